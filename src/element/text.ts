import { moneyOf } from '../engine/money.js';
import type { MahjongRecord } from '../engine/record.js';
import { perSeat, seats, type PerSeat, type Seat } from '../engine/seat.js';
import type { MoneyLook, Script, Words } from '../locales/words.js';

/** The winds that seats are written with, as letters and as the tiles have them. */
export const winds: PerSeat<string> = ['E', 'S', 'W', 'N'];
export const glyphs: PerSeat<string> = ['東', '南', '西', '北'];

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** 12 as "¹²". */
export function superscript(value: number): string {
  return Array.from(String(value), (digit) => superscripts[Number(digit)] ?? digit).join('');
}

/** How a language writes numbers, and at the table of a record names and what points are worth. */
export function scriptOf({ lang, lists, seats: seatNames, ui }: Words, { players, money }: MahjongRecord): Script {
  const names = perSeat((seat) => players?.[seat] ?? seatNames[seat]);
  const number = new Intl.NumberFormat(lang);
  const list = new Intl.ListFormat(lists ?? lang);
  const points = (value: number) => number.format(value).replace('-', '−');
  return {
    points,
    short: (value) => compact(lang, value).replace('-', '−'),
    signed: (value) => (value > 0 ? '+' : '') + points(value),
    name: (seat: Seat) => names[seat],
    power: (base, exponent) => points(base) + superscript(exponent),
    entry: (event) => ui.entryNumber(event + 1),
    currency: (decimal, code) => currencyText(lang, decimal, code, 'plain'),
    money: money && ((value, look = 'signed') => currencyText(lang, moneyOf(value, money), money.currency, look)),
    names: (given) => list.format(seats.filter((seat) => given.includes(seat)).map((seat) => names[seat])),
  };
}

/** How a number is told apart without its sign: as a class name. */
export function signOf(value: number): 'pos' | 'neg' | 'nil' {
  return value > 0 ? 'pos' : value < 0 ? 'neg' : 'nil';
}

/** Long amounts are shortened ("65M") if that is exact. */
function compact(lang: string, value: number): string {
  const full = new Intl.NumberFormat(lang).format(value);
  if (full.length < 8) return full;
  const short = new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 2 });
  const exact = new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 9 });
  return short.format(value) === exact.format(value) ? short.format(value) : full;
}

/** Making one takes long, compared to using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** A plain decimal as money, all its digits written. Those that no number could hold are written as they are. */
function currencyText(lang: string, decimal: string, currency: string, look: MoneyLook): string {
  if (decimal.length > 16) {
    const isPositive = /^[^-]*[1-9]/.test(decimal);
    return `${look !== 'plain' && isPositive ? '+' : ''}${decimal.replace('-', '−')} ${currency}`;
  }
  const minimumFractionDigits = decimal.split('.')[1]?.length ?? 0;
  const key = [lang, currency, minimumFractionDigits, look].join();
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(lang, {
      style: 'currency',
      currency,
      minimumFractionDigits,
      currencyDisplay: look === 'tight' ? 'narrowSymbol' : 'symbol',
      signDisplay: look === 'plain' ? 'auto' : 'exceptZero',
    });
    formats.set(key, format);
  }
  const parts = format.formatToParts(Number(decimal));
  const textOf = (kept: typeof parts) =>
    kept
      .map(({ value }) => value)
      .join('')
      .replace('-', '−');
  const text = textOf(parts);
  // In tight places the number comes first.
  const isLong = text.length > 8 || parts.some(({ type, value }) => type === 'currency' && value.length > 2);
  return isLong && look === 'tight'
    ? textOf(parts.filter(({ type }) => type !== 'currency' && type !== 'literal'))
    : text;
}

/** A number that needs more room than most. */
export function isLong(value: number): boolean {
  return Math.abs(value) >= 1e6;
}
