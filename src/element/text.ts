import { seats, type PerSeat, type Seat } from '../engine/seat.js';
import type { Script, Words } from '../locales/words.js';

/** The winds that seats are written with, as letters and as the tiles have them. */
export const winds: PerSeat<string> = ['E', 'S', 'W', 'N'];
export const glyphs: PerSeat<string> = ['東', '南', '西', '北'];

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** 12 as "¹²". */
export function superscript(value: number): string {
  return Array.from(String(value), (digit) => superscripts[Number(digit)] ?? digit).join('');
}

/** How a language writes numbers and the given names. */
export function createScript({ lang, lists, ui }: Words, names: PerSeat<string>): Script {
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

/** A number that needs more room than most. */
export function isLong(value: number): boolean {
  return Math.abs(value) >= 1e6;
}
