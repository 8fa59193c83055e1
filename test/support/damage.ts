import { parseNotation, RecordError } from '../../src/engine/index.js';
import { tryTo } from './settling.js';

/** What is wrong with how a text is answered, or nothing: it gives a record, or a place within it. */
export function complaint(text: string): string | undefined {
  const answer = tryTo(() => parseNotation(text));
  if (!(answer instanceof RecordError)) return undefined;
  const [, line, column] = /^(\d+):(\d+)$/.exec(answer.path)?.map(Number) ?? [];
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const characters = Array.from(lines[Number(line) - 1] ?? '');
  return Number(column) >= 1 && Number(column) <= characters.length
    ? undefined
    : `${JSON.stringify(text)}: ${answer.message}`;
}

/** What is wrong with how a text is answered that has lost, changed or got one character, at any place. */
export function complaintsOfDamage(text: string, characters: readonly string[]): string[] {
  const chars = Array.from(text);
  return Array.from({ length: chars.length + 1 }, (_, at) => {
    const before = chars.slice(0, at).join('');
    return ['', ...characters].flatMap((one) =>
      [0, 1].map((skipped) => complaint(before + one + chars.slice(at + skipped).join(''))),
    );
  })
    .flat()
    .filter((one) => one !== undefined);
}
