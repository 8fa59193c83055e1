import { describe, expect, test } from 'vitest';
import { moneyOf, RecordError, settleUp, type Money } from '../../src/engine/index.js';

const money = (pointValue: string, currency = 'EUR'): Money => ({ pointValue, currency });

/** Transfers as text: "1→0 3.40". */
function told(balances: readonly number[], value?: Money): string[] {
  return settleUp(balances, value).map((one) => `${one.from}→${one.to} ${'points' in one ? one.points : one.amount}`);
}

describe('points', () => {
  test.each([
    ['nobody owes', [0, 0, 0, 0], []],
    ['two people', [0, 7, 0, -7], ['3→1 7']],
    ['three people', [-3, 0, 5, -2], ['0→2 3', '3→2 2']],
    ['one owes three', [4, 1, 2, -7], ['3→0 4', '3→1 1', '3→2 2']],
    ['two owe two, no two of them the same', [6, -10, 39, -35], ['1→0 6', '1→2 4', '3→2 35']],
    ['two pairs', [5, -3, 3, -5], ['1→2 3', '3→0 5']],
    ['two pairs, each of two ways', [5, 5, -5, -5], ['2→0 5', '3→1 5']],
    ['halves', [1.5, -0.5, -1, 0], ['1→0 0.5', '2→0 1']],
    ['as much as a number holds', [2 ** 52 - 1, 0.5, -(2 ** 52 - 0.5), 0], ['2→0 4503599627370495', '2→1 0.5']],
    ['no minus zero', [-0, 1, -1, -0], ['2→1 1']],
  ])('%s', (_, balances, transfers) => {
    expect(told(balances)).toEqual(transfers);
  });

  test('are whole records, and nothing else', () => {
    expect(settleUp([1, -1, 0, 0])).toEqual([{ from: 1, to: 0, points: 1 }]);
    expect(settleUp([1, -1, 0, 0], money('0.10'))).toEqual([{ from: 1, to: 0, amount: '0.10' }]);
  });

  test('are left as they were', () => {
    const balances = Object.freeze([6, -10, 39, -35]);
    settleUp(balances, money('0.10'));
    expect(balances).toEqual([6, -10, 39, -35]);
  });
});

describe('money', () => {
  test.each([
    ['JPY has no minor unit', '100', 'JPY', ['1→0 600', '1→2 400', '3→2 3500']],
    ['EUR has two digits', '0.10', 'EUR', ['1→0 0.60', '1→2 0.40', '3→2 3.50']],
    ['KWD has three', '0.25', 'KWD', ['1→0 1.500', '1→2 1.000', '3→2 8.750']],
    ['a code that nobody knows has what Intl says', '1', 'XQQ', ['1→0 6.00', '1→2 4.00', '3→2 35.00']],
    ['a value with zeros around it', '0002.500', 'EUR', ['1→0 15.00', '1→2 10.00', '3→2 87.50']],
    [
      'more digits than a number holds',
      '12345678901234567890.01',
      'EUR',
      ['1→0 74074073407407407340.06', '1→2 49382715604938271560.04', '3→2 432098761543209876150.35'],
    ],
  ])('%s', (_, value, currency, transfers) => {
    // prettier-ignore
    expect(told([6, -10, 39, -35], money(value, currency))).toEqual(transfers);
  });
});

describe('rounding', () => {
  test.each([
    // 0.5 cents each way: cut off to nothing, and nothing is missing.
    ['nothing is left of less than a unit', '0.005', 'EUR', [1, 1, -1, -1], []],
    // 1.5, −0.5 × 3: cut off to 1, 0, 0, 0. One is missing of those below zero, all alike: the lowest seat.
    ['ties go to the lower seat', '0.005', 'EUR', [3, -1, -1, -1], ['1→0 0.01']],
    ['ties of seats that receive, too', '0.005', 'EUR', [-3, 1, 1, 1], ['0→1 0.01']],
    ['a tie beside an even seat', '0.5', 'JPY', [0, 2, -1, -1], ['2→1 1']],
    // 2.8, −0.8, −1.6, −0.4: cut off to 2, 0, −1, 0. The largest part below zero is seat 1's.
    ['the largest part comes first', '0.4', 'JPY', [7, -2, -4, -1], ['1→0 1', '2→0 1']],
    ['wherever it sits', '0.4', 'JPY', [7, -1, -4, -2], ['2→0 1', '3→0 1']],
    // 2.7, −0.9 × 3: cut off to 2, 0, 0, 0, and two are missing.
    ['two units are missing', '0.3', 'JPY', [9, -3, -3, -3], ['1→0 1', '2→0 1']],
    ['two units are missing of those who receive', '0.3', 'JPY', [-9, 3, 3, 3], ['0→1 1', '0→2 1']],
    // 0.6, 0.6, −0.6, −0.6: the largest parts are of either sign, but nothing is missing.
    ['parts of either sign', '0.6', 'JPY', [1, 1, -1, -1], []],
    // 0.9, 0.9, −1.2, −0.6: cut off to 0, 0, −1, 0. Of those above zero the first takes the missing one.
    ['only parts of the needed sign count', '0.3', 'JPY', [3, 3, -4, -2], ['2→0 1']],
    // Halves: 1.5 fils is cut off to 1.
    ['halves', '0.001', 'KWD', [1.5, -1.5, 0, 0], ['1→0 0.001']],
    ['halves of less than a unit', '0.001', 'KWD', [0.5, -0.5, 0, 0], []],
    // 5.2, −5.1, 4.1, −4.2: three transfers in points, two once cut off to 5, −5, 4, −4.
    ['transfers are counted after rounding', '0.1', 'JPY', [52, -51, 41, -42], ['1→0 5', '3→2 4']],
    // 1.2, 0.9, −2.1: cut off to 1, 0, −2, so seat 1 takes the missing one.
    ['nothing is lost', '0.3', 'JPY', [4, 3, -7, 0], ['2→0 1', '2→1 1']],
  ])('%s', (_, value, currency, balances, transfers) => {
    expect(told(balances, money(value, currency))).toEqual(transfers);
  });
});

describe('refuses', () => {
  test.each<[string, unknown]>([
    ['what does not sum to zero', [1, 0, 0, 0]],
    ['what sums to zero only in floating point', [2 ** 52 - 0.5, 0.5, -(2 ** 52 - 0.5), 0]],
    ['three', [1, -1, 0]],
    ['five', [1, -1, 0, 0, 0]],
    ['a hole', [1, -1, , 0]],
    ['thirds', [1 / 3, -1 / 3, 0, 0]],
    ['quarters', [0.25, -0.25, 0, 0]],
    ['not a number', [NaN, 0, 0, 0]],
    ['without end', [Infinity, -Infinity, 0, 0]],
    ['more than a number holds exactly', [2 ** 53, -(2 ** 53), 0, 0]],
    ['texts', ['1', '-1', '0', '0']],
    ['big integers', [1n, -1n, 0n, 0n]],
    ['no list', { 0: 1, 1: -1, 2: 0, 3: 0, length: 4 }],
    ['nothing', null],
  ])('%s', (_, balances) => {
    expect(() => settleUp(balances as number[])).toThrow(RangeError);
    expect(() => settleUp(balances as number[], money('0.10'))).toThrow(RangeError);
  });

  test.each<[string, unknown, string]>([
    ['no money', null, '/money'],
    ['nothing per point', money('0'), '/money/pointValue'],
    ['less', money('-1'), '/money/pointValue'],
    ['an exponent', money('1e-2'), '/money/pointValue'],
    ['a number', { pointValue: 0.1, currency: 'EUR' }, '/money/pointValue'],
    ['a comma', money('0,10'), '/money/pointValue'],
    ['no point value', { currency: 'EUR' }, '/money/pointValue'],
    ['no currency', { pointValue: '0.10' }, '/money/currency'],
    ['small letters', money('1', 'eur'), '/money/currency'],
    ['a sign', money('1', '€'), '/money/currency'],
    ['another key', { ...money('1'), rate: 1 }, '/money/rate'],
  ])('money that no record can hold: %s', (_, value, path) => {
    const run = () => settleUp([1, -1, 0, 0], value as Money);
    expect(run).toThrow(RecordError);
    expect(run).toThrow(expect.objectContaining({ code: 'invalid-record', path }));
  });
});

describe('moneyOf', () => {
  test.each([
    [34, '0.10', 'EUR', '3.40'],
    [-3, '0.125', 'EUR', '-0.375'],
    [8, '0.125', 'EUR', '1.00'],
    [0, '0.10', 'EUR', '0.00'],
    [-0, '7', 'JPY', '0'],
    [-0.5, '1', 'JPY', '-0.5'],
    [1.5, '100', 'JPY', '150'],
    [10, '1.50', 'JPY', '15'],
    [2, '1', 'KWD', '2.000'],
    [0.5, '0.00000000000000000001', 'EUR', '0.000000000000000000005'],
  ])('%d × %s %s is %s', (points, value, currency, expected) => {
    expect(moneyOf(points, money(value, currency))).toBe(expected);
  });

  test.each([
    ['1e3', 'EUR', '/money/pointValue'],
    ['-1.5', 'EUR', '/money/pointValue'],
    ['1', 'EURO', '/money/currency'],
  ])('money that no record can hold: %s %s', (value, currency, path) => {
    expect(() => moneyOf(1, money(value, currency))).toThrow(expect.objectContaining({ code: 'invalid-record', path }));
  });

  test.each([0.25, Number.NaN, Infinity])('%d points are no halves', (points) => {
    expect(() => moneyOf(points, money('1', 'EUR'))).toThrow(RangeError);
  });
});
