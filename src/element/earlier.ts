import { createRecord, rulesetOf, type MahjongRecord, type RoundRecord } from '../engine/record.js';
import { isOnEmptyWall } from './said.js';

/**
 * A record as it was before its last step, where the steps themselves were not kept. What is written at once when the
 * wall is empty goes at once; so does a round in which nothing happened. `undefined` before the first step.
 */
export function earlier(record: MahjongRecord): MahjongRecord | undefined {
  const last = record.rounds.at(-1);
  if (!last) return undefined;
  const rounds = record.rounds.slice(0, -1);
  const count = last.events.length - 1;
  if (count >= 0) {
    const shortened = Object.freeze({
      ...last,
      events: Object.freeze(last.events.slice(0, startOfStep(record, last))),
    });
    if (rounds.length > 0 || !isUnsaid(shortened)) rounds.push(shortened);
  }
  return createRecord({ ...record, rounds: Object.freeze(rounds) });
}

/** The first round begins with its first entry, unless its start was set by hand. */
function isUnsaid({ dealer, streak, events }: RoundRecord): boolean {
  return events.length === 0 && dealer === undefined && streak === undefined;
}

/** Index of the first event of a round's last step. */
function startOfStep(record: MahjongRecord, { events }: RoundRecord): number {
  const ruleset = rulesetOf(record);
  const isOnWall = events.map(({ type }) => isOnEmptyWall(ruleset, type));
  const lastTapped = isOnWall.lastIndexOf(false);
  return Math.min(lastTapped + 1, events.length - 1);
}
