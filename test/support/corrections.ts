import fc from 'fast-check';
import type { Place } from '../../src/element/game.js';
import {
  RecordError,
  type MahjongRecord,
  type Round,
  type RoundEvent,
  type RoundRecord,
  type Ruleset,
} from '../../src/engine/index.js';
import { isObject } from '../../src/engine/fields.js';
import { createRecord } from '../../src/engine/record.js';
import { eventShape, openRound } from '../../src/engine/round.js';
import { folded } from './fold.js';
import { attempts, emptyWall, longSessions, played } from './long-sessions.js';
import { tryTo } from './settling.js';
import { enter, type NamedStart } from './walk.js';

/*
 * Corrections of a round that is not the last.
 */

/** Other events in the place of some, and another start if one is said. */
export interface Correction extends Place {
  readonly events: readonly RoundEvent[];
  readonly start?: NamedStart;
}

export type Kind = 'replace' | 'reword' | 'insert' | 'remove' | 'rewrite' | 'restart';

export const kinds: readonly Kind[] = ['replace', 'reword', 'insert', 'remove', 'rewrite', 'restart'];

function correctedRound({ events, ...old }: RoundRecord, { index, replaces, ...by }: Correction): RoundRecord {
  const start = by.start ?? old;
  // Where only the start changes, the list of events stays the same object.
  if (by.events.length === 0 && replaces === 0) return Object.freeze({ ...start, events });
  const list = Object.freeze([...events.slice(0, index), ...by.events, ...events.slice(index + replaces)]);
  return Object.freeze({ ...start, events: list });
}

/** The corrected record; every other round is the same object in both. */
export function corrected(record: MahjongRecord, correction: Correction): MahjongRecord {
  const rounds = record.rounds.map((one, at) => (at === correction.round ? correctedRound(one, correction) : one));
  return createRecord({ ...record, rounds });
}

/** The event with one of its values, or of its first hand's, as another of its type has it. */
function reworded(event: RoundEvent, like: RoundEvent): object[] {
  if (event.type !== like.type) return [];
  const [own, theirs] = [new Map<string, unknown>(Object.entries(event)), Object.entries(like)];
  return theirs.flatMap(([key, value]: [string, unknown]) => {
    const [mine, his] = [own.get(key), value];
    if (!Array.isArray(mine) || !Array.isArray(his)) return [{ ...event, [key]: his }];
    const [[hand, ...rest], [other]]: [unknown[], unknown[]] = [mine, his];
    if (!isObject(hand) || !isObject(other)) return [{ ...event, [key]: his }];
    return Object.keys(other).map((one) => ({ ...event, [key]: [{ ...hand, [one]: other[one] }, ...rest] }));
  });
}

function starts({ streak }: Ruleset): NamedStart[] {
  const dealers = [{}, ...([0, 1, 2, 3] as const).map((dealer) => ({ dealer }))];
  if (!streak) return dealers;
  const wins = Array.from({ length: streak.max - streak.min + 1 }, (_, one) => ({ streak: streak.min + one }));
  return dealers.flatMap((dealer) => [dealer, ...wins.map((won) => ({ ...dealer, ...won }))]);
}

/** Every correction of this kind that the new events allow, legal or not. */
function ways(ruleset: Ruleset, kind: Kind, round: number, state: Round, old: RoundRecord, fresh: readonly object[]) {
  const read = (event: object): RoundEvent[] => {
    const known = tryTo(() => eventShape(ruleset).read(event, ''));
    return known instanceof RecordError ? [] : [known];
  };
  const put = (index: number, replaces: number, events: readonly RoundEvent[]) => ({ round, index, replaces, events });
  const every = (change: (event: RoundEvent, index: number) => Correction[]) => old.events.flatMap(change);
  const known = fresh.flatMap(read);
  switch (kind) {
    case 'replace':
      return every((_, index) => known.map((one) => put(index, 1, [one])));
    case 'reword':
      return every((event, index) =>
        known.flatMap((like) =>
          reworded(event, like).flatMap((one) => read(one).map((other) => put(index, 1, [other]))),
        ),
      );
    case 'insert':
      return [...old.events, undefined].flatMap((_, index) => known.map((one) => put(index, 0, [one])));
    case 'remove':
      return every((_, index) => [put(index, 1, [])]);
    case 'rewrite': {
      const open = openRound(state.options, state);
      return [put(0, old.events.length, played(ruleset, open, [...fresh, ...emptyWall(ruleset)]).events)];
    }
    case 'restart':
      return starts(ruleset).map((start) => ({ ...put(0, 0, []), start }));
  }
}

/** Whether every event is legal and the round is settled by them, whatever comes after it. */
function isWhole(ruleset: Ruleset, { options, dealer, streak }: Round, record: RoundRecord): boolean {
  const states = enter(ruleset, openRound(options, { dealer, streak, ...record }), record.events);
  return states.length > record.events.length && states.at(-1)!.phase === 'settled';
}

export interface Wish {
  readonly kind: Kind;
  /** Which round is corrected, and where the search for a way begins; both counted round and round. */
  readonly round: number;
  readonly turn: number;
  readonly events: readonly object[];
}

export function wishes(ruleset: Ruleset, some: readonly Kind[] = kinds): fc.Arbitrary<Wish> {
  return fc.record({
    kind: fc.constantFrom(...some),
    round: fc.nat(),
    turn: fc.nat(),
    events: attempts(ruleset),
  });
}

/**
 * A correction that changes a round before the last. Where it may be, the round stays settled by legal events; unless
 * `staysWhole`, it is so no longer.
 */
export function granted(
  ruleset: Ruleset,
  record: MahjongRecord,
  { kind, round, turn, events }: Wish,
  staysWhole = true,
): Correction | undefined {
  const rounds = folded(record).rounds.slice(0, record.rounds.length - 1);
  let second: Correction | undefined;
  for (const step of rounds.keys()) {
    const at = (round + step) % rounds.length;
    const [state, old] = [rounds[at]!, record.rounds[at]!];
    const all = ways(ruleset, kind, at, state, old, events);
    for (const one of all.keys()) {
      const way = all[(turn + one) % all.length]!;
      const after = correctedRound(old, way);
      if (JSON.stringify(after) === JSON.stringify(old)) continue;
      if (isWhole(ruleset, state, after) === staysWhole) return way;
      if (staysWhole) second ??= way;
    }
  }
  return second;
}

export interface CorrectedSession {
  readonly record: MahjongRecord;
  readonly correction: Correction;
}

/** Long sessions and a correction in the middle of each. */
export function correctedSessions(
  ruleset: Ruleset,
  some: readonly Kind[],
  staysWhole = true,
): fc.Arbitrary<CorrectedSession> {
  return fc
    .tuple(longSessions(ruleset), wishes(ruleset, some))
    .map(([record, wish]) => ({ record, correction: granted(ruleset, record, wish, staysWhole) }))
    .filter((one): one is CorrectedSession => one.correction !== undefined);
}
