import { expect } from '@open-wc/testing';
import { isDimmed, isPressed } from '../support/accessible.js';
import { finger } from '../support/hands.js';
import { expectShown } from '../support/settled-rounds.js';
import { wall } from '../support/sichuan.js';
import { itMovesNothing } from '../support/table-page.js';
import { chipOf, enterWin, leaders, nextRound, openWenzhou, play, won, worthOf } from '../support/wenzhou.js';

/** What each hand pays: Leader and two others where Bo wins from Ann who leads, and each of three where Ann wins. */
const hands = [
  { hand: 'with-joker', bo: '2 + 1 + 1', balances: [-2, 4, -1, -1], ann: 2, said: 'with a joker' },
  { hand: 'without-joker', bo: '4 + 2 + 2', balances: [-4, 8, -2, -2], ann: 4, said: 'without a joker' },
  {
    hand: 'three-jokers-incomplete',
    bo: '4 + 2 + 2',
    balances: [-4, 8, -2, -2],
    ann: 4,
    said: 'three jokers, hand incomplete',
  },
  { hand: 'three-jokers', bo: '8 + 4 + 4', balances: [-8, 16, -4, -4], ann: 8, said: 'three jokers, hand complete' },
  { hand: 'eight-pairs', bo: '6 + 3 + 3', balances: [-6, 12, -3, -3], ann: 6, said: 'eight pairs without a joker' },
] as const;

function doubled(numbers: readonly number[]): number[] {
  return numbers.map((number) => 2 * number);
}

describe('a wenzhou win', () => {
  for (const { hand, bo, balances, ann, said } of hands) {
    it(`${said} takes three taps and is worth what its chip says`, async () => {
      const page = await openWenzhou({}, finger);
      await page.tapSeat('Bo');
      expect(worthOf(page, hand)).to.equal(bo);
      await page.tap(chipOf(page, hand));
      expect(page.element.record.rounds, 'nothing is entered yet').to.be.empty;
      await page.tapButton('Record');
      expect(page.taps).to.equal(3);
      expect(page.events()).to.deep.equal([won(1, hand)]);
      expect(page.rows[0]).to.contain(`1 Bo wins, ${said} `);
      expectShown(page, 0, balances);
      await nextRound(page, 1);
      expect(page.statuses).to.deep.equal([undefined, 'Leader ×2', undefined, undefined]);
    });

    it(`${said} by the Leader is paid twice by each`, async () => {
      const page = await openWenzhou();
      await page.tapSeat('Ann');
      expect(worthOf(page, hand)).to.equal(`${ann} each`);
      await page.tap(chipOf(page, hand));
      expect(page.says).to.equal(`Ann wins, ${said}: ${ann} each, ${3 * ann} in all`);
      await page.tapButton('Record');
      expectShown(page, 0, [3 * ann, -ann, -ann, -ann]);
      await nextRound(page, 0);
      expect(page.rail).to.contain('Ann, Leader ×4');
    });

    it(`${said}, with the last tile, gains twice`, async () => {
      const page = await openWenzhou();
      await page.tapSeat('Bo');
      await page.tap(chipOf(page, hand));
      await page.tapButton('Last tile ×2', 'Hand');
      expect(isPressed(page.button('Last tile ×2', 'Hand'))).to.be.true;
      const sums = bo.split(' + ').map((sum) => String(2 * Number(sum)));
      expect(worthOf(page, hand)).to.equal(sums.join(' + '));
      await page.tapButton('Record');
      expect(page.taps).to.equal(4);
      expect(page.events()).to.deep.equal([won(1, hand, { lastTile: true })]);
      expect(page.rows[0]).to.contain(`1 Bo wins, ${said}, last tile `);
      expectShown(page, 0, doubled(balances));
    });
  }

  it('may say its last tile first, and take it back', async () => {
    const page = await openWenzhou();
    await page.tapSeat('Ann');
    await page.tapButton('Last tile ×2', 'Hand');
    expect(page.says, 'the hand is still asked').to.equal('Hand?');
    expect(isDimmed(page.button('Record'))).to.be.true;
    await page.tapButton('Record');
    expect(page.says).to.equal('Still to be said: Ann.');
    expect(worthOf(page, 'eight-pairs')).to.equal('12 each');
    await page.tap(chipOf(page, 'eight-pairs'));
    expect(page.balances).to.equal('+36 −12 −12 −12');
    await page.tapButton('Last tile ×2', 'Hand');
    expect(page.balances).to.equal('+18 −6 −6 −6');
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([won(0, 'eight-pairs')]);
    expectShown(page, 0, [18, -6, -6, -6]);
  });

  it('writes out who pays what and why', async () => {
    const page = await openWenzhou();
    await page.tapSeat('Bo');
    await page.tap(chipOf(page, 'three-jokers'));
    await page.tapButton('Last tile ×2', 'Hand');
    await page.tapButton('Record');
    expect(page.rows).to.deep.equal([
      '1 Bo wins, three jokers, hand complete, last tile' +
        ' Ann → Bo 16: three jokers, hand complete, last tile ×2, the Leader loses ×2: 4 × 2 × 2 = 16' +
        ' Chen and Dee → Bo 8 each: three jokers, hand complete, last tile ×2: 4 × 2 = 8' +
        ' E −16 S +32 W −8 N −8',
    ]);
    expect(page.statuses).to.deep.equal(['Leader ×2', 'won', undefined, undefined]);
    expect(page.phase).to.equal('Settled');
    expect(page.says).to.equal('Round 1 is settled');
  });

  it('says of losers that pay differently not that each pays the same', async () => {
    const page = await openWenzhou();
    await page.tapSeat('Bo');
    await page.tap(chipOf(page, 'with-joker'));
    expect(page.balances).to.equal('−2 +4 −1 −1');
    expect(page.says).to.equal('Bo wins, with a joker: 2 + 1 + 1 = 4');
  });

  it('is won by one hand alone', async () => {
    const page = await openWenzhou();
    await page.tapSeat('Ann');
    await page.tap(chipOf(page, 'with-joker'));
    expect(isDimmed(page.seat('Bo'))).to.be.true;
    await page.tapSeat('Bo');
    expect(page.says).to.equal('One hand wins a round.');
    await page.tapButton('Cancel');
    expect(page.says).to.equal('Tap who won');
    await enterWin(page, 1);
    expectShown(page, 0, [-2, 4, -1, -1]);
  });
});

describe('the Leader of wenzhou', () => {
  it('is shown with its coefficient before a win is entered', async () => {
    const page = await openWenzhou();
    expect(page.statuses).to.deep.equal(['Leader ×2', undefined, undefined, undefined]);
    expect(page.rail).to.equal('Round 1 Ann, Leader ×2 Play Settled');
    expect(page.phase).to.equal('Play');
    expect(page.says).to.equal('Tap who won');
    expect(page.ledger).to.contain('Leader ×2, 4, 6, 8');
  });

  it('wins a second time at ×4', async () => {
    const page = await openWenzhou();
    await play(page, 0);
    await nextRound(page, 0);
    expect(page.statuses).to.deep.equal(['Leader ×4', undefined, undefined, undefined]);
    expect(page.rail).to.equal('Round 2 Ann, Leader ×4 Play Settled');
    await page.tapSeat('Ann');
    expect(worthOf(page, 'without-joker')).to.equal('8 each');
    await page.tap(chipOf(page, 'without-joker'));
    await page.tapButton('Record');
    expectShown(page, 1, [24, -8, -8, -8]);
    expect(page.rows[0]).to.contain('the Leader wins ×4: 2 × 4 = 8');
    expect(page.total('Session')).to.deep.equal([30, -10, -10, -10]);
    expect(leaders(page)).to.equal('0.0 0.1');
  });

  it('loses at the first coefficient after a win, and the next seat leads', async () => {
    const page = await openWenzhou();
    await play(page, 0, 3);
    // Dee wins 1: Ann pays ×2, though it would have won at ×4.
    expectShown(page, 1, [-2, -1, -1, 4]);
    expect(page.total('Session')).to.deep.equal([4, -3, -3, 2]);
    await nextRound(page, 1);
    expect(page.statuses).to.deep.equal([undefined, 'Leader ×2', undefined, undefined]);
    expect(page.rail).to.contain('Bo, Leader ×2');
    // Ann wins from Bo, who leads.
    await enterWin(page, 0, 'eight-pairs');
    expectShown(page, 2, [12, -6, -3, -3]);
    expect(leaders(page)).to.equal('0.0 0.1 1.0');
  });

  it('stays with its streak when the wall is empty, and nothing is paid', async () => {
    const page = await openWenzhou();
    await play(page, 0);
    await nextRound(page, 0);
    const before = page.taps;
    await page.tapButton('Wall empty');
    expect(page.taps - before).to.equal(1);
    expect(page.events()).to.deep.equal([wall]);
    expect(page.rows).to.deep.equal(['1 Wall empty, nothing is paid; Leader and streak stay']);
    expect(page.element.settlement.rounds[1]!.payments).to.deep.equal([]);
    expectShown(page, 1, [0, 0, 0, 0]);
    await nextRound(page, 0);
    expect(page.statuses[0]).to.equal('Leader ×4');
    await enterWin(page, 0);
    expectShown(page, 2, [12, -4, -4, -4]);
    expect(leaders(page)).to.equal('0.0 0.1 0.1');
    expect(page.total('Session')).to.deep.equal([18, -6, -6, -6]);
  });

  it('loses as it would have won where the page says so', async () => {
    const page = await openWenzhou({ 'losing-leader': 'streak' });
    await play(page, 0, 0);
    await nextRound(page, 0);
    expect(page.statuses[0]).to.equal('Leader ×6');
    await page.tapSeat('Chen');
    expect(worthOf(page, 'without-joker')).to.equal('12 + 2 + 2');
    await page.tap(chipOf(page, 'without-joker'));
    await page.tapButton('Record');
    expectShown(page, 2, [-12, -2, 16, -2]);
    expect(page.rows[0]).to.contain('Ann → Chen 12: without a joker, the Leader loses ×6: 2 × 6 = 12');
    expect(page.element.settlement.options).to.include({ losingLeader: 'streak' });
  });

  it('wins and loses by the coefficients that the page gives', async () => {
    const page = await openWenzhou({ coefficients: '3/5/7/9' });
    expect(page.statuses[0]).to.equal('Leader ×3');
    expect(page.ledger).to.contain('Leader ×3, 5, 7, 9');
    await play(page, 0);
    expectShown(page, 0, [9, -3, -3, -3]);
    await nextRound(page, 0);
    expect(page.rail).to.contain('Ann, Leader ×5');
    await enterWin(page, 0);
    expectShown(page, 1, [15, -5, -5, -5]);
    await nextRound(page, 0);
    await enterWin(page, 2);
    expectShown(page, 2, [-3, -1, 5, -1]);
    expect(page.total('Session')).to.deep.equal([21, -9, -3, -9]);
  });

  it('loses at ×5 by both', async () => {
    const page = await openWenzhou({ coefficients: '3/5/7/9', 'losing-leader': 'streak' });
    await play(page, 0, 2);
    expectShown(page, 1, [-5, -1, 7, -1]);
  });
});

itMovesNothing();
