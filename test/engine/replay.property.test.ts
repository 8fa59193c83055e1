import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecord, RecordError, rulesets, settle } from '../../src/engine/index.js';
import { attempt, openRound, roundAfter } from '../../src/engine/round.js';
import { endingOf, replay } from '../../src/engine/session.js';
import { anyEvent } from '../support/arbitraries.js';
import { clone, fromJson, freezeDeep, settleAny, thawed, tryTo } from '../support/settling.js';
import { enter, lastRound, settledPart, walks, withLastEvents } from '../support/walk.js';

/** Code and path, or the settlement: what two ways must agree on. */
function outcome(run: () => unknown): unknown {
  const result = tryTo(run);
  return result instanceof RecordError ? { code: result.code, path: result.path, reason: result.reason } : result;
}

describe.each([...rulesets.values()])('replaying records of $id', (ruleset) => {
  const position = fc.nat({ max: 1000 });

  it('gives the same settlement every time, also after a trip through JSON', () => {
    fc.assert(
      fc.property(walks(ruleset), ({ record }) => {
        const settlement = settle(record);
        expect(settle(record)).toEqual(settlement);
        expect(settleAny(fromJson(record))).toEqual(settlement);
        expect(settle(parseRecord(record))).toEqual(settlement);
        expect(fromJson(settlement)).toEqual(settlement);
      }),
    );
  });

  it('says what entering the events one by one said', () => {
    fc.assert(
      fc.property(walks(ruleset), ({ record, rounds }) => {
        const settlement = settle(record);
        expect(settlement.rounds).toEqual(rounds.map(({ states }) => settledPart(states.at(-1)!)));
        expect(settlement.options).toEqual(rounds[0]!.states[0]!.options);
        const settled = rounds.map(({ states }) => states.at(-1)!);
        expect(settlement.over).toBe(settled.at(-1)!.phase === 'settled' && endingOf(ruleset, settled) !== undefined);
      }),
    );
  });

  it('takes back an event as if it had never been entered', () => {
    fc.assert(
      fc.property(walks(ruleset), position, (walk, at) => {
        const { states } = lastRound(walk);
        const full = states.at(-1)!;
        const count = at % states.length;
        const shorter = settle(withLastEvents(walk, full.events.slice(0, count)));
        expect(shorter.rounds.at(-1)).toEqual(settledPart(states[count]!));
        expect(roundAfter(ruleset, full, count)).toEqual(states[count]);
      }),
    );
  });

  it('settles an edited event as if it had been entered so the first time', () => {
    fc.assert(
      fc.property(walks(ruleset), position, anyEvent(ruleset), (walk, at, event) => {
        const { states } = lastRound(walk);
        const events: unknown[] = [...states.at(-1)!.events];
        events[at % (events.length + 1)] = event;
        const entered = enter(ruleset, states[0]!, events);
        const settled = tryTo(() => settle(withLastEvents(walk, events)));
        if (entered.length <= events.length) expect(settled).toBeInstanceOf(RecordError);
        else
          expect(settled).toMatchObject({
            rounds: [...walk.rounds.slice(0, -1).map(() => ({})), settledPart(entered.at(-1)!)],
          });
      }),
    );
  });

  it('does not depend on what was replayed before', () => {
    fc.assert(
      fc.property(walks(ruleset), walks(ruleset), position, (walk, other, at) => {
        const seen = parseRecord(walk.record);
        const strange = parseRecord(other.record);
        replay(seen);
        replay(strange);
        // Rounds that have been replayed, under other options and after other rounds.
        const index = at % seen.rounds.length;
        const mixed = {
          ...strange,
          rounds: [...seen.rounds.slice(0, index), ...strange.rounds, ...seen.rounds.slice(index)],
        };
        const warm = replay(mixed);
        const cold = replay(parseRecord(fromJson(mixed)));
        expect(warm.settlement).toEqual(cold.settlement);
        expect(outcome(() => settle(mixed))).toEqual(
          cold.error ? { code: cold.error.code, path: cold.error.path, reason: cold.error.reason } : cold.settlement,
        );
        expect(warm.error?.path).toBe(cold.error?.path);
      }),
    );
  });

  it('refuses an event as `attempt` does, and changes nothing', () => {
    fc.assert(
      fc.property(walks(ruleset), anyEvent(ruleset), (walk, event) => {
        const round = freezeDeep(clone(lastRound(walk).states.at(-1)!));
        const record = freezeDeep(clone(withLastEvents(walk, [...round.events, event])));
        const [roundBefore, recordBefore] = [clone(round), clone(record)];
        const next = attempt(ruleset, round, event);
        const settled = tryTo(() => settle(record));
        expect(round).toEqual(roundBefore);
        expect(record).toEqual(recordBefore);
        if (next instanceof RecordError) {
          const at = `/rounds/${record.rounds.length - 1}/events/${round.events.length}`;
          expect(settled).toMatchObject({ code: next.code, path: at + next.path, reason: next.reason });
        } else {
          expect(settled).toMatchObject({ rounds: [...walk.rounds.slice(0, -1).map(() => ({})), settledPart(next)] });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('opens every round with nothing in it', () => {
    fc.assert(
      fc.property(walks(ruleset), ({ rounds }) => {
        for (const { states } of rounds) expect(states[0]).toEqual(openRound(states[0]!.options, states[0]!));
      }),
    );
  });
});

describe.each([...rulesets.values()])('parsing records of $id', (ruleset) => {
  it('changes a parsed record no more, and freezes all of it', () => {
    fc.assert(
      fc.property(walks(ruleset), ({ record }) => {
        const parsed = parseRecord(record);
        expect(thawed(parsed)).toEqual([]);
        expect(parseRecord(parsed)).toEqual(parsed);
        expect(JSON.stringify(parseRecord(parsed))).toBe(JSON.stringify(parsed));
        expect(fromJson(parsed)).toEqual(parsed);
      }),
    );
  });

  it('keeps what it was given, save empty options', () => {
    fc.assert(
      fc.property(walks(ruleset), ({ record }) => {
        const { options = {}, ...rest } = record;
        expect(parseRecord(record)).toEqual(Object.keys(options).length > 0 ? record : rest);
      }),
    );
  });
});
