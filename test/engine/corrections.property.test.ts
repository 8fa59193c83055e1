import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecord, RecordError, rulesets, settle } from '../../src/engine/index.js';
import { createRecord } from '../../src/engine/record.js';
import { replay } from '../../src/engine/session.js';
import { someOptions } from '../support/arbitraries.js';
import { corrected, correctedSessions, kinds } from '../support/corrections.js';
import { folded, told, toldOf } from '../support/fold.js';
import { longSessions } from '../support/long-sessions.js';
import { fromJson, settleAny, tryTo } from '../support/settling.js';

/*
 * A round that is corrected while others come after it is as if it had been entered so the first time. Replaying keeps
 * what it shares with the replay before, so the record that was is always replayed first.
 */

// Each is a whole session, settled again and again.
const runs = { numRuns: 25 };

describe.each([...rulesets.values()])('in the middle of a session of $id,', (ruleset) => {
  it.each(kinds)('a correction (%s) counts as if entered so at once, and is undone without a trace', (kind) => {
    fc.assert(
      fc.property(correctedSessions(ruleset, [kind]), ({ record, correction }) => {
        const after = corrected(record, correction);
        const [original, expected] = [folded(record), folded(after)];
        const before = replay(record);
        expect(told(before)).toEqual(original);

        const warm = replay(after);
        expect(told(warm)).toEqual(expected);
        const cold = told(replay(parseRecord(fromJson(after))));
        expect(told(replay(after))).toEqual(cold);

        const undone = replay(record);
        expect(told(undone)).toEqual(original);
        expect(told(replay(after))).toEqual(expected);
        // What was handed out stays as it was, whatever has been replayed since.
        expect([before, warm, undone].map(told)).toEqual([original, expected, original]);
      }),
      runs,
    );
  });

  it('several corrections, taken back in turn, are all as if entered at once', () => {
    const other = longSessions(ruleset);
    const both = fc.tuple(correctedSessions(ruleset, kinds), correctedSessions(ruleset, kinds), other);
    fc.assert(
      fc.property(both, ([one, two, strange]) => {
        const versions = [one, two].flatMap(({ record, correction }) => [record, corrected(record, correction)]);
        // Back and forth, with sessions in between that share nothing with them.
        for (const record of [...versions, strange, ...[...versions].reverse(), strange, ...versions]) {
          expect(told(replay(record))).toEqual(folded(record));
        }
      }),
      runs,
    );
  });

  it('other options settle every round anew', () => {
    fc.assert(
      fc.property(longSessions(ruleset), someOptions(ruleset), (record, options) => {
        const after = createRecord({ ...record, options });
        const versions = [record, after, record].map((one) => [told(replay(one)), folded(one)] as const);
        for (const [warm, expected] of versions) expect(warm).toEqual(expected);
      }),
      runs,
    );
  });

  it('what a correction makes illegal is named, and all before it stays settled', () => {
    const broken = correctedSessions(ruleset, ['replace', 'insert', 'remove'], false);
    fc.assert(
      fc.property(broken, ({ record, correction }) => {
        const after = corrected(record, correction);
        const original = told(replay(record));
        const expected = folded(after);
        const warm = told(replay(after));
        expect(warm).toEqual(expected);
        expect(told(replay(after))).toEqual(expected);

        const { round } = correction;
        const { settlement, error } = warm;
        expect(error?.path).toMatch(new RegExp(`^/rounds/(${round}/events/\\d+|${round + 1}$)`));
        expect(settlement.rounds).toHaveLength(round + 1);
        expect(settlement.rounds.slice(0, round)).toEqual(original.settlement.rounds.slice(0, round));
        for (const settled of [tryTo(() => settle(after)), tryTo(() => settleAny(fromJson(after)))]) {
          expect(settled instanceof RecordError && toldOf(settled)).toEqual(error);
        }
        expect(told(replay(record))).toEqual(original);
      }),
      { numRuns: 30 },
    );
  });
});

describe('who deals after a corrected round', () => {
  const won = (seat: number) => ({ events: [{ type: 'win', winners: [{ seat, hand: 'with-joker' }] }] });
  const { rounds, ...rest } = parseRecord({
    format: 'mahjong-settler',
    version: 1,
    ruleset: 'wenzhou',
    rounds: [won(0), won(0), won(2), won(2), won(3)],
  });
  const [first, old, other, ...later] = rounds;

  function leaders(corrected = old!): string {
    replay({ ...rest, rounds });
    const { settlement } = replay({ ...rest, rounds: [first!, corrected, other!, ...later] });
    return settlement.rounds.map(({ dealer, streak }) => `${dealer}.${streak}`).join(' ');
  }

  it('follows from it, with the wins in a row', () => {
    expect(leaders()).toBe('0.0 0.1 0.2 1.0 2.0');
    expect(leaders(other)).toBe('0.0 0.1 1.0 2.0 2.1');
    expect(leaders({ ...old!, dealer: 2 })).toBe('0.0 2.0 3.0 0.0 1.0');
    expect(leaders({ ...old!, streak: 0 })).toBe('0.0 0.0 0.1 1.0 2.0');
    expect(leaders()).toBe('0.0 0.1 0.2 1.0 2.0');
  });
});
