import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.js';
import { sendKeys } from '@web/test-runner-commands';
import { settleUp } from '../../src/engine/index.js';
import type { MahjongSettler } from '../../src/index.js';
import { allOf, focused, oneOf } from '../support/accessible.js';
import { finger } from '../support/hands.js';
import { drawn, heard, mount, names, openPanel, press } from '../support/mounted.js';
import {
  dues,
  moneyField,
  openSettleUp,
  payments,
  says,
  setMoney,
  settleUpOpens,
  settleUpPanel,
} from '../support/money.js';
import { concealed, exposed, recordOf } from '../support/sichuan.js';
import { won } from '../support/wenzhou.js';

const euro = { 'point-value': '0.10', currency: 'EUR' };

async function open(events: readonly object[], attributes: Record<string, string> = {}): Promise<MahjongSettler> {
  const record = recordOf(events.length > 0 ? [{ events }] : []);
  const host = await mount({ players: names, ...attributes }, { properties: { record } });
  await openSettleUp(host);
  return host;
}

describe('the settle-up', () => {
  it('says what each owes, who pays whom, and why no fewer payments could do', async () => {
    const host = await open([concealed(0), exposed(2, 1)], euro);
    expect(dues(host)).to.deep.equal([
      'Ann +6 is owed €0.60',
      'Bo −4 owes €0.40',
      'Chen 0 is even',
      'Dee −2 owes €0.20',
    ]);
    expect(payments(host)).to.deep.equal(['Bo pays Ann €0.40', 'Dee pays Ann €0.20']);
    expect(says(host)).to.contain('Payments 1 point = €0.10');
    expect(says(host)).to.contain('Of these three no two do, so all must be linked: two payments are the fewest.');
  });

  it('counts in points where they have no value', async () => {
    const host = await open([exposed(0, 1), concealed(2)]);
    expect(dues(host)).to.deep.equal(['Ann is even', 'Bo owes 4 points', 'Chen is owed 6 points', 'Dee owes 2 points']);
    expect(payments(host)).to.deep.equal(['Bo pays Chen 4 points', 'Dee pays Chen 2 points']);
  });

  const reasons: readonly (readonly [what: string, events: readonly object[], paid: number, text: string])[] = [
    ['nobody', [], 0, 'Nobody owes anything.'],
    ['nobody any more', [exposed(0, 1), exposed(1, 0)], 0, 'Nobody owes anything.'],
    ['two', [exposed(0, 3)], 1, 'Only Ann and Dee are not even: one payment.'],
    ['two pairs', [exposed(0, 1), exposed(2, 3)], 2, 'Ann and Bo come out even between themselves, and so do Chen and Dee.'],
    ['two other pairs', [exposed(0, 3), exposed(1, 2)], 2, 'Ann and Chen come out even between themselves, and so do Bo and Dee.'],
    ['three', [exposed(0, 1), exposed(0, 2)], 2, 'Of these three no two do, so all must be linked: two payments are the fewest.'],
    ['four', [concealed(3)], 3, 'Of these four no two or three do, so all must be linked: three payments are the fewest.'],
  ]; // prettier-ignore

  for (const [what, events, paid, text] of reasons) {
    it(`gives its reason: ${what}`, async () => {
      const host = await open(events);
      expect(says(host)).to.contain(text);
      expect(payments(host)).to.have.lengthOf(paid);
      expect(settleUp(host.settlement.balances)).to.have.lengthOf(paid);
    });
  }

  it('says that a round is under way', async () => {
    const host = await open([exposed(0, 1)]);
    expect(says(host)).to.contain('Round 1 is not settled: what it has paid so far is counted.');
    expect(says(await open([]))).not.to.contain('not settled');
  });

  const currencies: readonly (readonly [pointValue: string, currency: string, paid: readonly string[]])[] = [
    ['100', 'JPY', ['Bo pays Ann ¥200', 'Chen pays Ann ¥200', 'Dee pays Ann ¥200']],
    ['0.10', 'EUR', ['Bo pays Ann €0.20', 'Chen pays Ann €0.20', 'Dee pays Ann €0.20']],
    ['0.25', 'KWD', ['Bo pays Ann KWD 0.500', 'Chen pays Ann KWD 0.500', 'Dee pays Ann KWD 0.500']],
  ];

  for (const [pointValue, currency, paid] of currencies) {
    it(`pays in ${currency}`, async () => {
      const host = await open([concealed(0)], { 'point-value': pointValue, currency });
      expect(payments(host).map((one) => one.replace(/\s/g, ' '))).to.deep.equal(paid);
      const { balances } = host.settlement;
      const amounts = settleUp(balances, { pointValue, currency }).map(({ amount }) => amount);
      expect(amounts).to.deep.equal(paid.map((one) => one.replace(/[^\d.]/g, '')));
      expect(says(host)).not.to.contain('cut off');
    });
  }

  it('tells what it has cut off, and who takes on what is then missing', async () => {
    const host = await open([concealed(0)], { 'point-value': '0.3', currency: 'JPY' });
    expect(dues(host)).to.deep.equal([
      'Ann +6 +¥1.8 is owed ¥1',
      'Bo −2 −¥0.6 owes ¥1',
      'Chen −2 −¥0.6 is even',
      'Dee −2 −¥0.6 is even',
    ]);
    expect(payments(host)).to.deep.equal(['Bo pays Ann ¥1']);
    expect(says(host)).to.contain(
      'Only Ann and Bo are not even: one payment. Each sum is cut off at ¥1. ' +
        'So that they still come to zero, Bo owes ¥1 more: what is missing goes where most was cut off.',
    );
  });

  it('tells of several who take something on, and of nothing that is missing', async () => {
    const host = await open([exposed(3, 0), exposed(3, 1), exposed(3, 2)], { 'point-value': '0.45', currency: 'JPY' });
    expect(payments(host)).to.deep.equal(['Ann pays Dee ¥1', 'Bo pays Dee ¥1']);
    expect(says(host)).to.contain('Ann and Bo owe ¥1 more each:');
    const other = await open([exposed(3, 0)], { 'point-value': '0.003', currency: 'EUR' });
    expect(says(other)).to.contain('Nobody owes anything. Each sum is cut off at €0.01.');
    expect(says(other)).not.to.contain('more');
  });
});

describe('the settle-up at the end of a game', () => {
  it('is one tap away', async () => {
    const rounds = [1, 2, 3, 4].map(() => ({ events: [won(0)] }));
    const record = { ...recordOf(rounds), ruleset: 'wenzhou' };
    const host = await mount({ players: names }, { properties: { record } });
    expect(host.settlement.over).to.be.true;
    await press(host, 'Settle up', 'Entry');
    await settleUpOpens(host);
    expect(payments(host)).to.deep.equal(
      [1, 2, 3].map((seat) => `${['Bo', 'Chen', 'Dee'][seat - 1]!} pays Ann 20 points`),
    );
    expect(says(host)).not.to.contain('not settled');
  });
});

describe('money in the settle-up', () => {
  it('is set by a player: tapped, typed, and in the record', async () => {
    const host = await open([concealed(0)]);
    const events = heard(host);
    await finger.press(moneyField(host, /^One point/));
    for (const key of '0.50') await sendKeys({ press: key });
    await sendKeys({ press: 'Tab' });
    for (const key of 'chf') await sendKeys({ press: key });
    await finger.press(oneOf(settleUpPanel(host), 'button', 'Use this value'));
    await drawn(host);
    expect(host.record.money).to.deep.equal({ pointValue: '0.50', currency: 'CHF' });
    expect(payments(host).map((one) => one.replace(/\s/g, ' '))).to.include('Bo pays Ann CHF 1.00');
    expect(events.map(({ type }) => type)).to.deep.equal(['mahjong-settler-change']);
    expect(host.value).to.contain('money 0.50 CHF');
  });

  it('is set by Enter', async () => {
    const host = await open([concealed(0)]);
    moneyField(host, /^One point/).value = '1';
    moneyField(host, /^Currency/).focus();
    for (const key of 'EUR') await sendKeys({ press: key });
    await sendKeys({ press: 'Enter' });
    await eventually(() => host.record.money !== undefined);
    expect(host.record.money).to.deep.equal({ pointValue: '1', currency: 'EUR' });
  });

  it('is changed, cleared, and brought back by Undo', async () => {
    const host = await open([concealed(0)]);
    await setMoney(host, '2', 'EUR');
    await setMoney(host, '0,25', 'EUR');
    expect(host.record.money).to.deep.equal({ pointValue: '0.25', currency: 'EUR' });
    expect(moneyField(host, /^One point/).value).to.equal('0.25');
    await press(host, 'Points only', 'Settle up');
    expect(host.record).not.to.have.property('money');
    expect(moneyField(host, /^One point/).value).to.equal('');
    expect(payments(host)).to.include('Bo pays Ann 2 points');
    await press(host, 'Close', 'Settle up');
    await press(host, 'Undo');
    expect(host.record.money).to.deep.equal({ pointValue: '0.25', currency: 'EUR' });
    await press(host, 'Undo');
    expect(host.record.money).to.deep.equal({ pointValue: '2', currency: 'EUR' });
    expect(host.record.rounds).to.have.lengthOf(1);
  });

  it('of the same value changes nothing', async () => {
    const host = await open([concealed(0)]);
    await setMoney(host, '2', 'EUR');
    const events = heard(host);
    await setMoney(host, '2', 'eur');
    expect(events).to.be.empty;
  });

  it('stays for the next game', async () => {
    const host = await open([concealed(0)]);
    await setMoney(host, '2', 'EUR');
    await press(host, 'Close', 'Settle up');
    await openPanel(host, 'Session');
    await press(host, 'New game', 'Session');
    expect(host.record.rounds).to.be.empty;
    expect(host.record.money).to.deep.equal({ pointValue: '2', currency: 'EUR' });
  });

  const wrong: readonly (readonly [pointValue: string, currency: string, field: RegExp, told: string])[] = [
    ['', 'EUR', /^One point/, 'A number above 0 in plain digits, such as 0.10.'],
    ['0', 'EUR', /^One point/, 'A number above 0 in plain digits, such as 0.10.'],
    ['-1', 'EUR', /^One point/, 'A number above 0 in plain digits, such as 0.10.'],
    ['1.000,50', 'EUR', /^One point/, 'A number above 0 in plain digits, such as 0.10.'],
    ['0.10', '', /^Currency/, 'Three letters, such as EUR.'],
    ['0.10', '€', /^Currency/, 'Three letters, such as EUR.'],
    ['', '', /^One point/, 'A number above 0 in plain digits, such as 0.10.'],
  ];

  for (const [pointValue, currency, field, told] of wrong) {
    it(`is refused in place: "${pointValue}" "${currency}"`, async () => {
      const host = await open([concealed(0)]);
      const events = heard(host);
      const before = host.record;
      await setMoney(host, pointValue, currency);
      expect(allOf(settleUpPanel(host), 'alert').map(({ textContent }) => textContent)).to.deep.equal([told]);
      const input = moneyField(host, field);
      expect(input.getAttribute('aria-invalid')).to.equal('true');
      expect(focused()).to.equal(input);
      const description = input.getAttribute('aria-describedby')!;
      expect(host.shadowRoot!.getElementById(description)!.textContent).to.equal(told);
      expect([moneyField(host, /^One point/).value, moneyField(host, /^Currency/).value]).to.deep.equal([
        pointValue,
        currency,
      ]);
      expect(host.record).to.equal(before);
      expect(events).to.be.empty;
      await expect(host).to.be.accessible();
      await setMoney(host, '0.10', 'EUR');
      expect(allOf(settleUpPanel(host), 'alert')).to.be.empty;
      expect(host.record.money).to.deep.equal({ pointValue: '0.10', currency: 'EUR' });
    });
  }

  it('that was refused is forgotten with the panel', async () => {
    const host = await open([concealed(0)]);
    await setMoney(host, 'x', 'EUR');
    await press(host, 'Close', 'Settle up');
    await openSettleUp(host);
    expect(allOf(settleUpPanel(host), 'alert')).to.be.empty;
  });

  it('is the page’s to decide where it has', async () => {
    const host = await open([concealed(0)], euro);
    expect(settleUpPanel(host).querySelectorAll('input')).to.be.empty;
    expect(says(host)).to.contain('What a point is worth is set by this page.');
    host.removeAttribute('point-value');
    host.removeAttribute('currency');
    await drawn(host);
    await setMoney(host, '3', 'EUR');
    expect(host.record.money).to.deep.equal({ pointValue: '3', currency: 'EUR' });
    // What the record says is the players’ own.
    host.pointValue = '0.10';
    host.currency = 'EUR';
    await drawn(host);
    expect(moneyField(host, /^One point/).value).to.equal('3');
    await press(host, 'Points only', 'Settle up');
    expect(host.record.money).to.deep.equal({ pointValue: '0.10', currency: 'EUR' });
    expect(says(host)).to.contain('set by this page');
  });

  it('is nobody’s to set where nothing may be entered', async () => {
    const host = await open([concealed(0)], { readonly: '' });
    expect(settleUpPanel(host).querySelectorAll('input, form')).to.be.empty;
    expect(payments(host)).to.have.lengthOf(3);
  });
});
