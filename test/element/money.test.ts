import { expect } from '@open-wc/testing';
import { textOf } from '../support/accessible.js';
import { alerts, drawn, enterKong, errorOf, heard, mount, names, openPanel, part, press } from '../support/mounted.js';
import { plaque } from '../support/money.js';
import { concealed, discard, recordOf } from '../support/sichuan.js';

const rounds = [
  { events: [discard(3, [[0, 1]]), discard(3, [[1, 2]]), discard(3, [[2, 3]])] },
  { events: [concealed(1)] },
];
const record = recordOf(rounds);
const euro = { 'point-value': '0.10', currency: 'EUR' };

describe('money beside points', () => {
  it('stands on the plaques, and below the sums of the ledger', async () => {
    const host = await mount({ players: names, ...euro }, { properties: { record } });
    expect(plaque(host, 'Ann')).to.equal('E Ann −2 −€0.20 dealer');
    expect(plaque(host, 'Bo')).to.equal('S Bo +6 +€0.60');
    const ledger = textOf(part(host, 'Ledger'));
    expect(ledger).to.contain('This round sum 0 E −2 −€0.20 S +6 +€0.60 W −2 −€0.20 N −2 −€0.20');
    expect(ledger).to.contain('Session sum 0 E 0 €0.00 S +10 +€1.00 W +6 +€0.60 N −16 −€1.60');
    await openPanel(host, 'Session');
    expect(textOf(part(host, 'Session'))).to.contain('E 0 €0.00 S +10 +€1.00 W +6 +€0.60 N −16 −€1.60');
  });

  it('is what a draft would make of it, too', async () => {
    const host = await mount({ players: names, ...euro }, { properties: { record } });
    await press(host, /Ann/, 'Table');
    await press(host, 'Self-draw', 'Win');
    await press(host, /^1 /, 'Fan');
    expect(plaque(host, 'Ann')).to.match(/\+€0\.70/);
    expect(plaque(host, 'Dee')).to.match(/−€0\.50/);
  });

  it('is nowhere without a value', async () => {
    const host = await mount({ players: names }, { properties: { record } });
    expect(textOf(host.shadowRoot!.querySelector('.base')!)).not.to.match(/[€.]\d/);
  });

  const writings: readonly (readonly [pointValue: string, currency: string, lang: string, ledger: string])[] = [
    ['100', 'JPY', 'en', 'E −200 S +600'.replace(/([+−])/g, '$1¥')],
    ['0.25', 'KWD', 'en', 'E −KWD 0.500 S +KWD 1.500'],
    ['0.0005', 'EUR', 'en', 'E −€0.001 S +€0.003'],
    ['0.125', 'EUR', 'en', 'E −€0.25 S +€0.75'],
    ['1.5', 'JPY', 'en', 'E −¥3 S +¥9'],
    ['0.5', 'XQQ', 'en', 'E −XQQ 1.00 S +XQQ 3.00'],
    // More than a number holds: digit by digit, and the code.
    ['0.00000000000000001', 'EUR', 'en', 'E −0.00000000000000002 EUR S +0.00000000000000006 EUR'],
    ['12345678901234567', 'JPY', 'en', 'E −24691357802469134 JPY S +74074073407407402 JPY'],
  ];

  for (const [pointValue, currency, lang, expected] of writings) {
    it(`is exact: ${pointValue} ${currency}`, async () => {
      const host = await mount({ 'point-value': pointValue, currency, lang }, { properties: { record } });
      const worth = textOf(part(host, 'Ledger'))
        .replace(/ /g, ' ')
        .replace(/([ESWN]) [+−]?\d+ (?=[+−])/g, '$1 ');
      expect(worth).to.contain(expected);
    });
  }
});

describe('point-value and currency', () => {
  it('fill what the record leaves out, and are not written into it for good', async () => {
    const host = await mount({ players: names, ...euro }, { properties: { record } });
    expect(host.record.money).to.deep.equal({ pointValue: '0.10', currency: 'EUR' });
    await enterKong(host, 'Chen');
    expect(host.record.money).to.deep.equal({ pointValue: '0.10', currency: 'EUR' });
    host.currency = 'CHF';
    expect(host.record.money).to.deep.equal({ pointValue: '0.10', currency: 'CHF' });
    host.removeAttribute('point-value');
    host.removeAttribute('currency');
    expect(host.record).not.to.have.property('money');
    expect(host.error).to.equal(null);
  });

  it('leave the record’s own as it is', async () => {
    const own = { pointValue: '5', currency: 'JPY' };
    const host = await mount({ ...euro }, { properties: { record: { ...record, money: own } } });
    expect(host.record.money).to.deep.equal(own);
    host.record = record;
    expect(host.record.money).to.deep.equal({ pointValue: '0.10', currency: 'EUR' });
  });

  it('are properties, too, trimmed and in any case', async () => {
    const host = await mount({}, { properties: { pointValue: ' 0.10 ', currency: 'eur', record } });
    expect(host.record.money).to.deep.equal({ pointValue: '0.10', currency: 'EUR' });
    Object.assign(host, { pointValue: null, currency: null });
    expect(host.record).not.to.have.property('money');
  });

  it('set one after the other are never told of as half', async () => {
    const host = await mount({}, { properties: { record } });
    const events = heard(host);
    host.setAttribute('point-value', '2');
    host.setAttribute('currency', 'EUR');
    await drawn(host);
    expect(host.record.money).to.deep.equal({ pointValue: '2', currency: 'EUR' });
    expect(events).to.be.empty;
  });

  it('of the same value keep the reference of the record', async () => {
    const host = await mount({ ...euro }, { properties: { record } });
    const before = host.record;
    host.currency = ' eur ';
    expect(host.record).to.equal(before);
    host.record = structuredClone(before);
    expect(host.record).to.equal(before);
  });

  const bad: readonly (readonly [attributes: Record<string, string>, path: string])[] = [
    [{ 'point-value': '0.10' }, '/money/currency'],
    [{ currency: 'EUR' }, '/money/pointValue'],
    [{ 'point-value': '0,10', currency: 'EUR' }, '/money/pointValue'],
    [{ 'point-value': '-1', currency: 'EUR' }, '/money/pointValue'],
    [{ 'point-value': '0', currency: 'EUR' }, '/money/pointValue'],
    [{ 'point-value': '', currency: 'EUR' }, '/money/pointValue'],
    [{ 'point-value': '1e3', currency: 'EUR' }, '/money/pointValue'],
    [{ 'point-value': '1', currency: '€' }, '/money/currency'],
    [{ 'point-value': '1', currency: 'EURO' }, '/money/currency'],
  ];

  for (const [attributes, path] of bad) {
    it(`are refused: ${JSON.stringify(attributes)}`, async () => {
      const host = await mount({ players: names, ...attributes }, { properties: { record } });
      expect(errorOf(host)).to.equal(`invalid-record ${path}`);
      expect(alerts(host).join()).to.contain(`invalid-record ${path}`);
      expect(host.record).not.to.have.property('money');
      expect(plaque(host, 'Ann')).to.equal('E Ann −2 dealer');
      host.pointValue = '0.10';
      host.currency = 'EUR';
      await drawn(host);
      expect(host.error).to.equal(null);
      expect(alerts(host)).to.be.empty;
      expect(plaque(host, 'Ann')).to.equal('E Ann −2 −€0.20 dealer');
    });
  }
});
