import fc from 'fast-check';
import {
  parseRecord,
  RecordError,
  type MahjongRecord,
  type OptionValues,
  type Round,
  type Ruleset,
} from '../../src/engine/index.js';
import { attempt, openRound } from '../../src/engine/round.js';
import { endingOf, optionsInForce } from '../../src/engine/session.js';
import { shapedEvent, someOptions } from './arbitraries.js';
import { namedStart, recordOf, type NamedStart } from './walk.js';

/*
 * Sessions that go on: every round but the last is settled, and none of them ends the game too early.
 */

/** What ends a round when nobody wins any more: whatever can be entered without naming a seat or a hand. */
export function emptyWall({ events, phases }: Ruleset): object[] {
  const bare = Object.entries(events).map(([type, { fields }]) => {
    const lists = Object.keys(fields).filter((key) => fields[key]?.kind === 'list');
    return { type, ...Object.fromEntries(lists.map((key) => [key, []])) };
  });
  // Each phase may need another of them.
  return Object.keys(phases).flatMap(() => bare);
}

/** A round of those events that are legal when their turn comes, and that leave it as it may be. */
export function played(
  ruleset: Ruleset,
  open: Round,
  events: readonly object[],
  mayBe: (round: Round) => boolean = () => true,
): Round {
  return events.reduce((round: Round, event) => {
    const next = attempt(ruleset, round, event);
    return next instanceof RecordError || !mayBe(next) ? round : next;
  }, open);
}

interface Plan {
  readonly start: NamedStart;
  readonly events: readonly object[];
}

function carriedOut(ruleset: Ruleset, options: OptionValues, plans: readonly Plan[], staysOpen: boolean) {
  const inForce = optionsInForce(ruleset, options);
  const rounds: Round[] = [];
  for (const [index, { start, events }] of plans.entries()) {
    const before = rounds.at(-1);
    const derived = before ? ruleset.next(before) : { dealer: 0 as const, streak: 0 };
    const { dealer = derived.dealer } = start;
    const streak = start.streak ?? (dealer === derived.dealer ? derived.streak : 0);
    const open = openRound(inForce, { dealer, streak });
    const isLast = index === plans.length - 1;
    // A win that ended the game would cut off the rounds that are still to come.
    const mayBe = (round: Round) =>
      round.phase !== 'settled' || (isLast ? !staysOpen : endingOf(ruleset, [...rounds, round]) === undefined);
    rounds.push(played(ruleset, open, [...events, ...emptyWall(ruleset)], mayBe));
  }
  const records = plans.map(({ start }, index) => ({ ...start, events: rounds[index]!.events }));
  return parseRecord(recordOf(ruleset, options, records));
}

/** What is tried in a round. Mostly the wall is not empty before somebody has won. */
export function attempts(ruleset: Ruleset): fc.Arbitrary<readonly object[]> {
  const events = fc.array(shapedEvent(ruleset), { minLength: 8, maxLength: 12, size: 'max' });
  const isOfWall = ({ type }: Readonly<Record<string, unknown>>) => ruleset.events[String(type)]?.ways === undefined;
  return fc
    .tuple(events, fc.nat({ max: 3 }))
    .map(([all, dice]) =>
      dice === 0 ? all : [...all.filter((one) => !isOfWall(one)), ...all.filter((one) => isOfWall(one))],
    );
}

/** Legal records of three to six rounds, all of them settled save perhaps the last. */
export function longSessions(ruleset: Ruleset): fc.Arbitrary<MahjongRecord> {
  const start = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: namedStart(ruleset) });
  const plan = fc.record({ start, events: attempts(ruleset) });
  return fc
    .tuple(someOptions(ruleset), fc.array(plan, { minLength: 3, maxLength: 6, size: 'max' }), fc.boolean())
    .map(([options, plans, staysOpen]) => carriedOut(ruleset, options, plans, staysOpen));
}
