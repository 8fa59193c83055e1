import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread, ticksFor } from '../../src/element/panels/plot.js';
import { runningTotals } from '../../src/element/panels/running.js';

const points = fc.integer({ min: -4_000_000_000, max: 4_000_000_000 }).map((halves) => halves / 2);

describe('the ticks of a chart', () => {
  it('are few, round, even, and take in every value and zero', () => {
    fc.assert(
      fc.property(fc.array(points), (values) => {
        const ticks = ticksFor(values);
        const [low, second] = ticks;
        const step = second! - low!;
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.slice(1).map((tick, index) => tick - ticks[index]!)).toEqual(ticks.slice(1).map(() => step));
        expect(String(step)).toMatch(/^[125]0*$/);
        expect(ticks).toContain(0);
        for (const value of values) expect(value >= low! && value <= ticks.at(-1)!).toBe(true);
      }),
    );
  });

  it('leave less than a step empty at either end', () => {
    fc.assert(
      fc.property(fc.array(points, { minLength: 1 }), (values) => {
        const ticks = ticksFor(values);
        const step = ticks[1]! - ticks[0]!;
        expect(Math.min(0, ...values) - ticks[0]!).toBeLessThan(step);
        if (values.some((value) => value !== 0)) expect(ticks.at(-1)! - Math.max(0, ...values)).toBeLessThan(step);
      }),
    );
  });

  it.each([
    [[], [0, 1]],
    [
      [0, 8],
      [0, 2, 4, 6, 8],
    ],
    [
      [-39, 51],
      [-40, -20, 0, 20, 40, 60],
    ],
    [
      [0.5, -0.5],
      [-1, 0, 1],
    ],
    [[16], [0, 5, 10, 15, 20]],
  ])('of %j are %j', (values, ticks) => {
    expect(ticksFor(values)).toEqual(ticks);
  });
});

describe('labels beside each other', () => {
  const wanted = fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 })
    .map((places) => places.sort((a, b) => a - b));

  it('keep their distance and their order, and stay within', () => {
    fc.assert(
      fc.property(wanted, (places) => {
        const spaced = spread(places, 0.1, 1);
        expect(spaced[0]).toBeGreaterThanOrEqual(0);
        expect(spaced.at(-1)).toBeLessThanOrEqual(1);
        for (const [index, place] of spaced.entries()) {
          if (index > 0) expect(place - spaced[index - 1]!).toBeGreaterThan(0.1 - 1e-9);
        }
      }),
    );
  });

  it('stand where they should where there is room', () => {
    expect(spread([0, 0.2, 0.5, 1], 0.1, 1)).toEqual([0, 0.2, 0.5, 1]);
  });
});

it('running totals add up round by round', () => {
  const rounds = [{ balances: [1, -1, 0, 0] }, { balances: [0.5, 0, 0, -0.5] }, { balances: [-3, 1, 1, 1] }] as const;
  expect(runningTotals(rounds)).toEqual([
    [1, -1, 0, 0],
    [1.5, -1, 0, -0.5],
    [-1.5, 0, 1, 0.5],
  ]);
});
