import type { RoundRecord } from '../../engine/record.js';
import type { Start } from '../../engine/rulesets/ruleset.js';
import type { Session } from '../../engine/session.js';

/*
 * Who deals is derived from the round before unless a round says otherwise. Only what differs is written down, so that a
 * correction further up still passes on.
 */

/** What a round starts with by the rules. The rounds before it must be settled. */
export function derivedStart({ ruleset, rounds }: Session, index: number): Start {
  const before = rounds[index - 1];
  return before ? ruleset.next(before) : { dealer: 0, streak: 0 };
}

/** What the round to come starts with, unless none can begin. */
export function nextStart({ error, next, rounds, settlement }: Session): Start | undefined {
  const last = rounds.at(-1);
  const isOpen = last !== undefined && last.phase !== 'settled';
  return error || settlement.over || isOpen ? undefined : next;
}

/** The streak where this seat deals: somebody else has not won in a row yet. */
export function streakOf(derived: Start, dealer: Start['dealer']): number {
  return dealer === derived.dealer ? derived.streak : 0;
}

export function isByHand(round: RoundRecord | undefined): boolean {
  return round?.dealer !== undefined || round?.streak !== undefined;
}

/**
 * The rounds, one of them started so; the one after the last begins by that, unless the rules say the same. Keys stand in
 * the order of the record's description, as records are compared as text.
 */
export function withStart(
  rounds: readonly RoundRecord[],
  index: number,
  derived: Start,
  { dealer, streak }: Start,
): readonly RoundRecord[] {
  if (index === rounds.length && dealer === derived.dealer && streak === derived.streak) return rounds;
  const begun = [...rounds];
  begun[index] = Object.freeze({
    ...(dealer !== derived.dealer && { dealer }),
    ...(streak !== streakOf(derived, dealer) && { streak }),
    events: rounds[index]?.events ?? Object.freeze([]),
  });
  return Object.freeze(begun);
}

export function withoutRound(rounds: readonly RoundRecord[], index: number): readonly RoundRecord[] {
  return Object.freeze(rounds.filter((_, at) => at !== index));
}

/** Index of the first round that would not count, where `wanted` rounds are to count: the game may end earlier. */
export function firstUncounted({ rounds }: Session, wanted: number): number | undefined {
  return rounds.length < wanted ? rounds.length : undefined;
}
