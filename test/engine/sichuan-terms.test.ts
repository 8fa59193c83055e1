import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesets, settle, type MahjongRecord, type Payment, type SettledRound } from '../../src/engine/index.js';
import vectors from '../vectors/sichuan.json' with { type: 'json' };
import { settleAny } from '../support/settling.js';
import { walks } from '../support/walk.js';

/*
 * Terms are what an explanation is printed from: together with the rule they must be enough to work the sum out again.
 */

/** The points that the terms allow: one sum, or two where odd points are shared out. */
function pointsFrom(payment: Payment): readonly number[] {
  switch (payment.rule) {
    case 'exposed-kong':
    case 'added-kong':
    case 'concealed-kong':
    case 'robbed-kong':
    case 'kong-returned':
    case 'kong-refund':
      return [payment.terms.base * payment.terms.bases];
    case 'discard-win':
    case 'flower-pig':
    case 'not-ready':
      return [payment.terms.base * 2 ** payment.terms.counted];
    case 'self-draw': {
      const { base, counted, bonus } = payment.terms;
      return [base * 2 ** counted + (bonus === 'base' ? base : 0)];
    }
    case 'kong-transfer': {
      const { total, winners, split } = payment.terms;
      return split === 'each' ? [total] : [Math.floor(total / winners), Math.ceil(total / winners)];
    }
    default:
      return [];
  }
}

/** What the cap leaves of the fan, the bonus fan included. */
function expectCounted(payment: Payment, fanCap: unknown): void {
  if (!('counted' in payment.terms)) return;
  const bonus = 'bonus' in payment.terms && payment.terms.bonus === 'fan' ? 1 : 0;
  expect(payment.terms.counted).toBe(Math.min(payment.terms.fan + bonus, Number(fanCap)));
}

/** The kong that a payment speaks of, as it was paid. */
function expectKong({ payments }: SettledRound, payment: Payment): void {
  if (!('kong' in payment.terms)) return;
  const { kong } = payment.terms;
  const paid = payments.filter((one) => one.phase === 'kong' && one.event === kong);
  expect(paid.length).toBeGreaterThan(0);
  for (const one of paid) expect(one.to).toBe(payment.from);
  if (payment.rule === 'kong-transfer') {
    expect(payment.terms.total).toBe(paid.reduce((sum, { points }) => sum + points, 0));
    expect(payment.event).toBe(kong + 1);
  } else {
    expect(paid.find((one) => one.from === payment.to)?.points).toBe(payment.points);
  }
}

/** The winners of a shared transfer share all of it, the nearest after the discarder the odd points. */
function expectShares({ payments }: SettledRound): void {
  for (const first of payments) {
    if (first.rule !== 'kong-transfer' || first.terms.split === 'each') continue;
    const shares = payments.filter((one) => one.rule === 'kong-transfer' && one.event === first.event);
    const points = shares.map((one) => one.points);
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(first.terms.total);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    const distances = shares.map(({ from, to }) => (to - from + 4) % 4);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  }
}

function expectExplained(record: unknown): void {
  const { rounds, options } = settleAny(record);
  for (const round of rounds) {
    for (const payment of round.payments) {
      expect(pointsFrom(payment)).toContain(payment.points);
      expectCounted(payment, options.fanCap);
      expectKong(round, payment);
    }
    expectShares(round);
  }
}

describe('the terms of every payment explain its points', () => {
  it.each(vectors)('$name', ({ record }) => {
    expectExplained(record);
  });

  it('in random records', () => {
    fc.assert(
      fc.property(walks(rulesets.get('sichuan')!), ({ record }) => {
        expectExplained(record);
      }),
    );
  });

  it('by every rule: the vectors hold them all', () => {
    const records = vectors.map(({ record }) => record as unknown as MahjongRecord);
    const rules = new Set(
      records.flatMap((record) => settle(record).rounds.flatMap(({ payments }) => payments.map(({ rule }) => rule))),
    );
    expect(rules.size).toBe(11);
  });
});
