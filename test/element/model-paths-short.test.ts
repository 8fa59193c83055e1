import { expect } from '@open-wc/testing';
import type { MahjongRecord, RoundEvent } from '../../src/engine/index.js';
import { isDimmed } from '../support/accessible.js';
import { Keyboard, mouse } from '../support/hands.js';
import * as ims from '../support/ims.js';
import { shortPaths, type ShortRound, type Snapshot } from '../support/machine-paths.js';
import { wall } from '../support/sichuan.js';
import { players, TablePage } from '../support/table-page.js';
import { untrustedOf } from '../support/untrusted.js';
import * as wenzhou from '../support/wenzhou.js';

/*
 * The mounted element against the machines of the rulesets in which one event settles a round: each event that the machine
 * accepts is entered click by click or key by key, and each that it refuses is refused. The browser is pressed from outside.
 */

const enterOf: Readonly<Record<string, (page: TablePage, event: object) => Promise<void>>> = {
  wenzhou: wenzhou.enter,
  ims: ims.enter,
};

/** Every hand, with and without the last tile, of the Leader and of two others. */
function wenzhouEvents(leader: number): object[] {
  const seats = [leader, (leader + 1) % 4, (leader + 2) % 4];
  const wins = seats.flatMap((seat) =>
    wenzhou.patterns.flatMap((hand) => [wenzhou.won(seat, hand), wenzhou.won(seat, hand, { lastTile: true })]),
  );
  return [...wins, wall];
}

const coefficients = '3/5/7/9';
const losingLeader = 'streak';

/** The element records winners by seat, in whatever order they are tapped. */
function several(
  from: number,
  ...winners: readonly { readonly seat: number; readonly [said: string]: unknown }[]
): object {
  return ims.win(from, ...[...winners].sort((a, b) => a.seat - b.seat));
}

/** How a win of ims may come about, told from the seat that deals. */
function imsEvents(dealer: number): object[] {
  const [b, c, d] = [1, 2, 3].map((step) => (dealer + step) % 4) as [number, number, number];
  const fans = [0, 1, 2, 3, 5, 6, 8, 11, 12, 20];
  const kongs = { revealedKongs: 1, concealedKongs: 2, flowers: 3 };
  return [
    ...fans.map((fan) => ims.win(null, { seat: b, fan })),
    ...fans.map((fan) => ims.win(d, { seat: c, fan })),
    ...[null, b].map((from) => ims.win(from, { seat: dealer, fan: 4, flowers: 2 })),
    several(d, { seat: b, fan: 7, ...kongs }, { seat: dealer, fan: 1 }),
    several(d, { seat: dealer, fan: 3 }, { seat: b, fan: 4, flowers: 8 }, { seat: c, fan: 12, concealedKongs: 4 }),
    ims.win(null, { seat: c, fan: 3, liable: { rule: 'four-chows' } }),
    ims.win(c, { seat: b, fan: 9, flowers: 2, liable: { rule: 'three-dragons', seat: d } }),
    several(c, { seat: b, fan: 9, liable: { rule: 'three-dragons', seat: d } }, { seat: d, fan: 5 }),
    ims.win(null, { seat: d, fan: 12, revealedKongs: 4, liable: { rule: 'four-winds', seat: dealer } }),
    wall,
  ];
}

const rounds: readonly ShortRound[] = [
  { ruleset: 'wenzhou', options: {}, start: { dealer: 0, streak: 0 }, events: wenzhouEvents(0) },
  { ruleset: 'wenzhou', options: { losingLeader }, start: { dealer: 1, streak: 1 }, events: wenzhouEvents(1) },
  { ruleset: 'wenzhou', options: { coefficients }, start: { dealer: 2, streak: 2 }, events: wenzhouEvents(2) },
  {
    ruleset: 'wenzhou',
    options: { coefficients, losingLeader },
    start: { dealer: 3, streak: 3 },
    events: wenzhouEvents(3),
  },
  { ruleset: 'ims', options: {}, start: { dealer: 0 }, events: imsEvents(0) },
  { ruleset: 'ims', options: { flowers: false, minimumFan: 3 }, start: { dealer: 2 }, events: imsEvents(2) },
];

function signed(points: number): string {
  return (points > 0 ? '+' : '') + String(points).replace('-', '−');
}

function dealerOf({ context: { round } }: Snapshot): string {
  if (round.streak === 0 && !('coefficients' in round.options)) return 'dealer';
  const steps = round.options.coefficients === coefficients ? [3, 5, 7, 9] : [2, 4, 6, 8];
  return `Leader ×${steps[round.streak]!}`;
}

function statusOf(snapshot: Snapshot, seat: number): string | undefined {
  const { round } = snapshot.context;
  const place = round.winners.findIndex((winner) => winner === seat);
  if (place >= 0) return place > 0 ? 'won as well' : 'won';
  return seat === round.dealer ? dealerOf(snapshot) : undefined;
}

function expectShown(page: TablePage, snapshot: Snapshot): void {
  const { round } = snapshot.context;
  expect(page.balances).to.equal(round.balances.map(signed).join(' '));
  expect(page.statuses).to.deep.equal(players.map((_, seat) => statusOf(snapshot, seat)));
  expect(page.phase).to.equal({ play: 'Play', settled: 'Settled' }[round.phase]);
  expect(page.rows).to.have.length(round.events.length);
  expect(page.total('This round')).to.deep.equal([...round.balances]);
  const isOpen = snapshot.can(wall as RoundEvent);
  expect(page.plaques.map(({ dimmed }) => dimmed)).to.deep.equal(players.map(() => !isOpen));
  expect(page.hasButton('Wall empty')).to.equal(isOpen);
}

interface Tables {
  /** Every seventh event is entered by keys alone, of which a press takes several; one step further for each round. */
  at(index: number): TablePage;
  /** Nothing has come from anyone but a player, and nothing was focused that could not be seen. */
  expectPlayed(): void;
}

/** One element, and two ways to press what it shows. */
async function open({ ruleset, start }: ShortRound): Promise<Tables> {
  const clicked = await TablePage.open(mouse, { ruleset });
  const keys = new Keyboard();
  const keyed = new TablePage(clicked.element, keys);
  for (const page of [clicked, keyed]) page.isWatched = false;
  const untrusted = untrustedOf(clicked);
  return {
    at: (index) => ((index + start.dealer) % 7 === 6 ? keyed : clicked),
    expectPlayed() {
      expect(untrusted).to.be.empty;
      expect(keys.obscured, 'focused, but covered').to.deep.equal([]);
    },
  };
}

/** Nothing is entered, where the round starts. */
async function restart(page: TablePage, { options, start }: ShortRound): Promise<void> {
  const record: object = { ...page.element.record, options, rounds: [{ ...start, events: [] }] };
  page.element.record = record as MahjongRecord;
  await page.settled();
}

function titleOf({ ruleset, options, start }: ShortRound): string {
  return [ruleset, JSON.stringify(options), `dealer ${start.dealer}`, `streak ${start.streak ?? 0}`].join(', ');
}

describe('the element is what the machine says of', () => {
  for (const round of rounds) {
    const { paths, refused } = shortPaths(round);
    const enter = enterOf[round.ruleset]!;

    it(`${paths.length} events of ${titleOf(round)}`, async () => {
      const tables = await open(round);
      for (const [index, { events, snapshots }] of paths.entries()) {
        const page = tables.at(index);
        await restart(page, round);
        expectShown(page, snapshots[0]!);
        await enter(page, events[0]!);
        expect(page.events()).to.deep.equal(events);
        expectShown(page, snapshots[1]!);
        page.expectSettled();
      }
      tables.expectPlayed();
    }).timeout(60_000);

    it(`${refused.length} refusals of ${titleOf(round)}`, async () => {
      const tables = await open(round);
      for (const [index, event] of refused.entries()) {
        const page = tables.at(index);
        await restart(page, round);
        await enter(page, event);
        expect(isDimmed(page.button('Record')), JSON.stringify(event)).to.be.true;
        expect(page.says).to.match(/^(Fewer fan than|This table plays without)/);
        expect(page.events()).to.be.empty;
        await page.tapButton('Cancel');
      }
      tables.expectPlayed();
    }).timeout(60_000);
  }

  it('enough: every hand, every rule of liability, one to three winners, and refusals', () => {
    const all = rounds.map(shortPaths);
    expect(all.flatMap(({ paths }) => paths).length).to.be.above(150);
    expect(all.map(({ refused }) => refused.length > 0)).to.deep.equal([false, false, false, false, false, true]);
    const paid = all.flatMap(({ paths }) => paths).flatMap(({ snapshots }) => snapshots.at(-1)!.context.round.payments);
    expect([...new Set(paid.map(({ rule }) => rule))]).to.have.members([
      ...['leader-wins', 'leader-loses', 'ordinary-loser'],
      ...['four-chows', 'three-dragons', 'four-winds', 'self-feed', 'grab'],
    ]);
  });
});
