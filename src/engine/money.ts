import { group, text } from './fields.js';

/** Money is a view of points: points × point value. */
export interface Money {
  /** What one point is worth in the currency: a plain decimal above 0, such as `0.10`. */
  readonly pointValue: string;
  /** ISO 4217 code: three capital letters. */
  readonly currency: string;
}

export const money = group<Money>({
  pointValue: text('a plain decimal above 0', /^(0*[1-9]\d*(\.\d+)?|0+\.0*[1-9]\d*)$/u),
  currency: text('an ISO 4217 code', /^[A-Z]{3}$/u),
});

/** An amount as whole units of its last decimal digit: -3.40 is -340 units with 2 digits. */
export interface Amount {
  readonly units: bigint;
  readonly digits: number;
}

const minorDigits = new Map<string, number>();

/** Decimal digits of a currency's minor unit, as `Intl` knows them: JPY 0, EUR 2, KWD 3. */
export function minorDigitsOf(currency: string): number {
  let digits = minorDigits.get(currency);
  if (digits === undefined) {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    minorDigits.set(currency, (digits = maximumFractionDigits ?? 2));
  }
  return digits;
}

/** What points, whole or halves, are worth: exact, in whatever unit that takes. */
export function worthOf(points: number, { pointValue }: Money): Amount {
  const [whole = '', fraction = ''] = pointValue.split('.');
  // Counted in half points, each five tenths of one.
  return { units: BigInt(points * 2) * BigInt(whole + fraction) * 5n, digits: fraction.length + 1 };
}

/** An amount as a plain decimal, all of its digits written: `-3.40`. */
export function decimalOf({ units, digits }: Amount): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const point = text.length - digits;
  return `${units < 0n ? '-' : ''}${text.slice(0, point)}${digits > 0 ? `.${text.slice(point)}` : ''}`;
}

/**
 * Points × point value as a plain decimal: exact, with the digits of the currency's minor unit and as many more as it
 * takes. `moneyOf(3, { pointValue: '0.125', currency: 'EUR' })` is `0.375`. Throws RecordError for money that cannot be
 * read, RangeError for points that are no halves.
 */
export function moneyOf(points: number, given: Money): string {
  const known = money.read(given, '/money');
  if (!Number.isInteger(points * 2)) throw new RangeError(`${points} points: expected whole or half points`);
  const { units, digits } = worthOf(points, known);
  const fewest = minorDigitsOf(known.currency);
  const missing = Math.max(0, fewest - digits);
  const text = decimalOf({ units: units * 10n ** BigInt(missing), digits: digits + missing });
  const point = text.indexOf('.');
  let end = text.length;
  while (end > point + 1 + fewest && text[end - 1] === '0') end--;
  return text.slice(0, end === point + 1 ? point : end);
}
