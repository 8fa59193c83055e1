import { decimalOf, minorDigitsOf, money as moneyField, worthOf, type Money } from './money.js';
import { perSeat, seats, type PerSeat, type Seat } from './seat.js';

export interface PointsTransfer {
  readonly from: Seat;
  readonly to: Seat;
  /** Above 0, whole or a half. */
  readonly points: number;
}

export interface MoneyTransfer {
  readonly from: Seat;
  readonly to: Seat;
  /** Above 0, a plain decimal with the digits of the currency's minor unit: `3.40`. */
  readonly amount: string;
}

export type Transfer = PointsTransfer | MoneyTransfer;

/** How the table is cleared, and what shows that nothing shorter does it. Amounts are plain decimals. */
export interface Clearing {
  /** The least amount there is: the currency's minor unit, or half a point. */
  readonly unit: string;
  /** What each seat is owed, below 0 where it owes. */
  readonly sums: readonly { readonly seat: Seat; readonly amount: string }[];
  /** Whether some seat's exact sum had a part below the unit. */
  readonly isCut: boolean;
  /** Seats that took on a unit so that the sums come to zero. */
  readonly adjusted: readonly Seat[];
  /**
   * The seats that are not even, in as many groups as can be of which each comes out even by itself. A group that holds
   * no smaller one takes a transfer fewer than it has seats, so this makes the transfers fewest.
   */
  readonly groups: readonly (readonly Seat[])[];
  /** By payer, then by receiver. */
  readonly transfers: readonly MoneyTransfer[];
}

/** Sums in whole units. */
interface Shares extends Pick<Clearing, 'isCut' | 'adjusted'> {
  readonly sums: PerSeat<bigint>;
  readonly write: (units: bigint) => string;
}

const bySize = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

/** Sums cut off toward zero at the minor unit. What is then missing goes to the largest cut-off parts of its sign. */
function cutOff(balances: PerSeat<number>, money: Money): Shares {
  const digits = minorDigitsOf(money.currency);
  const minor = 10n ** BigInt(digits);
  const exact = perSeat((seat) => {
    const worth = worthOf(balances[seat], money);
    const units = worth.units * minor;
    const whole = 10n ** BigInt(worth.digits);
    return { cut: units / whole, rest: units % whole };
  });
  const missing = -exact.reduce((sum, { cut }) => sum + cut, 0n);
  const unit = missing < 0n ? -1n : 1n;
  const restOf = (seat: Seat) => exact[seat].rest * unit;
  // The exact sums come to zero, so there are always enough rests of the needed sign.
  const adjusted = [...seats].sort((a, b) => bySize(restOf(b), restOf(a))).slice(0, Number(missing * unit));
  return {
    sums: perSeat((seat) => exact[seat].cut + (adjusted.includes(seat) ? unit : 0n)),
    isCut: exact.some(({ rest }) => rest !== 0n),
    adjusted,
    write: (units) => decimalOf({ units, digits }),
  };
}

function inHalves(balances: PerSeat<number>): Shares {
  const write = (units: bigint) => decimalOf({ units: units * 5n, digits: 1 });
  return { sums: perSeat((seat) => BigInt(balances[seat] * 2)), isCut: false, adjusted: [], write };
}

function evenGroups(sums: PerSeat<bigint>): Seat[][] {
  const open = seats.filter((seat) => sums[seat] !== 0n);
  const [first = 0] = open;
  const partner = open.find((seat) => sums[seat] === -sums[first]);
  // Where two of four come out even, so do the other two: no other groups are possible.
  const isPaired = (seat: Seat) => partner === undefined || seat === first || seat === partner;
  return [open.filter(isPaired), open.filter((seat) => !isPaired(seat))].filter(({ length }) => length > 0);
}

/**
 * Clears balances that sum to zero, in money after rounding, or in points. Who pays whom is the same for balances of the
 * other sign, the other way round.
 */
export function clear(balances: PerSeat<number>, money?: Money): Clearing {
  const { sums, isCut, adjusted, write } = money ? cutOff(balances, money) : inHalves(balances);
  const groups = evenGroups(sums);
  const left: [bigint, bigint, bigint, bigint] = [...sums];
  const transfers: MoneyTransfer[] = [];
  for (const from of seats) {
    for (const to of seats) {
      const [owes, isOwed] = [-left[from], left[to]];
      const units = owes < isOwed ? owes : isOwed;
      if (units <= 0n || !groups.some((group) => group.includes(from) && group.includes(to))) continue;
      left[from] += units;
      left[to] -= units;
      transfers.push({ from, to, amount: write(units) });
    }
  }
  const written = seats.map((seat) => ({ seat, amount: write(sums[seat]) }));
  return { unit: write(1n), sums: written, isCut, adjusted, groups, transfers };
}

function readBalances(value: unknown): PerSeat<number> {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const four = perSeat((seat) => {
    const points = given[seat];
    if (typeof points === 'number' && Number.isSafeInteger(points * 2)) return points;
    throw new RangeError('expected four balances in whole or half points');
  });
  if (given.length > 4) throw new RangeError('expected four balances');
  if (four.reduce((sum, points) => sum + BigInt(points * 2), 0n) !== 0n) {
    throw new RangeError('expected balances that sum to zero');
  }
  return four;
}

/**
 * The fewest transfers that clear the table, by payer, then by receiver. With money each seat's sum is first cut off
 * toward zero at the currency's minor unit; what the four then miss goes, a unit each, to the largest cut-off parts of the
 * needed sign, ties to the lower seat.
 *
 * Throws RangeError unless `balances` are four whole or half numbers that sum to zero, and RecordError if `money` does
 * not fit a record.
 */
export function settleUp(balances: readonly number[], money?: undefined): PointsTransfer[];
export function settleUp(balances: readonly number[], money: Money): MoneyTransfer[];
export function settleUp(balances: readonly number[], money?: Money): Transfer[];
export function settleUp(balances: readonly number[], money?: Money): Transfer[] {
  const four = readBalances(balances);
  if (money !== undefined) return [...clear(four, moneyField.read(money, '/money')).transfers];
  return clear(four).transfers.map(({ amount, ...ends }) => ({ ...ends, points: Number(amount) }));
}
