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
  /** By which of the ruleset's own rules the game has ended. */
  readonly ended: string | undefined;
  /** What the next round starts with. */
  readonly next: Start;
  /** The first entry that cannot stand; it and all that follows are left out. */
  readonly error: RecordError | null;
}

/**
 * The options in force: the given ones, defaults for the rest. Throws RecordError for one that does not fit, or that the
 * ruleset does not have.
 */
export function optionsInForce(ruleset: Ruleset, given: OptionValues = {}): OptionValues {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(ruleset.options, name));
  if (unknown !== undefined) throw new RecordError('invalid-option', pointer('/options', unknown));
  const filled = Object.entries(ruleset.options).map(([name, field]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return [name, value === undefined ? field.default : field.read(value, `/options/${name}`)] as const;
  });
  return Object.freeze(Object.fromEntries(filled));
}

interface Replayed extends Start {
  /** Ruleset and options as text: what the replay depended on, with the start, beside the round record itself. */
  readonly settings: string;
  readonly round: Round;
  readonly settled: SettledRound;
  /** Index of the first illegal event. */
  readonly illegal: number | undefined;
}

// Round records are frozen and shared between versions of a record, so an edit replays the rounds it touches and no other.
const cache = new WeakMap<RoundRecord, Replayed>();

function replayRound(ruleset: Ruleset, settings: string, options: OptionValues, start: Start, record: RoundRecord) {
  const cached = cache.get(record);
  if (cached?.dealer === start.dealer && cached.streak === start.streak && cached.settings === settings) return cached;
  let round = openRound(options, start);
  const illegal = record.events.findIndex((event) => {
    if (refusal(ruleset, round, event)) return true;
    round = advance(ruleset, round, event);
    return false;
  });
  const { dealer, streak, phase, winners, payments, balances } = round;
  const settled = Object.freeze({ dealer, streak, phase, winners, payments, balances });
  const replayed: Replayed = { ...start, settings, round, settled, illegal: illegal < 0 ? undefined : illegal };
  cache.set(record, replayed);
  return replayed;
}

function startOf(record: RoundRecord, derived: Start): Start {
  const dealer = record.dealer ?? derived.dealer;
  return { dealer, streak: record.streak ?? (dealer === derived.dealer ? derived.streak : 0) };
}

/** By which of the ruleset's rules the game has ended after these settled rounds. */
export function endingOf({ endings = {} }: Ruleset, rounds: readonly Round[]): string | undefined {
  return Object.keys(endings).find((id) => endings[id]?.holds(rounds));
}

const zero = sumOf([]);

interface Progress {
  /** Ruleset and options as text. */
  readonly settings: string;
  readonly given: readonly RoundRecord[];
  readonly rounds: Round[];
  readonly settled: SettledRound[];
  /** After each round: what the next starts with, and the sum so far. */
  readonly nexts: Start[];
  readonly sums: PerSeat<number>[];
}

// A long session is replayed at every entry, and all its rounds but the last few are those of the replay before.
let recent: Progress | undefined;

/** The part of the last replay that this one shares with it: settled rounds, from the first on. */
function sharedProgress(settings: string, given: readonly RoundRecord[]): Progress {
  const before = recent?.settings === settings ? recent : undefined;
  const most = Math.max(0, (before?.rounds.length ?? 0) - 1);
  let count = 0;
  while (count < most && given[count] === before?.given[count]) count++;
  const { rounds = [], settled = [], nexts = [], sums = [] } = before ?? {};
  const [first, second] = [rounds.slice(0, count), settled.slice(0, count)];
  return { settings, given, rounds: first, settled: second, nexts: nexts.slice(0, count), sums: sums.slice(0, count) };
}

/** Replays a record up to its first illegal entry. The record's shape must have been judged. */
export function replay(record: MahjongRecord): Session {
  const ruleset = rulesetOf(record);
  const options = optionsInForce(ruleset, record.options);
  const settings = JSON.stringify([ruleset.id, options]);
  const progress = sharedProgress(settings, record.rounds);
  const { rounds, settled, nexts, sums } = progress;
  const start: Start = { dealer: 0, streak: 0 };
  let error: RecordError | null = null;
  for (const one of record.rounds.slice(rounds.length)) {
    const index = rounds.length;
    const isOpen = index > 0 && rounds[index - 1]?.phase !== 'settled';
    if (isOpen || endingOf(ruleset, rounds) !== undefined) {
      error = new RecordError(isOpen ? 'round-open' : 'game-over', `/rounds/${index}`);
      break;
    }
    const replayed = replayRound(ruleset, settings, options, startOf(one, nexts.at(-1) ?? start), one);
    rounds.push(replayed.round);
    settled.push(replayed.settled);
    nexts.push(ruleset.next(replayed.round));
    sums.push(sumOf([sums.at(-1) ?? zero, replayed.round.balances]));
    if (replayed.illegal !== undefined) {
      error = illegalEvent(ruleset, replayed.round, one, `/rounds/${index}/events`, replayed.illegal);
      break;
    }
  }
  recent = progress;
  const ended = rounds.at(-1)?.phase === 'settled' ? endingOf(ruleset, rounds) : undefined;
  const settlement = Object.freeze({
    ruleset: ruleset.id,
    options,
    rounds: Object.freeze(settled.slice()),
    balances: sums.at(-1) ?? zero,
    over: ended !== undefined,
  });
  return { ruleset, rounds, settlement, ended, next: nexts.at(-1) ?? start, error };
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
