import { RecordError } from './errors.js';
import { pointer } from './fields.js';
import { sumOf } from './net.js';
import { parseRecord, rulesetOf, type MahjongRecord, type RoundRecord } from './record.js';
import { advance, openRound, refusal, refusedEvent } from './round.js';
import type { Payment, Round, Ruleset } from './rulesets/index.js';
import type { OptionValues, Start } from './rulesets/ruleset.js';
import type { PerSeat, Seat } from './seat.js';

export interface SettledRound {
  readonly dealer: Seat;
  readonly streak: number;
  /** `play`, `settled`, or a phase of the ruleset between them. */
  readonly phase: string;
  /** In order of winning; on one discard, nearest after the discarder first. */
  readonly winners: readonly Seat[];
  readonly payments: readonly Payment[];
  /** This round alone, in points; sums to zero. */
  readonly balances: PerSeat<number>;
}

/** Who pays whom, how much and why. */
export interface Settlement {
  readonly ruleset: string;
  /** All options, defaults filled in. */
  readonly options: OptionValues;
  readonly rounds: readonly SettledRound[];
  /** The session, in points; sums to zero. */
  readonly balances: PerSeat<number>;
  /** The game ended by its own rules. */
  readonly over: boolean;
}

/** A record replayed as far as it is legal. */
export interface Session {
  readonly ruleset: Ruleset;
  readonly rounds: readonly Round[];
  readonly settlement: Settlement;
  /** What the next round starts with. */
  readonly next: Start;
  /** The first entry that cannot stand; it and all that follows are left out. */
  readonly error: RecordError | null;
}

/** The options in force: the given ones, defaults for the rest. Throws RecordError for one that does not fit. */
export function optionsInForce(ruleset: Ruleset, given: OptionValues = {}): OptionValues {
  const filled = Object.entries(ruleset.options).map(([name, field]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return [name, value === undefined ? field.default : field.read(value, `/options/${name}`)] as const;
  });
  return Object.freeze(Object.fromEntries(filled));
}

interface Replayed {
  /** What the replay depended on beside the round record itself. */
  readonly key: string;
  readonly round: Round;
  readonly settled: SettledRound;
  /** Index of the first illegal event. */
  readonly illegal: number | undefined;
}

// Round records are frozen and shared between versions of a record, so an edit replays the rounds it touches and no other.
const cache = new WeakMap<RoundRecord, Replayed>();

function replayRound(ruleset: Ruleset, settings: string, options: OptionValues, start: Start, record: RoundRecord) {
  const key = `${settings} ${start.dealer} ${start.streak}`;
  const cached = cache.get(record);
  if (cached?.key === key) return cached;
  let round = openRound(options, start);
  const illegal = record.events.findIndex((event) => {
    if (refusal(ruleset, round, event)) return true;
    round = advance(ruleset, round, event);
    return false;
  });
  const { dealer, streak, phase, winners, payments, balances } = round;
  const settled = Object.freeze({ dealer, streak, phase, winners, payments, balances });
  const replayed: Replayed = { key, round, settled, illegal: illegal < 0 ? undefined : illegal };
  cache.set(record, replayed);
  return replayed;
}

function startOf(record: RoundRecord, derived: Start): Start {
  const dealer = record.dealer ?? derived.dealer;
  return { dealer, streak: record.streak ?? (dealer === derived.dealer ? derived.streak : 0) };
}

/** Replays a record up to its first illegal entry. The record's shape must have been judged. */
export function replay(record: MahjongRecord): Session {
  const ruleset = rulesetOf(record);
  const options = optionsInForce(ruleset, record.options);
  const settings = JSON.stringify([ruleset.id, options]);
  const rounds: Round[] = [];
  const settled: SettledRound[] = [];
  let next: Start = { dealer: 0, streak: 0 };
  let error: RecordError | null = null;
  for (const [index, one] of record.rounds.entries()) {
    const path = `/rounds/${index}`;
    const last = rounds.at(-1);
    if (last && last.phase !== 'settled') error = new RecordError('round-open', path);
    else if (ruleset.over(rounds)) error = new RecordError('game-over', path);
    if (error) break;
    const replayed = replayRound(ruleset, settings, options, startOf(one, next), one);
    rounds.push(replayed.round);
    settled.push(replayed.settled);
    if (replayed.illegal !== undefined) {
      error = illegalEvent(ruleset, replayed.round, one, `${path}/events`, replayed.illegal);
      break;
    }
    next = ruleset.next(replayed.round);
  }
  const settlement = Object.freeze({
    ruleset: ruleset.id,
    options,
    rounds: Object.freeze(settled),
    balances: sumOf(settled.map(({ balances }) => balances)),
    over: rounds.at(-1)?.phase === 'settled' && ruleset.over(rounds),
  });
  return { ruleset, rounds, settlement, next, error };
}

function illegalEvent(ruleset: Ruleset, round: Round, record: RoundRecord, path: string, index: number) {
  const event = record.events[index];
  const refused = event && refusal(ruleset, round, event);
  return refused ? refusedEvent(refused, pointer(path, index)) : null;
}

/**
 * Settles a record. Judges its shape, then its meaning, entry by entry.
 * Throws RecordError at the first entry that cannot stand.
 */
export function settle(record: MahjongRecord): Settlement {
  const { settlement, error } = replay(parseRecord(record));
  if (error) throw error;
  return settlement;
}
