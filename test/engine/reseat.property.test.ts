import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  rulesets,
  settle,
  type MahjongRecord,
  type Payment,
  type PerSeat,
  type Ruleset,
  type Seat,
} from '../../src/engine/index.js';
import { recordShape } from '../../src/engine/record.js';
import { reseat, type Seating } from '../../src/engine/reseat.js';
import { replay } from '../../src/engine/session.js';
import { fullRecord } from '../support/samples.js';
import { walks } from '../support/walk.js';

const seats = [0, 1, 2, 3] as const;
const seating = fc
  .shuffledSubarray([...seats], { minLength: 4, maxLength: 4 })
  .map((list) => list as unknown as Seating);
const swap = fc
  .shuffledSubarray([...seats], { minLength: 2, maxLength: 2 })
  .map(([a, b]) => seats.map((seat) => (seat === a ? b : seat === b ? a : seat)) as unknown as Seating);

function moved(ruleset: Ruleset, record: MahjongRecord, to: Seating): MahjongRecord {
  return reseat(recordShape(ruleset), record, to);
}

function inverse(to: Seating): Seating {
  return seats.map((seat) => to.indexOf(seat)) as unknown as Seating;
}

/** What each person had, at the new places. */
function follow<T>(values: PerSeat<T>, to: Seating): T[] {
  const back = inverse(to);
  return seats.map((seat) => values[back[seat]]);
}

/** The same record with nothing left to be derived. */
function pinned(record: MahjongRecord): MahjongRecord {
  const { rounds } = replay(record).settlement;
  const start = (index: number) => {
    const { dealer, streak } = rounds[index]!;
    return record.ruleset === 'wenzhou' ? { dealer, streak } : { dealer };
  };
  return { ...record, rounds: record.rounds.map((round, index) => ({ ...round, ...start(index) })) };
}

function movedPayment({ from, to, ...rest }: Payment, by: Seating): object {
  return { ...rest, from: by[from], to: by[to] };
}

/** What two settlements of the same people agree on, whatever the order of payments. */
function sorted(payments: readonly object[]): string[] {
  return payments.map((one) => JSON.stringify(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))).sort();
}

describe.each([...rulesets.values()])('people of $id who change places', (ruleset) => {
  it('and change back are where they were', () => {
    fc.assert(
      fc.property(walks(ruleset), swap, ({ record }, to) => {
        const there = moved(ruleset, record, to);
        expect(moved(ruleset, there, to)).toEqual(moved(ruleset, record, [0, 1, 2, 3]));
      }),
    );
  });

  it('may go in one step or in two', () => {
    fc.assert(
      fc.property(walks(ruleset), seating, seating, ({ record }, first, second) => {
        const both = seats.map((seat) => second[first[seat]]) as unknown as Seating;
        expect(moved(ruleset, moved(ruleset, record, first), second)).toEqual(moved(ruleset, record, both));
      }),
    );
  });

  it('move every seat that a record can name, and nothing else', () => {
    const full = fullRecord(ruleset);
    const to: Seating = [1, 2, 3, 0];
    const expected = JSON.parse(JSON.stringify(full), (key, value: unknown) => {
      const isSeat = /^(seat|from|dealer)$/.test(key) && typeof value === 'number';
      if (isSeat) return to[value];
      return key === 'seats' ? (value as Seat[]).map((seat) => to[seat]) : value;
    }) as MahjongRecord;
    expect(moved(ruleset, full, to)).toEqual(expected);
  });

  it('and all turn the table alike, have and owe the same', () => {
    const turns = fc.constantFrom<Seating>([1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2]);
    fc.assert(
      fc.property(walks(ruleset), turns, ({ record }, to) => {
        const [first, ...rest] = record.rounds;
        const begun = { ...record, rounds: first ? [{ ...first, dealer: first.dealer ?? 0 }, ...rest] : [] };
        const before = settle(begun);
        const after = settle(moved(ruleset, begun, to));
        expect(after.over).toBe(before.over);
        expect(after.balances).toEqual(follow(before.balances, to));
        for (const [index, round] of before.rounds.entries()) {
          const { dealer, streak, phase, winners, payments } = after.rounds[index]!;
          expect({ dealer, streak, phase }).toEqual({
            dealer: to[round.dealer],
            streak: round.streak,
            phase: round.phase,
          });
          expect(winners).toEqual(round.winners.map((seat) => to[seat]));
          expect(sorted(payments)).toEqual(sorted(round.payments.map((one) => movedPayment(one, to))));
        }
      }),
    );
  });
});

/** Rules by which it matters who sits next to whom, where it is said who deals. */
function isTurnBound({ ruleset, rounds, options }: MahjongRecord): boolean {
  const events = rounds.flatMap((round) => round.events);
  if (ruleset === 'ims') return JSON.stringify(events).includes('four-chows');
  const { kongTransfer = 'winner', transferSplit = 'split' } = options ?? {};
  // Odd points of a shared kong go to the nearest.
  return (
    ruleset === 'sichuan' &&
    kongTransfer === 'winner' &&
    transferSplit === 'split' &&
    JSON.stringify(events).includes('kongDiscard')
  );
}

describe.each([...rulesets.values()])('people of $id, where nothing depends on turns', (ruleset) => {
  it('have and owe the same wherever they sit', () => {
    fc.assert(
      fc.property(walks(ruleset), seating, ({ record }, to) => {
        fc.pre(!isTurnBound(record));
        const begun = pinned(record);
        const before = settle(begun);
        const after = settle(moved(ruleset, begun, to));
        expect(after.balances).toEqual(follow(before.balances, to));
        expect(after.rounds.map(({ balances }) => balances)).toEqual(
          before.rounds.map(({ balances }) => follow(balances, to)),
        );
        expect(after.rounds.map(({ dealer }) => dealer)).toEqual(before.rounds.map(({ dealer }) => to[dealer]));
      }),
    );
  });
});
