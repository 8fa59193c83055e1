import { seats, type PerSeat, type Seat } from './seat.js';

interface Transfer {
  readonly from: Seat;
  readonly to: Seat;
  readonly points: number;
}

/** What each seat won or lost by these payments, in points; sums to zero. */
export function netOf(payments: readonly Transfer[]): PerSeat<number> {
  const net: [number, number, number, number] = [0, 0, 0, 0];
  for (const { from, to, points } of payments) {
    net[from] -= points;
    net[to] += points;
  }
  return Object.freeze(net);
}

export function sumOf(balances: readonly PerSeat<number>[]): PerSeat<number> {
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  for (const one of balances) for (const seat of seats) sum[seat] += one[seat];
  return Object.freeze(sum);
}
