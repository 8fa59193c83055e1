import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, settleUp, type Money, type Transfer } from '../../src/engine/index.js';

const times = { numRuns: 10_000 };
/** All of them, on a slow machine. */
const patience = 60_000;

/** Digits of the minor unit, by the standard's table. */
const currencies = { JPY: 0, EUR: 2, KWD: 3 };

/** Zero-sum half points. Small ones often leave seats even, or pairs that come out even. */
const balances = fc
  .oneof(fc.constant(6), fc.constant(60), fc.constant(1e6), fc.constant(2 ** 50))
  .chain((most) => fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: -most, max: most }))))
  .chain((three) => fc.shuffledSubarray([...three, -three.reduce((sum, one) => sum + one, 0)], { minLength: 4 }))
  .map((halves) => halves.map((half) => half / 2));

const pointValue = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.stringMatching(/^\d{0,5}$/))
  .map(([whole, fraction]) => (fraction ? `${whole}.${fraction}` : String(whole)))
  .filter((value) => /[1-9]/.test(value));

/** A decimal in units of 10 to the power of -digits, which must be enough. */
function unitsOf(decimal: string, digits: number): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  if (fraction.length > digits) throw new Error(`${decimal} has more than ${digits} digits`);
  return BigInt(whole + fraction.padEnd(digits, '0'));
}

/** The fewest payments: the first who is open pays or is paid by each of the others in turn, whatever is best. */
function fewest(sums: readonly bigint[]): number {
  const [first = 0n, ...rest] = sums;
  if (rest.length === 0) return 0;
  if (first === 0n) return fewest(rest);
  const ways = rest.map((one, index) => 1 + fewest(rest.map((other, at) => (at === index ? one + first : other))));
  return Math.min(...ways);
}

interface Paid {
  readonly from: number;
  readonly to: number;
  readonly units: bigint;
}

/** What every settle-up must be, for sums that each seat is to end with. */
function expectCleared(paid: readonly Paid[], sums: readonly bigint[]): void {
  const left = [...sums];
  for (const { from, to, units } of paid) {
    left[from]! += units;
    left[to]! -= units;
  }
  const wrong = paid.filter(({ from, to, units }) => units <= 0n || sums[from]! >= 0n || sums[to]! <= 0n);
  const order = paid.map(({ from, to }) => from * 4 + to);
  expect({ left, wrong, order, count: paid.length }).toEqual({
    left: [0n, 0n, 0n, 0n],
    wrong: [],
    order: [...new Set(order)].sort((a, b) => a - b),
    count: fewest(sums),
  });
}

/** What each seat has won by these payments. */
function netOf(paid: readonly Paid[]): bigint[] {
  const net = [0n, 0n, 0n, 0n];
  for (const { from, to, units } of paid) {
    net[from]! -= units;
    net[to]! += units;
  }
  return net;
}

/** Exact sums, cut off toward zero at a unit; missing units go to the largest cut-off parts of the needed sign. */
function expectRounded(sums: readonly bigint[], exact: readonly bigint[], unit: bigint): void {
  const added = sums.map((sum, seat) => sum - exact[seat]! / unit);
  const needed = added.find((one) => one !== 0n) ?? 1n;
  const parts = exact.map((one) => (one % unit) * needed);
  const gets = parts.map((part, seat) => {
    const before = parts.filter((other, at) => other > part || (other === part && at < seat));
    return part > 0n && before.length < added.filter((one) => one !== 0n).length ? needed : 0n;
  });
  expect([needed * needed, added]).toEqual([1n, gets]);
}

function expectReversed(transfers: readonly Transfer[], others: readonly Transfer[]): void {
  const turned = others.map((one) => ({ ...one, from: one.to, to: one.from }));
  expect(transfers).toEqual(turned.sort((a, b) => a.from - b.from || a.to - b.to));
}

const negated = (points: readonly number[]) => points.map((one) => -one);

test(
  'points are cleared by the fewest transfers, and negating them reverses every transfer',
  () => {
    fc.assert(
      fc.property(balances, (points) => {
        const transfers = settleUp(points);
        const paid = transfers.map(({ points: half, ...ends }) => ({ ...ends, units: BigInt(half * 2) }));
        expectCleared(paid, points.map((one) => BigInt(one * 2))); // prettier-ignore
        expectReversed(transfers, settleUp(negated(points)));
        expect(settleUp(points)).toEqual(transfers);
      }),
      times,
    );
  },
  patience,
);

for (const [currency, digits] of Object.entries(currencies)) {
  test(
    `${currency} is cleared by the fewest transfers, and negating reverses every transfer`,
    () => {
      fc.assert(
        fc.property(balances, pointValue, (points, value) => {
          const money: Money = { pointValue: value, currency };
          const transfers = settleUp(points, money);
          const paid = transfers.map(({ amount, ...ends }) => ({ ...ends, units: unitsOf(amount, digits) }));
          expect(transfers.every(({ amount }) => amount === moneyOf(1, { pointValue: amount, currency }))).toBe(true);
          const sums = netOf(paid);
          expectRounded(sums, points.map((half) => BigInt(half * 2) * unitsOf(value, 6) * 5n), 10n ** BigInt(7 - digits)); // prettier-ignore
          expectCleared(paid, sums);
          expectReversed(transfers, settleUp(negated(points), money));
        }),
        times,
      );
    },
    patience,
  );
}

test('money for points is exact', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 51), max: 2 ** 51 }), pointValue, (halves, value) => {
      for (const [currency, digits] of Object.entries(currencies)) {
        const text = moneyOf(halves / 2, { pointValue: value, currency });
        expect(unitsOf(text, 6) * 10n).toBe(BigInt(halves) * unitsOf(value, 6) * 5n);
        const fraction = text.split('.')[1] ?? '';
        expect(fraction.length).toBeGreaterThanOrEqual(digits);
        expect(fraction.slice(digits)).not.toMatch(/0$/);
      }
    }),
  );
});
