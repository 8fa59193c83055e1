import { expect } from '@open-wc/testing';
import { settle, settleUp, type MahjongRecord, type Settlement } from '../../src/engine/index.js';
import { enter as enterSichuan } from '../support/enter.js';
import { pageAt, reloaded, settlerIn, type Page } from '../support/framed.js';
import { finger } from '../support/hands.js';
import * as ims from '../support/ims.js';
import { openSettleUp, payments } from '../support/money.js';
import { copyOf } from '../support/mounted.js';
import { openRound } from '../support/settled-rounds.js';
import { added, concealed, discard, exposed, kongDiscard, pigs, ready, selfDraw, wall } from '../support/sichuan.js';
import { players, TablePage } from '../support/table-page.js';
import * as wenzhou from '../support/wenzhou.js';

/*
 * A whole session: sixteen rounds are played, the page is loaded again, round 5 is corrected, and the table is cleared.
 */

interface Played {
  readonly ruleset: string;
  readonly rounds: readonly (readonly object[])[];
  enter(page: TablePage, ...events: readonly object[]): Promise<void>;
  /** Turns round 5, which is open, into what it should have been. */
  correct(page: TablePage): Promise<void>;
  readonly corrected: readonly object[];
  /** Who deals, and where there is one, the streak: round by round. */
  readonly deals: string;
  readonly dealsCorrected: string;
}

/** Four rounds, the seats one further each time: three winners, and an empty wall after one, two and no wins. */
function sichuanRounds(first: number): object[][] {
  const [a, b, c, d] = [0, 1, 2, 3].map((step) => (first + step) % 4) as [number, number, number, number];
  const two = [[b, 1] as const, [c, 2] as const].sort(([one], [other]) => one - other);
  return [
    [concealed(d), discard(a, two), selfDraw(d, 0)],
    [selfDraw(b, 3), added(c), wall, pigs(d), ready([a, 2])],
    [exposed(a, b), discard(a, [[b, 6]], kongDiscard), discard(a, [[c, 4]]), wall, pigs(), ready([d, 1])],
    [added(b), wall, pigs(), ready([a, 0])],
  ];
}

const sichuan: Played = {
  ruleset: 'sichuan',
  rounds: [0, 1, 2, 3].flatMap(sichuanRounds),
  enter: enterSichuan,
  async correct(page) {
    await page.tap(page.row(2));
    await page.tap(page.fan(3));
    await page.tapSeat('Dee');
    await page.say(0);
    await page.tapButton('Record');
  },
  // Bo's discard was won on by Chen and Dee.
  corrected: [concealed(0), discard(1, [[2, 3], [3, 0]]), selfDraw(0, 0)], // prettier-ignore
  // On a discard with two winners the discarder deals next; where nobody won, the same.
  deals: '0.0 0.0 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 3.0 3.0 3.0 3.0 0.0 0.0',
  dealsCorrected: '0.0 0.0 1.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 3.0 3.0 3.0 3.0 0.0 0.0',
};

const jokers = wenzhou.patterns;

const wenzhouGame: Played = {
  ruleset: 'wenzhou',
  rounds: [1, 1, 1, null, 3, 3, 0, 2, 2, 0, 0, null, 1, 1, 1, 2].map((seat, round) => {
    if (seat === null) return [wall];
    return [wenzhou.won(seat, jokers[round % 5], round % 3 === 2 ? { lastTile: true } : {})];
  }),
  async enter(page, ...events) {
    for (const event of events) await wenzhou.enter(page, event);
  },
  async correct(page) {
    await page.tap(page.row(1));
    await page.tapButton('Remove');
    await wenzhou.enterWin(page, 1, 'with-joker');
  },
  corrected: [wenzhou.won(1, 'with-joker')],
  deals: '0.0 1.0 1.1 1.2 1.2 2.0 3.0 0.0 1.0 2.0 3.0 0.0 0.0 1.0 1.1 1.2',
  // Bo leads once more, so that everyone after leads a round later.
  dealsCorrected: '0.0 1.0 1.1 1.2 1.2 1.3 2.0 3.0 0.0 1.0 2.0 3.0 3.0 0.0 1.0 1.1',
};

const imsSession: Played = {
  ruleset: 'ims',
  rounds: [
    [ims.win(null, { seat: 1, fan: 2 })],
    [ims.win(0, { seat: 1, fan: 3, concealedKongs: 1 })],
    [wall],
    [ims.win(2, { seat: 0, fan: 1 }, { seat: 3, fan: 2, flowers: 3 })],
    [ims.win(3, { seat: 1, fan: 2 })],
    [ims.win(null, { seat: 2, fan: 6 })],
    [ims.win(null, { seat: 2, fan: 12, liable: { rule: 'four-winds', seat: 1 } })],
    [ims.win(1, { seat: 0, fan: 8, liable: { rule: 'three-dragons', seat: 3 } })],
    [ims.win(2, { seat: 3, fan: 1, liable: { rule: 'four-chows' } })],
    [ims.win(1, { seat: 0, fan: 0 }, { seat: 2, fan: 1 }, { seat: 3, fan: 14 })],
    [wall],
    [ims.win(null, { seat: 3, fan: 5, revealedKongs: 4 })],
    [ims.win(0, { seat: 1, fan: 7 })],
    [ims.win(3, { seat: 2, fan: 9, flowers: 8 })],
    [ims.win(null, { seat: 0, fan: 4 })],
    [ims.win(2, { seat: 1, fan: 3 })],
  ],
  async enter(page, ...events) {
    for (const event of events) await ims.enter(page, event);
  },
  async correct(page) {
    await page.tap(page.row(1));
    await page.tapSeat('Chen');
    await page.say(6);
    await page.tapButton('Record');
  },
  // Chen dealt and won on the same discard, so that Chen deals again.
  corrected: [ims.win(3, { seat: 1, fan: 2 }, { seat: 2, fan: 6 })],
  deals: '0.0 1.0 1.0 1.0 2.0 3.0 0.0 1.0 2.0 3.0 3.0 3.0 3.0 0.0 1.0 2.0',
  dealsCorrected: '0.0 1.0 1.0 1.0 2.0 2.0 2.0 2.0 3.0 3.0 3.0 3.0 3.0 0.0 1.0 2.0',
};

function dealsOf({ rounds }: Settlement): string {
  return rounds.map(({ dealer, streak }) => `${dealer}.${streak}`).join(' ');
}

const key = 'session of sixteen rounds';

/** The table of a page that keeps its session under `key`. */
async function tableOf(page: Page): Promise<TablePage> {
  const table = new TablePage(await settlerIn(page), finger);
  table.isWatched = false;
  await table.settled();
  return table;
}

/** What the engine says of the rounds alone. */
function settledOf({ ruleset }: Played, rounds: readonly (readonly object[])[]): Settlement {
  const record: object = {
    format: 'mahjong-settler',
    version: 1,
    ruleset,
    rounds: rounds.map((events) => ({ events })),
  };
  return settle(record as MahjongRecord);
}

/** The sums that are shown are those of the engine, and come to zero. */
function expectSums(page: TablePage, settlement: Settlement): void {
  expect(page.element.settlement).to.deep.equal(settlement);
  const sums = page.total('Session');
  expect(sums).to.deep.equal([...settlement.balances]);
  expect(sums.reduce((sum, one) => sum + one, 0)).to.equal(0);
  page.expectSettled();
}

/** The payments that clear the table, as they are read out. */
function transfersOf({ balances }: Settlement): string[] {
  return settleUp(balances).map(({ from, to, points }) => {
    const amount = new Intl.NumberFormat('en').format(points);
    return `${players[from]} pays ${players[to]} ${amount} ${points === 1 ? 'point' : 'points'}`;
  });
}

describe('sixteen rounds', () => {
  beforeEach(() => {
    localStorage.removeItem(key);
  });
  after(() => {
    localStorage.removeItem(key);
  });

  for (const played of [sichuan, wenzhouGame, imsSession]) {
    it(`of ${played.ruleset} are played, kept, corrected in the middle and settled up`, async () => {
      const frame = await pageAt(`/test/fixtures/sixteen.html?ruleset=${played.ruleset}`);
      let page = await tableOf(frame);
      for (const [index, events] of played.rounds.entries()) {
        if (index > 0) await page.tapButton(/^Next round/);
        await played.enter(page, ...events);
        expect(page.events(), `round ${index + 1}`).to.deep.equal(events);
        expect(page.phase).to.equal('Settled');
      }
      const settlement = settledOf(played, played.rounds);
      expectSums(page, settlement);
      expect(dealsOf(settlement)).to.equal(played.deals);
      expect(settlement.over, 'only wenzhou ends').to.equal(played.ruleset === 'wenzhou');
      expect(page.hasButton('New game')).to.equal(settlement.over);
      const record = copyOf(page.element.record);

      const again = await reloaded(frame);
      page = await tableOf(again);
      expect(again.document, 'a page of its own').not.to.equal(frame.document);
      expect(page.element.record).to.deep.equal(record);
      expect(page.roundTitle).to.equal('Round 16');
      expectSums(page, settlement);

      await openRound(page, 5);
      await played.correct(page);
      const rounds = played.rounds.map((events, index) => (index === 4 ? played.corrected : events));
      const corrected = settledOf(played, rounds);
      expect(page.element.record.rounds.map(({ events }) => events)).to.deep.equal(rounds);
      expectSums(page, corrected);
      expect(dealsOf(corrected)).to.equal(played.dealsCorrected);
      expect(corrected.balances).not.to.deep.equal(settlement.balances);

      page = await tableOf(await reloaded(again));
      expectSums(page, corrected);
      await openSettleUp(page.element);
      expect(payments(page.element)).to.deep.equal(transfersOf(corrected));
      expect(transfersOf(corrected)).not.to.be.empty;
    }).timeout(120_000);
  }
});
