import { createTestModel } from 'xstate/graph';
import { rulesets, type RoundEvent } from '../../src/engine/index.js';
import { createRoundMachine } from '../../src/machine/index.js';
import { replayed, type Path, type Snapshot } from './machine-paths.js';
import { added, concealed, discard, exposed, kongDiscard, pigs, ready, robbedKong, selfDraw, wall } from './sichuan.js';

/*
 * The round's machine as a model of what the element shows. Of the endless rounds a bounded handful: per snapshot one
 * event of each kind that is told apart on the screen.
 */

const sichuan = rulesets.get('sichuan')!;
const machine = createRoundMachine(sichuan);

/** After this many kongs and wins the wall is empty. */
const longest = 3;

function inPlay({ context: { round } }: Snapshot): number[] {
  return [0, 1, 2, 3].filter((seat) => !round.winners.some((winner) => winner === seat));
}

function play(snapshot: Snapshot): object[] {
  const { events } = snapshot.context.round;
  const seats = inPlay(snapshot);
  const [a = 0, b = 0, c = b] = seats;
  const z = seats.at(-1)!;
  const last = events.at(-1);
  if (events.length >= longest) return [wall];
  const kongs = [concealed(b), added(a), exposed(z, a)];
  const wins = [selfDraw(a, 2), discard(a, [[z, 0]]), discard(b, [[a, 5], [z, 1]])]; // prettier-ignore
  const maker = last?.type === 'kong' && 'seat' in last && typeof last.seat === 'number' ? last.seat : undefined;
  if (maker === undefined) return [...kongs, ...wins, discard(c, [[a, 1]], robbedKong), wall];
  const others = seats.filter((seat) => seat !== maker);
  // Right after a kong: its discard for one and two, and the kong robbed.
  return [
    discard(maker, [[others[0]!, 1]], kongDiscard),
    discard(
      maker,
      others.slice(-2).map((seat) => [seat, 2]),
      kongDiscard,
    ),
    discard(maker, [[others[0]!, 3]], robbedKong),
    ...[kongs[0]!, wall],
  ];
}

function pigCheck(snapshot: Snapshot): object[] {
  const seats = inPlay(snapshot);
  return [pigs(), pigs(seats[0]!), pigs(...seats)];
}

function readyCheck(snapshot: Snapshot): object[] {
  const named = snapshot.context.round.events.at(-1);
  const apart: readonly unknown[] = named && 'seats' in named && Array.isArray(named.seats) ? named.seats : [];
  const seats = inPlay(snapshot).filter((seat) => !apart.includes(seat));
  return [ready(), ready([seats.at(-1)!, 2]), ready(...seats.map((seat) => [seat, seat * 2] as const))];
}

function representatives(snapshot: Snapshot): RoundEvent[] {
  const byPhase: Record<string, (snapshot: Snapshot) => object[]> = { play, pigCheck, readyCheck };
  const events = (byPhase[snapshot.context.round.phase]?.(snapshot) ?? []) as RoundEvent[];
  return events.filter((event) => snapshot.can(event));
}

/** What tells one event from another of its type on the screen. */
function kindOf(event: RoundEvent | undefined): unknown {
  if (event?.type === 'kong') return event;
  if (event?.type !== 'win') return event?.type;
  const { from, winners, kongDiscard, robbedKong }: Partial<Record<string, unknown>> = { ...event };
  return [from === null, Array.isArray(winners) && winners.length, kongDiscard, robbedKong];
}

/** What tells two points of a round apart here: how many have won, what was entered last, and what the sheet says. */
function serializeState({ value, context: { round } }: Snapshot): string {
  const { events, winners } = round;
  const sheet = events.filter(({ type }) => type === 'pigs' || type === 'ready');
  const isSheet = sheet.length > 0 || events.at(-1)?.type === 'exhaustion';
  return JSON.stringify([value, isSheet ? [...winners].sort() : winners.length, kindOf(events.at(-1)), sheet]);
}

export function shortestPaths(): Path[] {
  return createTestModel(machine)
    .getShortestPaths({ events: representatives, serializeState })
    .map((path) => replayed(machine, path));
}

/** Every order of a few events. */
export function simplePaths(): Path[] {
  const few = [
    ...[added(1), discard(1, [[2, 1]], robbedKong), selfDraw(0, 1), discard(2, [[3, 2]])],
    ...[wall, pigs(1), pigs(), ready([3, 0])],
  ] as RoundEvent[];
  return createTestModel(machine)
    .getSimplePaths({
      events: (snapshot) => few.filter((event) => snapshot.can(event)),
      serializeState: ({ value, context: { round } }) => JSON.stringify([value, round.events]),
      stopWhen: ({ context: { round } }) => round.events.filter(({ type }) => type === 'kong').length > 1,
      toState: ({ context: { round } }) => round.phase === 'settled',
    })
    .map((path) => replayed(machine, path));
}
