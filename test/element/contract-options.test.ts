import { expect } from '@open-wc/testing';
import type { MahjongSettler } from '../../src/index.js';
import { alerts, copyOf, drawn, enterKong, errorOf, hasPart, heard, isDimmed, mount, openPanel, part, button, all } from '../support/mounted.js'; // prettier-ignore
import { concealed, discard, kongDiscard, pigs, ready, recordOf, selfDraw, wall } from '../support/sichuan.js';

interface Case {
  readonly attribute: string;
  readonly property: string;
  /** Texts that say the value, the first as documented. */
  readonly texts: readonly string[];
  readonly value: unknown;
  readonly bad: readonly string[];
  readonly events: readonly object[];
  /** Worked out by hand, under the default and under the value. */
  readonly usual: readonly number[];
  readonly locked: readonly number[];
}

const kongThenWin = [concealed(1), discard(1, [[0, 0]], kongDiscard)];
const kongThenTwo = [concealed(1), discard(1, [[0, 0], [2, 0]], kongDiscard)]; // prettier-ignore
const pigAtWall = [wall, pigs(3), ready([0, 1])];

const cases: readonly Case[] = [
  {
    attribute: 'base',
    property: 'base',
    texts: ['3', ' 3 ', '03'],
    value: 3,
    bad: ['0', '-1', '1.5', '1000001', 'three', '', '1e3', '0x10', 'NaN', '３'],
    events: [concealed(0)],
    usual: [6, -2, -2, -2],
    locked: [18, -6, -6, -6],
  },
  {
    attribute: 'fan-cap',
    property: 'fanCap',
    texts: ['3', ' 3 '],
    value: 3,
    bad: ['2', '7', 'none', '', '4.5'],
    events: [selfDraw(0, 5)],
    usual: [51, -17, -17, -17],
    locked: [27, -9, -9, -9],
  },
  {
    attribute: 'self-draw-bonus',
    property: 'selfDrawBonus',
    texts: ['fan'],
    value: 'fan',
    bad: ['', 'points', 'true', 'toString'],
    events: [selfDraw(0, 2)],
    usual: [15, -5, -5, -5],
    locked: [24, -8, -8, -8],
  },
  {
    attribute: 'kong-transfer',
    property: 'kongTransfer',
    texts: ['off'],
    value: 'off',
    bad: ['', 'on', 'false', 'loser'],
    events: kongThenWin,
    usual: [5, -1, -2, -2],
    locked: [-1, 5, -2, -2],
  },
  {
    attribute: 'transfer-split',
    property: 'transferSplit',
    texts: ['each'],
    value: 'each',
    bad: ['', 'on', 'both'],
    events: kongThenTwo,
    usual: [2, -2, 2, -2],
    locked: [5, -8, 5, -2],
  },
  {
    attribute: 'pig-pays',
    property: 'pigPays',
    texts: ['ready'],
    value: 'ready',
    bad: ['', 'nobody', '__proto__'],
    events: pigAtWall,
    usual: [20, 14, 14, -48],
    locked: [20, -2, -2, -16],
  },
  {
    attribute: 'pig-also-not-ready',
    property: 'pigAlsoNotReady',
    texts: ['on', 'true', ''],
    value: true,
    bad: ['yes', '1', 'null', 'onn'],
    events: pigAtWall,
    usual: [20, 14, 14, -48],
    locked: [22, 14, 14, -50],
  },
  {
    attribute: 'kong-refund',
    property: 'kongRefund',
    texts: ['off', 'false'],
    value: false,
    bad: ['no', '0', 'none', 'undefined'],
    events: [concealed(1), wall, pigs(), ready([0, 0])],
    usual: [3, -1, -1, -1],
    locked: [1, 5, -3, -3],
  },
];

const withEvents = (events: readonly object[], options = {}) => ({ record: recordOf([{ events }], options) });

const balances = (host: MahjongSettler): readonly number[] => host.settlement.balances;

for (const { attribute, property, texts, value, bad, events, usual, locked } of cases) {
  describe(`contract-attributes: ${attribute}`, () => {
    for (const text of texts) {
      it(`settles the same events anew when it is ${JSON.stringify(text)}`, async () => {
        const host = await mount({}, { properties: withEvents(events) });
        const { rounds } = host.record;
        expect(balances(host)).to.deep.equal(usual);
        expect(host.record).not.to.have.property('options');
        host.setAttribute(attribute, text);
        expect(balances(host)).to.deep.equal(locked);
        expect(host.settlement.options[property]).to.equal(value);
        expect(host.record.options).to.deep.equal({ [property]: value });
        expect(host.record.rounds).to.deep.equal(rounds);
        expect(host).to.have.property(property, value);
        expect(host.error).to.equal(null);
      });
    }

    it('is in force before the first entry', async () => {
      const host = await mount({ [attribute]: texts[0]! });
      expect(host.record).to.deep.include({ options: { [property]: value }, rounds: [] });
    });

    it('is the same as the typed property, and as a text in it', async () => {
      for (const given of [value, ...texts]) {
        const host = await mount({}, { properties: withEvents(events) });
        Object.assign(host, { [property]: given });
        expect(balances(host), String(given)).to.deep.equal(locked);
        expect(host).to.have.property(property, value);
        expect(host.hasAttribute(attribute)).to.be.false;
      }
    });

    it('is free again without the attribute, and with null or undefined as property', async () => {
      const host = await mount({ [attribute]: texts[0]! }, { properties: withEvents(events) });
      expect(balances(host)).to.deep.equal(locked);
      host.removeAttribute(attribute);
      expect(balances(host)).to.deep.equal(usual);
      expect(host.record).not.to.have.property('options');
      expect(host).to.have.property(property, undefined);
      for (const none of [null, undefined]) {
        Object.assign(host, { [property]: value });
        expect(balances(host)).to.deep.equal(locked);
        Object.assign(host, { [property]: none });
        expect(balances(host)).to.deep.equal(usual);
      }
    });

    it('wins over the record, whose own value returns with its removal', async () => {
      const own = { [property]: value };
      const host = await mount({}, { properties: withEvents(events, own) });
      const fallback = (await mount()).settlement.options[property];
      expect(balances(host)).to.deep.equal(locked);
      Object.assign(host, { [property]: fallback });
      expect(balances(host)).to.deep.equal(usual);
      expect(host.record.options).to.deep.equal({ [property]: fallback });
      host.removeAttribute(attribute);
      Object.assign(host, { [property]: undefined });
      expect(balances(host)).to.deep.equal(locked);
      expect(host.record.options).to.deep.equal(own);
    });

    it('keeps the reference of the record where it changes nothing', async () => {
      const host = await mount({ [attribute]: texts[0]! }, { properties: withEvents(events) });
      const { record } = host;
      for (const text of texts) host.setAttribute(attribute, text);
      Object.assign(host, { [property]: value });
      await drawn(host);
      expect(host.record).to.equal(record);
      host.removeAttribute(attribute);
      Object.assign(host, { [property]: undefined });
      expect(host.record).not.to.equal(record);
    });

    it('makes way for the default when it is bad, and says so', async () => {
      for (const text of bad) {
        const host = await mount({}, { properties: withEvents(events) });
        const told = heard(host);
        const { record } = host;
        host.setAttribute(attribute, text);
        expect(errorOf(host), text).to.equal(`invalid-option /options/${property}`);
        expect(balances(host), text).to.deep.equal(usual);
        expect(host.record, text).to.equal(record);
        await drawn(host);
        expect(alerts(host)).to.have.lengthOf(1);
        expect(alerts(host)[0], text).to.contain(`invalid-option /options/${property}`);
        expect(told, text).to.have.lengthOf(1);
        expect(told[0]).to.include({ type: 'mahjong-settler-error', error: host.error });
      }
    });

    it('is mended by a good value', async () => {
      const host = await mount({ [attribute]: bad.at(-1)! }, { properties: withEvents(events) });
      expect(alerts(host)).to.have.lengthOf(1);
      host.setAttribute(attribute, texts[0]!);
      expect(host.error).to.equal(null);
      expect(balances(host)).to.deep.equal(locked);
      await drawn(host);
      expect(alerts(host)).to.be.empty;
    });

    it('is not for the players to choose among the house rules', async () => {
      const free = await mount();
      await openPanel(free, 'House rules');
      const locking = await mount({ [attribute]: texts[0]! });
      await openPanel(locking, 'House rules');
      const labels = (host: MahjongSettler) =>
        all(part(host, 'House rules'), 'label > span').map((one) => one.innerText);
      const [missing, ...more] = labels(free).filter((label) => !labels(locking).includes(label));
      expect(labels(free)).to.have.lengthOf(8);
      expect(more).to.be.empty;
      expect(part(locking, 'House rules').innerText).to.contain(`${missing!}: set by this page`);
    });
  });
}

describe('contract-attributes: options', () => {
  it('have properties of their names before anything is set, as frameworks look for them', async () => {
    const host = await mount();
    for (const name of ['ruleset', 'players', 'record', 'readOnly', ...cases.map(({ property }) => property)]) {
      expect(name in host, name).to.be.true;
    }
    for (const { property } of cases) expect(host).to.have.property(property, undefined);
  });

  it('take values that are none without a throw', async () => {
    for (const { property } of cases) {
      for (const value of [NaN, -0.5, {}, [], Symbol('off'), () => true, 5n, new Date(0)]) {
        const host = await mount({}, { properties: { [property]: value } });
        expect(errorOf(host)).to.equal(`invalid-option /options/${property}`);
        expect(host.record).not.to.have.property('options');
        await enterKong(host, 'East');
        expect(balances(host)).to.deep.equal([6, -2, -2, -2]);
      }
    }
  });

  it('report the next that is bad once the first is mended', async () => {
    const host = await mount({ 'fan-cap': '9', base: '0' });
    const events = heard(host);
    const first = errorOf(host);
    host.removeAttribute(first?.endsWith('base') ? 'base' : 'fan-cap');
    const second = errorOf(host);
    expect([first, second]).to.have.members(['invalid-option /options/fanCap', 'invalid-option /options/base']);
    await drawn(host);
    expect(events).to.have.lengthOf(1);
    expect(events[0]).to.include({ error: host.error });
  });

  it('that are good hold beside one that is bad', async () => {
    const host = await mount({ 'fan-cap': '9', base: '3' }, { properties: withEvents([concealed(0)]) });
    expect(balances(host)).to.deep.equal([18, -6, -6, -6]);
    expect(host.record.options).to.deep.equal({ base: 3 });
  });

  it('of other rulesets wait without an error', async () => {
    const host = await mount({ 'minimum-fan': '3', coefficients: '1' }, { properties: withEvents([concealed(0)]) });
    expect(host.error).to.equal(null);
    expect(host.record).not.to.have.property('options');
  });

  it('leave draft, undo and an open panel alone', async () => {
    const host = await mount();
    await enterKong(host, 'East');
    await openPanel(host, 'Session');
    host.setAttribute('base', '3');
    await drawn(host);
    expect(hasPart(host, 'Session')).to.be.true;
    button(host, 'Close').click();
    await drawn(host);
    expect(balances(host)).to.deep.equal([18, -6, -6, -6]);
    expect(isDimmed(button(host, 'Undo'))).to.be.false;
    button(part(host, 'Table'), /South/).click();
    await drawn(host);
    host.setAttribute('base', '2');
    await drawn(host);
    expect(hasPart(host, 'Win')).to.be.true;
    button(part(host, 'Kong'), 'Concealed').click();
    expect(balances(host)).to.deep.equal([12 - 4, 12 - 4, -8, -8]);
  });

  it('of a record stay when it comes back from the program, locked or not', async () => {
    const host = await mount({ 'fan-cap': '5' }, { properties: withEvents([selfDraw(0, 5)], { base: 2 }) });
    const { record } = host;
    host.record = copyOf(record);
    expect(host.record).to.equal(record);
    host.removeAttribute('fan-cap');
    expect(host.record.options).to.deep.equal({ base: 2 });
  });
});
