import type { PerSeat } from '../../engine/seat.js';

/** What each seat stands at after each round, in points. */
export function runningTotals(rounds: readonly { readonly balances: PerSeat<number> }[]): readonly PerSeat<number>[] {
  let [a, b, c, d] = [0, 0, 0, 0];
  return rounds.map(({ balances: [e, f, g, h] }) => [(a += e), (b += f), (c += g), (d += h)]);
}
