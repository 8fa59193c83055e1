import { expect } from '@open-wc/testing';
import type { RoundEvent } from '../../src/engine/index.js';
import { focused, isDimmed } from '../support/accessible.js';
import { enter, entriesOf, told } from '../support/enter.js';
import { Keyboard, mouse, type Hand } from '../support/hands.js';
import type { Path, Snapshot } from '../support/machine-paths.js';
import { shortestPaths, simplePaths } from '../support/round-model.js';
import { added, concealed, discard, exposed, kongDiscard, robbedKong, selfDraw } from '../support/sichuan.js';
import { players, TablePage } from '../support/table-page.js';
import { untrustedOf } from '../support/untrusted.js';

/*
 * The mounted element against the round's machine: each path is entered click by click or key by key, and after each entry
 * the element shows what the machine's snapshot says. The browser is pressed from outside: what it would not let a player
 * do, no path does.
 */

const phases: Readonly<Record<string, string>> = {
  play: 'Play',
  pigCheck: 'Pigs',
  readyCheck: 'Ready',
  settled: 'Settled',
};

function signed(points: number): string {
  return (points > 0 ? '+' : '') + String(points).replace('-', '−');
}

function statusesOf({ context: { round } }: Snapshot): (string | undefined)[] {
  const pigs = round.events.map(told).find(({ type }) => type === 'pigs')?.seats ?? [];
  const hands = round.events.map(told).find(({ type }) => type === 'ready')?.hands;
  return players.map((_, seat) => {
    const place = round.winners.findIndex((winner) => winner === seat);
    if (place >= 0) return `won ${['1st', '2nd', '3rd'][place]!}`;
    if (pigs.includes(seat)) return 'pig';
    if (hands) return hands.some((hand) => hand.seat === seat) ? 'ready' : 'not ready';
    return seat === round.dealer ? 'dealer' : undefined;
  });
}

function can(snapshot: Snapshot, event: object): boolean {
  return snapshot.can(event as RoundEvent);
}

/** The chips that a tapped seat offers, and the event that stands for each. */
function offers(seat: number): { group: string; name: string; event: object; isRare?: true }[] {
  const others = players.map((name, from) => ({ name, from })).filter(({ from }) => from !== seat);
  return [
    { group: 'Win', name: 'Self-draw', event: selfDraw(seat, 0) },
    { group: 'Kong', name: 'Concealed', event: concealed(seat) },
    { group: 'Kong', name: 'Added', event: added(seat) },
    ...others.flatMap(({ name, from }) => [
      { group: 'Win, from', name, event: discard(from, [[seat, 0]]) },
      { group: 'Kong, from', name, event: exposed(seat, from) },
      {
        group: 'Win',
        name: `${name}, right after the kong`,
        event: discard(from, [[seat, 0]], kongDiscard),
        isRare: true as const,
      },
    ]),
  ];
}

function canAnything(snapshot: Snapshot, seat: number): boolean {
  const robbing = players.map((_, from) => discard(from, [[seat, 0]], robbedKong));
  return [...offers(seat).map(({ event }) => event), ...robbing].some((event) => can(snapshot, event));
}

/** A press by keys alone takes several of them: every fifth path goes that way. */
function isByKeys(path: number): boolean {
  return path % 5 === 2;
}

function expectShown(page: TablePage, snapshot: Snapshot): void {
  const { round } = snapshot.context;
  expect(page.balances).to.equal(round.balances.map(signed).join(' '));
  expect(page.statuses).to.deep.equal(statusesOf(snapshot));
  expect(page.phase).to.equal(phases[round.phase]);
  expect(page.rows).to.have.length(round.events.length);
  expect(page.total('This round')).to.deep.equal([...round.balances]);
  const enabled = page.plaques.map(({ dimmed }) => !dimmed);
  expect(enabled, 'seats').to.deep.equal(players.map((_, seat) => canAnything(snapshot, seat)));
  const wall = page.hasButton('Wall empty') && !isDimmed(page.button('Wall empty'));
  expect(wall, 'wall').to.equal(can(snapshot, { type: 'exhaustion' }));
}

/** What a seat's tray offers is what the machine accepts. */
async function expectOffers(page: TablePage, snapshot: Snapshot, seat: number): Promise<void> {
  if (!canAnything(snapshot, seat)) return;
  await page.tapSeat(players[seat]!);
  for (const { group, name, event, isRare } of offers(seat)) {
    const isLegal = can(snapshot, event);
    const isThere = page.hasButton(name, group);
    // What needs a rare moment is shown at that moment only.
    expect(isThere, `${group}: ${name}`).to.equal(isRare ? isLegal : true);
    if (isThere) expect(isDimmed(page.button(name, group)), `${group}: ${name}`).to.equal(!isLegal);
  }
  await page.tapSeat(players[seat]!);
}

const kinds = [
  ['shortest paths to a handful of states', shortestPaths],
  ['all orders of a few events', simplePaths],
] as const;

describe('the element is what the machine says along', () => {
  for (const [name, pathsOf] of kinds) {
    describe(name, () => {
      const paths = pathsOf();

      for (const [number, { events, snapshots }] of paths.entries()) {
        const title = events.map((event) => JSON.stringify(event).replace(/"/g, '')).join(' ');
        const hand: Hand = isByKeys(number) ? new Keyboard() : mouse;
        it(`${number + 1}, by ${isByKeys(number) ? 'keys' : 'mouse'}: ${title}`, async () => {
          const page = await TablePage.open(hand);
          page.isWatched = false;
          const untrusted = untrustedOf(page);
          expectShown(page, snapshots[0]!);
          let done = 0;
          for (const entry of entriesOf(events)) {
            await expectOffers(page, snapshots[done]!, (number + done) % 4);
            await enter(page, ...entry);
            done += entry.length;
            expectShown(page, snapshots[done]!);
          }
          expect(page.events()).to.deep.equal(events);
          page.expectSettled();
          if (isByKeys(number)) expect(page.root.contains(focused()), 'focus stays in the element').to.be.true;
          if (hand instanceof Keyboard) expect(hand.obscured, 'focused, but covered').to.deep.equal([]);
          expect(untrusted).to.be.empty;
        });
      }

      const ways: readonly (readonly [string, readonly Path[]])[] = [
        ['by mouse', paths.filter((_, number) => !isByKeys(number))],
        ['by keys', paths.filter((_, number) => isByKeys(number))],
      ];
      for (const [way, walked] of ways) {
        it(`covers every phase, every event and up to three winners ${way}`, () => {
          const all = walked.flatMap(({ events }) => events);
          const types = new Set(all.map(({ type }) => type));
          expect([...types]).to.have.members(['kong', 'win', 'exhaustion', 'pigs', 'ready']);
          const ends = walked.map(({ snapshots }) => snapshots.at(-1)!.context.round);
          expect(Math.max(...ends.map(({ winners }) => winners.length))).to.equal(3);
          expect(ends.some(({ phase }) => phase === 'settled')).to.be.true;
          expect(all.map(told).some((event) => event.robbedKong)).to.be.true;
        });
      }
    });
  }
});
