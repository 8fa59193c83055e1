import { settle, type MahjongRecord, type Payment } from '../../src/engine/index.js';
import type { Claim } from './gallery.js';

/* Whether what a text says of payments and sums is so. */

const seatOf = (letter: string): number => 'ESWN'.indexOf(letter);

/** Payments of one entry. */
function entriesOf(record: MahjongRecord): Payment[][] {
  return settle(record).rounds.flatMap(({ payments }) =>
    [...new Set(payments.map(({ event }) => event))].map((entry) => payments.filter(({ event }) => event === entry)),
  );
}

/** Whether the record's settlement bears out a claim: see `Claim`. */
export function holds(record: MahjongRecord, { says, shown, otherwise }: Claim): boolean {
  const given = { ...record, options: { ...record.options, ...otherwise } };
  const points = Number(/-?[\d.]+$/.exec(says)?.[0]);
  if (shown !== String(Math.abs(points))) return false;
  const [, from, to] = /^([ESWN ]+) pays? ([ESWN ]+) [\d.]+$/.exec(says) ?? [];
  if (from !== undefined && to !== undefined) {
    const seats = (letters: string) => letters.split(' ').map(seatOf);
    return entriesOf(given).some((payments) =>
      seats(from).every((payer) =>
        seats(to).every((receiver) =>
          payments.some((one) => one.from === payer && one.to === receiver && one.points === points),
        ),
      ),
    );
  }
  const [, seat, verb] = /^([ESWN]) (gets|has) -?[\d.]+$/.exec(says) ?? [];
  if (seat === undefined) return false;
  if (verb === 'has') return settle(given).balances[seatOf(seat)] === points;
  return entriesOf(given).some((payments) => {
    const received = payments.filter(({ to }) => to === seatOf(seat));
    return received.reduce((sum, one) => sum + one.points, 0) === points;
  });
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** `2²` */
function power(text: string): number {
  const [, base, exponent = ''] = /^([\d.]+)([⁰¹²³⁴-⁹]*)$/.exec(text) ?? [];
  const digits = Array.from(exponent, (one) => superscripts.indexOf(one)).join('');
  return Number(base) ** (digits === '' ? 1 : Number(digits));
}

function product(text: string): number {
  const [first = '', ...more] = text.split(/ (?=[×÷] )/);
  return more.reduce(
    (so, one) => (one.startsWith('×') ? so * power(one.slice(2)) : so / power(one.slice(2))),
    power(first),
  );
}

function value(text: string): number {
  return text.split(' + ').reduce((so, one) => so + product(one), 0);
}

/** The sums that are written out in a text: `1 × 2² + 1 = 5`. */
export function equations(text: string): string[] {
  const number = '\\d+(?:\\.\\d+)?[⁰¹²³⁴-⁹]*';
  return text.match(new RegExp(`${number}(?: [×÷+] ${number})+ = ${number}`, 'g')) ?? [];
}

export function isTrue(equation: string): boolean {
  const [left = '', right = ''] = equation.split(' = ');
  return value(left) === value(right);
}
