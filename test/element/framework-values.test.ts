import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.js';
import {
  alerts,
  all,
  drawn,
  enterKong,
  errorOf,
  hasPart,
  heard,
  isDimmed,
  mount,
  names,
  part,
  seatOf,
} from '../support/mounted.js';
import { concealed, recordOf } from '../support/sichuan.js';

/* Frameworks set properties to what says "nothing": `undefined`, `null`, an empty text, or `true` for a bare attribute. */

const record = recordOf([{ events: [concealed(0)] }]);
const content = 'kong S concealed';

describe('framework values', () => {
  for (const nothing of [undefined, null]) {
    it(`flags are off at ${String(nothing)}`, async () => {
      const flags = { disabled: nothing, readOnly: nothing, required: nothing };
      const early = await mount({ players: names }, { properties: flags });
      expect(early.getAttributeNames()).to.deep.equal(['players']);
      const host = await mount({ disabled: '', readonly: '', required: '' });
      Object.assign(host, flags);
      expect(host.getAttributeNames()).to.be.empty;
      await drawn(host);
      await enterKong(host, 'East');
    });

    it(`a record that is ${String(nothing)} leaves the page’s, and takes back one that was set`, async () => {
      const host = await mount({ value: content }, { properties: { record: nothing } });
      const events = heard(host);
      expect(errorOf(host)).to.equal(null);
      expect(host.settlement.balances).to.deep.equal([-2, 6, -2, -2]);
      host.record = record;
      expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
      host.record = nothing;
      expect(host.settlement.balances).to.deep.equal([-2, 6, -2, -2]);
      host.setAttribute('value', 'kong W concealed');
      expect(host.settlement.balances).to.deep.equal([-2, -2, 6, -2]);
      await drawn(host);
      expect(alerts(host)).to.be.empty;
      expect(events).to.be.empty;
    });

    it(`a name that is ${String(nothing)} is none`, async () => {
      const host = await mount();
      host.name = nothing;
      expect(host.name).to.equal('');
    });
  }

  for (const [name, value] of Object.entries({
    ruleset: 'ims',
    players: names,
    currency: undefined,
    pointValue: undefined,
    base: 2,
    fanCap: 6,
    selfDrawBonus: 'fan',
    coefficients: '3/5/7/9',
    minimumFan: 2,
  })) {
    it(`${name} is taken back by an empty text`, async () => {
      const host = await mount({}, { properties: { [name]: value } });
      const before = (await mount()).record;
      Object.assign(host, { [name]: '' });
      expect(host).to.have.property(name, undefined);
      expect(host.error).to.equal(null);
      expect(host.record).to.deep.equal(before);
    });
  }

  it('a point value may be a number', async () => {
    const host = await mount({}, { properties: { pointValue: 0.1, currency: 'EUR' } });
    expect(host.record.money).to.deep.equal({ pointValue: '0.1', currency: 'EUR' });
  });

  for (const [value, count] of [
    [true, 8],
    ['', 8],
    ['fan-cap', 1],
    [false, 0],
    [undefined, 0],
  ] as const) {
    it(`explore = ${JSON.stringify(value)} lets readers change ${count} options`, async () => {
      const host = await mount({ mode: 'explain', step: '1', value: content }, { properties: { explore: value } });
      await eventually(() => all(host, '.rule').length > 0);
      expect(hasPart(host, /^What if/)).to.equal(count > 0);
      if (count > 0) expect(all(part(host, /^What if/), 'select, input')).to.have.lengthOf(count);
    });
  }

  it('the mode is one of two, whatever it is set to', async () => {
    const host = await mount({ mode: 'EXPLAIN' });
    expect(host.mode).to.equal('explain');
    for (const mode of ['', 'other', undefined, null]) {
      host.mode = 'explain';
      host.mode = mode;
      expect(host.mode).to.equal('play');
    }
    await drawn(host);
    expect(isDimmed(seatOf(host, 'East'))).to.be.false;
  });

  for (const value of [false, true, 5, {}, []]) {
    it(`a value that is ${JSON.stringify(value)} is refused in place`, async () => {
      const host = await mount({ value: content });
      expect(Reflect.set(host, 'value', value)).to.be.true;
      await drawn(host);
      expect(host.error!.code).to.equal('invalid-record');
      expect(alerts(host)).to.have.lengthOf(1);
      expect(host.settlement.balances).to.deep.equal([-2, 6, -2, -2]);
    });
  }
});
