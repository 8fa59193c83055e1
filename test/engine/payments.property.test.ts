import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesets, settle, type Payment, type Seat } from '../../src/engine/index.js';
import { walks } from '../support/walk.js';

const seats: readonly Seat[] = [0, 1, 2, 3];

function sum(values: readonly number[]): number {
  return values.reduce((so, one) => so + one, 0);
}

function net(payments: readonly Payment[]): number[] {
  return seats.map((seat) =>
    sum(payments.map(({ from, to, points }) => (to === seat ? points : 0) - (from === seat ? points : 0))),
  );
}

describe.each([...rulesets.values()])('the payments of $id', (ruleset) => {
  it('sum to zero: in every event, every round and the session', () => {
    fc.assert(
      fc.property(walks(ruleset), ({ record, rounds }) => {
        for (const { states } of rounds) {
          for (const { balances } of states) expect(sum(balances)).toBe(0);
        }
        const settlement = settle(record);
        for (const { balances, payments } of settlement.rounds) {
          expect(sum(balances)).toBe(0);
          expect(balances).toEqual(net(payments));
        }
        expect(sum(settlement.balances)).toBe(0);
        expect(settlement.balances).toEqual(net(settlement.rounds.flatMap(({ payments }) => payments)));
      }),
    );
  });

  it('go from one seat to another, are above 0 and stand at their event', () => {
    fc.assert(
      fc.property(walks(ruleset), ({ rounds }) => {
        for (const { states } of rounds) {
          states.forEach(({ payments }, count) => {
            const before = states[count - 1]?.payments ?? [];
            expect(payments.slice(0, before.length)).toEqual(before);
            for (const { event, from, to, points } of payments.slice(before.length)) {
              expect(event).toBe(count - 1);
              expect(points).toBeGreaterThan(0);
              expect(from).not.toBe(to);
              expect(seats).toContain(from);
              expect(seats).toContain(to);
            }
          });
        }
      }),
    );
  });

  it('are never asked of a seat that is out, and few reach one', () => {
    // A refund of what it paid, and a pig's payment where the house rules say so.
    const reachesWinners = ['kong-refund', 'pig'];
    fc.assert(
      fc.property(walks(ruleset), ({ rounds }) => {
        for (const { states } of rounds) {
          const payments = states.at(-1)!.payments;
          for (const { event, from, to, phase } of payments) {
            const out = ruleset.out(states[event]!);
            expect(out).not.toContain(from);
            if (out.includes(to)) expect(reachesWinners).toContain(phase);
          }
        }
      }),
    );
  });

  it('have flat terms of plain values', () => {
    fc.assert(
      fc.property(walks(ruleset), ({ record }) => {
        for (const { terms } of settle(record).rounds.flatMap(({ payments }) => payments)) {
          for (const value of Object.values(terms)) expect(['number', 'string', 'boolean']).toContain(typeof value);
        }
      }),
    );
  });
});

describe('the kong money of sichuan', () => {
  const ruleset = rulesets.get('sichuan')!;

  it('comes back at most once, in full, to the seat that paid it', () => {
    fc.assert(
      fc.property(walks(ruleset), ({ record }) => {
        for (const { payments } of settle(record).rounds) {
          const back = payments.filter(({ phase }) => phase === 'kong-void' || phase === 'kong-refund');
          for (const { from, to, points, terms } of back) {
            const kong = 'kong' in terms ? terms.kong : undefined;
            const paid = payments.filter((one) => one.phase === 'kong' && one.event === kong && one.from === to);
            expect(paid.map((one) => [one.to, one.points])).toEqual([[from, points]]);
          }
          const cases = back.map(({ to, terms }) => `${to} ${String('kong' in terms && terms.kong)}`);
          expect(new Set(cases).size).toBe(cases.length);
        }
      }),
    );
  });
});
