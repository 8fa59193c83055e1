/* Where the ticks and labels of a chart go: plain geometry. */

/** Multiples of 1, 2 or 5 times a power of ten that take in all values and zero, the lowest first; seven at most. */
export function ticksFor(values: readonly number[]): readonly number[] {
  const low = values.reduce((least, value) => Math.min(least, value), 0);
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  let step = 1;
  const count = () => Math.ceil(high / step) - Math.floor(low / step);
  for (let at = 0; count() > 6; at++) step *= [2, 2.5, 2][at % 3] ?? 2;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.max(1, count()) + 1 }, (_, index) => (first + index) * step);
}

/** Places in the given order, at least `gap` apart and up to `end`, each as near as can be to where it should be. */
export function spread(wanted: readonly number[], gap: number, end: number): readonly number[] {
  let least = -Infinity;
  const down = wanted.map((place) => {
    const at = Math.max(place, least);
    least = at + gap;
    return at;
  });
  let most = end;
  return down
    .reverse()
    .map((place) => {
      const at = Math.min(place, most);
      most = at - gap;
      return at;
    })
    .reverse();
}
