import fc from 'fast-check';
import {
  RecordError,
  type MahjongRecord,
  type OptionValues,
  type Round,
  type RoundEvent,
  type RoundRecord,
  type Ruleset,
  type Seat,
} from '../../src/engine/index.js';
import { attempt, openRound } from '../../src/engine/round.js';
import { endingOf, optionsInForce } from '../../src/engine/session.js';
import { shapedEvent, someOptions, valueOf } from './arbitraries.js';

/** A round of a walk: what the record says of it, and its states from the first to the last. */
export interface WalkedRound {
  readonly record: RoundRecord;
  readonly states: readonly Round[];
}

/** A legal record, and how it came about. */
export interface Walk {
  readonly ruleset: Ruleset;
  readonly options: OptionValues;
  readonly record: MahjongRecord;
  readonly rounds: readonly WalkedRound[];
}

export interface NamedStart {
  readonly dealer?: Seat;
  readonly streak?: number;
}

export function recordOf(ruleset: Ruleset, options: OptionValues, rounds: readonly RoundRecord[]): MahjongRecord {
  return { format: 'mahjong-settler', version: 1, ruleset: ruleset.id, options, rounds };
}

/** The states of a round as its events are entered one by one; stops at the first that is refused. */
export function enter(ruleset: Ruleset, open: Round, events: readonly unknown[]): Round[] {
  const states = [open];
  for (const event of events) {
    const next = attempt(ruleset, states.at(-1)!, event);
    if (next instanceof RecordError) break;
    states.push(next);
  }
  return states;
}

/** Enters every event that is legal when its turn comes, and opens a round where one is settled. */
function walk(
  ruleset: Ruleset,
  options: OptionValues,
  events: readonly unknown[],
  starts: readonly NamedStart[],
): Walk {
  const inForce = optionsInForce(ruleset, options);
  const rounds: { start: NamedStart; states: Round[] }[] = [];
  const open = (): void => {
    const settled = rounds.map(({ states }) => states.at(-1)!);
    const last = settled.at(-1);
    if (endingOf(ruleset, settled) !== undefined) return;
    const derived = last ? ruleset.next(last) : { dealer: 0 as const, streak: 0 };
    const start = starts[rounds.length] ?? {};
    const dealer = start.dealer ?? derived.dealer;
    const streak = start.streak ?? (dealer === derived.dealer ? derived.streak : 0);
    rounds.push({ start, states: [openRound(inForce, { dealer, streak })] });
  };
  open();
  for (const event of events) {
    if (rounds.at(-1)!.states.at(-1)!.phase === 'settled') open();
    const { states } = rounds.at(-1)!;
    const next = attempt(ruleset, states.at(-1)!, event);
    if (!(next instanceof RecordError)) states.push(next);
  }
  const walked = rounds.map(({ start, states }) => ({ record: { ...start, events: states.at(-1)!.events }, states }));
  const record = recordOf(
    ruleset,
    options,
    walked.map((one) => one.record),
  );
  return { ruleset, options, record, rounds: walked };
}

export function namedStart(ruleset: Ruleset): fc.Arbitrary<NamedStart> {
  const keys: Record<string, fc.Arbitrary<unknown>> = { dealer: fc.constantFrom(0, 1, 2, 3) };
  if (ruleset.streak) keys.streak = valueOf(ruleset.streak);
  return fc.oneof(fc.constant({}), fc.record(keys, { requiredKeys: [] }));
}

/** Random legal records, some of them unfinished. */
export function walks(ruleset: Ruleset): fc.Arbitrary<Walk> {
  return fc
    .tuple(
      someOptions(ruleset),
      fc.array(shapedEvent(ruleset), { maxLength: 60, size: 'max' }),
      fc.array(namedStart(ruleset), { maxLength: 4 }),
    )
    .map(([options, events, starts]) => walk(ruleset, options, events, starts));
}

export function lastRound({ rounds }: Walk): WalkedRound {
  return rounds.at(-1)!;
}

/** The record with the events of its last round replaced. */
export function withLastEvents({ record, rounds }: Walk, events: readonly unknown[]): MahjongRecord {
  const last = { ...rounds.at(-1)!.record, events: events as readonly RoundEvent[] };
  return { ...record, rounds: [...record.rounds.slice(0, -1), last] };
}

/** What a settlement says of a round. */
export function settledPart({ dealer, streak, phase, winners, payments, balances }: Round) {
  return { dealer, streak, phase, winners, payments, balances };
}
