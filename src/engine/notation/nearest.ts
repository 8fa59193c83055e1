/** Whether `one` becomes `other` by so many letters lost, added, replaced or swapped with their neighbour. */
function isNear(one: string, other: string, edits: number): boolean {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > edits || edits === 0) return false;
  let same = 0;
  while (one[same] === other[same]) same++;
  const from = (skipped: number, added: number) =>
    isNear(one.slice(same + skipped), other.slice(same + added), edits - 1);
  const isSwapped = one[same] === other[same + 1] && one[same + 1] === other[same];
  return from(1, 1) || from(1, 0) || from(0, 1) || (isSwapped && from(2, 2));
}

/** The known word that `word` was probably meant to be: the first with the fewest slips, one to every three letters. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  for (let edits = 1; edits <= 3; edits++) {
    const found = known.find((one) => edits * 3 <= Math.max(word.length, one.length) && isNear(word, one, edits));
    if (found !== undefined) return found;
  }
  return undefined;
}
