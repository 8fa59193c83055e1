import { RecordError, rulesets, type MahjongRecord, type Round } from '../../src/engine/index.js';
import { attempt, openRound } from '../../src/engine/round.js';
import { endingOf, optionsInForce, type Session } from '../../src/engine/session.js';
import type { Start } from '../../src/engine/rulesets/ruleset.js';
import { settledPart } from './walk.js';

/** All that a session tells, its error as code and path. */
export type Told = ReturnType<typeof told>;

export function told({ settlement, rounds, ended, next, error }: Omit<Session, 'ruleset'>) {
  return { settlement, rounds: [...rounds], ended, next, error: error && toldOf(error) };
}

export function toldOf({ code, path, reason }: RecordError) {
  return { code, path, reason };
}

/** What a record comes to when every event is entered anew, one by one: nothing is kept from one call to the next. */
export function folded(record: MahjongRecord): Told {
  const ruleset = rulesets.get(record.ruleset)!;
  const options = optionsInForce(ruleset, record.options);
  const rounds: Round[] = [];
  let next: Start = { dealer: 0, streak: 0 };
  let error: RecordError | null = null;
  const isSettled = () => rounds.at(-1)?.phase === 'settled';
  for (const [index, { dealer = next.dealer, streak, events }] of record.rounds.entries()) {
    if (index > 0 && !isSettled()) error = new RecordError('round-open', `/rounds/${index}`);
    else if (endingOf(ruleset, rounds) !== undefined) error = new RecordError('game-over', `/rounds/${index}`);
    if (error) break;
    let round = openRound(options, { dealer, streak: streak ?? (dealer === next.dealer ? next.streak : 0) });
    for (const [at, event] of events.entries()) {
      const after = attempt(ruleset, round, event);
      if (after instanceof RecordError) {
        error = new RecordError(after.code, `/rounds/${index}/events/${at}${after.path}`, undefined, after.reason);
        break;
      }
      round = after;
    }
    rounds.push(round);
    next = ruleset.next(round);
    if (error) break;
  }
  const ended = isSettled() ? endingOf(ruleset, rounds) : undefined;
  const sum = (seat: 0 | 1 | 2 | 3) => rounds.reduce((so, { balances }) => so + balances[seat], 0);
  const settlement = {
    ruleset: ruleset.id,
    options,
    rounds: rounds.map(settledPart),
    balances: [sum(0), sum(1), sum(2), sum(3)] as const,
    over: ended !== undefined,
  };
  return told({ settlement, rounds, ended, next, error });
}
