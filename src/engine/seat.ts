/** A seat in turn order: 1 plays after 0, 0 after 3. Written E, S, W, N in text; the letters stay with the people. */
export type Seat = 0 | 1 | 2 | 3;

export const seats: readonly Seat[] = [0, 1, 2, 3];

/** One value a seat, indexed by seat. */
export type PerSeat<T> = readonly [T, T, T, T];

const turnOrder: PerSeat<readonly [Seat, Seat, Seat]> = [
  [1, 2, 3],
  [2, 3, 0],
  [3, 0, 1],
  [0, 1, 2],
];

export function isSeat(value: unknown): value is Seat {
  return value === 0 || value === 1 || value === 2 || value === 3;
}

/** The three other seats, the next to play first. */
export function othersAfter(seat: Seat): readonly [Seat, Seat, Seat] {
  return turnOrder[seat];
}

/** The given seats in the order in which they play after `from`. */
export function nearestAfter(from: Seat, given: readonly Seat[]): Seat[] {
  return othersAfter(from).filter((seat) => given.includes(seat));
}

export function perSeat<T>(value: (seat: Seat) => T): PerSeat<T> {
  return [value(0), value(1), value(2), value(3)];
}
