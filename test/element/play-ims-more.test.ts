import { expect } from '@open-wc/testing';
import type { MahjongRecord } from '../../src/engine/index.js';
import { isDimmed, isPressed, oneOf } from '../support/accessible.js';
import { finger } from '../support/hands.js';
import { begin, liability, openIms, sayMore, win, worths } from '../support/ims.js';
import { expectShown } from '../support/settled-rounds.js';
import { itMovesNothing, players } from '../support/table-page.js';

describe('kongs and flowers of ims', () => {
  // Bo's self-drawn hand: a third of the total is half the basic score.
  for (const { more, said, auxiliary, fan, third } of [
    {
      more: { 'Revealed kongs': '1' },
      said: '1 revealed kong',
      auxiliary: ' + 0 for 1 auxiliary point',
      fan: 1,
      third: 2,
    },
    { more: { Flowers: '2' }, said: '2 flowers', auxiliary: ' + 0.5 for 2 auxiliary points = 0.5', fan: 0, third: 1.5 },
    {
      more: { 'Concealed kongs': '1', Flowers: '1' },
      said: '1 concealed kong, 1 flower',
      auxiliary: ' + 0.5 for 3 auxiliary points = 1.5',
      fan: 1,
      third: 3,
    },
    {
      more: { 'Revealed kongs': '2', 'Concealed kongs': '1' },
      said: '2 revealed kongs, 1 concealed kong',
      auxiliary: ' + 1 for 4 auxiliary points = 3',
      fan: 2,
      third: 8,
    },
    {
      more: { 'Concealed kongs': '4', Flowers: '8' },
      said: '4 concealed kongs, 8 flowers',
      auxiliary: ' + 1 for 16 auxiliary points = 6',
      fan: 5,
      third: 37.5,
    },
    { more: { Flowers: '8' }, said: '8 flowers', auxiliary: ' + 0 for 8 auxiliary points', fan: 12, third: 72 },
  ])
    // prettier-ignore
    it(`${said} at ${fan} fan make ${third} each`, async () => {
      const page = await openIms();
      await begin(page, 1, null);
      await page.say(fan);
      await sayMore(page, more);
      expect(page.says).to.equal(`Bo wins self-drawn, ${fan} fan, ${said}: ${third} each, ${3 * third} in all`);
      await page.tapButton('Record');
      expect(page.rows[0]).to.contain(`self-feed, ${fan} fan${auxiliary}: basic`);
      expectShown(page, 0, [-third, 3 * third, -third, -third]);
    });

  it('are said behind "More", change each chip’s worth, and can be taken back', async () => {
    const page = await openIms({}, finger);
    await begin(page, 3, 0);
    await page.tapButton('More');
    expect(isPressed(page.button('More'))).to.be.true;
    expect(page.hasPart('Fan')).to.be.false;
    await page.choose('Concealed kongs', '2');
    await page.tapButton('More');
    expect(page.says).to.equal('Fan?');
    expect(worths(page)).to.equal('4 8 16 32 64 75 85 95 105 115 125 144 144');
    // One auxiliary point adds nothing, two and three half a fan.
    await sayMore(page, { 'Concealed kongs': 'none', Flowers: '1' });
    expect(worths(page)).to.equal('2 4 8 16 32 64 75 85 95 105 115 125 144');
    for (const flowers of ['2', '3']) {
      await sayMore(page, { Flowers: flowers });
      expect(worths(page)).to.equal('3 6 12 24 48 70 80 90 100 110 120 130 144');
    }
    await sayMore(page, { 'Concealed kongs': '2', Flowers: 'none' });
    await page.say(7);
    await sayMore(page, { 'Concealed kongs': 'none' });
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([win(0, { seat: 3, fan: 7 })]);
    expectShown(page, 0, [-85, 0, 0, 85]);
  });

  it('are refused where there are more than a hand or the set holds', async () => {
    const page = await openIms();
    await begin(page, 1, 0);
    await page.say(1);
    await sayMore(page, { 'Revealed kongs': '2', 'Concealed kongs': '3' });
    expect(page.says).to.equal('A hand holds at most four kongs.');
    await sayMore(page, { 'Concealed kongs': '1', Flowers: '5' });
    expect(isDimmed(page.button('Record'))).to.be.false;
    await page.tapSeat('Chen');
    await page.say(1);
    await sayMore(page, { Flowers: '4' });
    expect(page.says).to.equal('There are only eight flowers.');
    await sayMore(page, { Flowers: '3' });
    await page.tapButton('Record');
    // Bo: 9 auxiliary, 2 fan; Chen: 3, so 1.5 fan.
    expectShown(page, 0, [-14, 8, 6, 0]);
  });

  it('are in the reason, beside the fan, the basic score and the factor', async () => {
    const page = await openIms();
    await begin(page, 0, 2);
    await page.say(8);
    await sayMore(page, { 'Revealed kongs': '1', Flowers: '2' });
    expect(page.says).to.equal('Ann wins on Chen’s discard, 8 fan, 1 revealed kong, 2 flowers: 150');
    await page.tapButton('Record');
    expect(page.rows[0]).to.contain('Chen → Ann 150: grab, 8 fan + 0.5 for 3 auxiliary points = 8.5: basic');
    expect(page.rows[0]).to.contain(': basic 100 × 1.5 = 150 ');
    expectShown(page, 0, [150, 0, -150, 0]);
  });

  it('leave the fan in sight of a second winner, of whom it is still asked', async () => {
    const page = await openIms();
    await begin(page, 1, 3);
    await page.say(2);
    await page.tapButton('More');
    await page.choose('Flowers', '2');
    await page.tapSeat('Chen');
    expect(page.hasPart('Fan')).to.be.true;
    await page.say(3);
    await page.tapButton('Record');
    expectShown(page, 0, [0, 12, 16, -28]);
  });

  it('flowers are refused where the table plays without them', async () => {
    const page = await openIms({ flowers: 'off' });
    expect(page.ledger).to.contain('no flowers, minimum 0 fan');
    await begin(page, 1, 0);
    await page.say(2);
    await sayMore(page, { Flowers: '2', 'Revealed kongs': '2' });
    expect(page.says).to.equal('This table plays without flowers.');
    expect(isDimmed(page.button('Record'))).to.be.true;
    await page.tapButton('Record');
    expect(page.says).to.equal('This table plays without flowers.');
    expect(page.element.record.rounds).to.be.empty;
    await sayMore(page, { Flowers: 'none' });
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([win(0, { seat: 1, fan: 2, revealedKongs: 2 })]);
    expectShown(page, 0, [-12, 12, 0, 0]);
  });
});

describe('liability in ims', () => {
  const { 'four-chows': chows, 'three-dragons': dragons, 'four-winds': winds } = liability;

  // prettier-ignore
  for (const { seat, from, fan, option, says, balances } of [
    // The seat before Chen is Bo, before Ann is Dee.
    { seat: 2, from: null, fan: 1, option: chows, says: 'Bo → Chen 6', balances: [0, -6, 6, 0] },
    { seat: 2, from: 3, fan: 1, option: chows, says: 'Bo → Chen 4', balances: [0, -4, 4, 0] },
    { seat: 0, from: 1, fan: 1, option: chows, says: 'Dee → Ann 6', balances: [6, 0, 0, -6] },
    { seat: 1, from: 0, fan: 8, option: `${dragons}, Dee`, says: 'Dee → Bo 95', balances: [0, 95, 0, -95] },
    { seat: 1, from: null, fan: 8, option: `${dragons}, Ann`, says: 'Ann → Bo 142.5', balances: [-142.5, 142.5, 0, 0] },
    { seat: 0, from: null, fan: 12, option: `${winds}, Bo`, says: 'Bo → Ann 216', balances: [216, -216, 0, 0] },
    { seat: 3, from: 2, fan: 12, option: `${winds}, Ann`, says: 'Ann → Dee 144', balances: [-144, 0, 0, 144] },
  ])
    it(`${option} to ${players[seat]!}: ${says}`, async () => {
      const page = await openIms();
      await begin(page, seat, from);
      await page.say(fan);
      await sayMore(page, { Liable: option });
      expect(page.plaques.map(({ balance }) => Number(balance.replace('−', '-')))).to.deep.equal(balances);
      await page.tapButton('Record');
      expect(page.rows[0]).to.contain(`${says}: ${option.split(',')[0]!}, ${fan} fan: basic `);
      expectShown(page, 0, balances);
    });

  it('is passed over when the liable seat wins too', async () => {
    const page = await openIms();
    await begin(page, 1, 3);
    await page.say(8);
    await sayMore(page, { Liable: `${dragons}, Chen` });
    expect(page.balances).to.equal('0 +95 −95 0');
    await page.tapSeat('Chen');
    await page.say(2);
    expect(page.balances).to.equal('0 +95 +8 −103');
    await page.tapButton('Record');
    const liable = { rule: 'three-dragons', seat: 2 };
    expect(page.events()).to.deep.equal([win(3, { seat: 1, fan: 8, liable }, { seat: 2, fan: 2 })]);
    expect(page.rows[0]).to.contain('Dee → Bo 95: grab, 8 fan: basic 95 × 1 = 95');
    expectShown(page, 0, [0, 95, 8, -103]);
  });

  it('is shown where a record names the left neighbour, too', async () => {
    const page = await openIms();
    const liable = { rule: 'four-chows', seat: 1 };
    const record: object = { ...page.element.record, rounds: [{ events: [win(null, { seat: 2, fan: 1, liable })] }] };
    page.element.record = record as MahjongRecord;
    await page.settled();
    expectShown(page, 0, [0, -6, 6, 0]);
    await page.tap(page.row(1));
    await page.tapButton('More');
    const list = oneOf(page.root, 'combobox', 'Liable') as HTMLSelectElement;
    expect(list.selectedOptions[0]?.text).to.equal(chows);
    await page.choose('Liable', 'none');
    await page.tapButton('More');
    await page.tapButton('Record');
    expectShown(page, 0, [-2, -2, 6, -2]);
  });

  it('is refused where the kongs contradict it', async () => {
    const page = await openIms();
    await begin(page, 1, 3);
    await page.say(8);
    await sayMore(page, { Liable: `${winds}, Ann`, 'Concealed kongs': '1' });
    expect(page.says).to.equal('All sets must come from discards: not with these kongs.');
    await sayMore(page, { Liable: `${dragons}, Ann` });
    await page.tapButton('Record');
    // 8 fan and 2 auxiliary points: 8.5, basic 100.
    expectShown(page, 0, [-100, 100, 0, 0]);
  });
});

itMovesNothing();
