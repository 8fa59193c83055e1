import { RecordError, type RecordErrorCode } from '../errors.js';
import type { Word } from './lines.js';
import { nearest } from './nearest.js';

/** `line:column` of an offset, from 1, in characters as people count them: code points. */
export function positionIn(text: string, at: number): string {
  const lines = text.slice(0, at).split(/\r\n|[\n\r\u2028\u2029]/);
  return `${lines.length}:${Array.from(lines.at(-1) ?? '').length + 1}`;
}

// What has a blank in it is a description, no word to be written.
function oneOf(expected: readonly string[]): string {
  const shown = expected.map((one) => (one.includes(' ') ? one : `\`${one}\``));
  return shown.join(', ').replace(/, (?=[^,]*$)/, ' or ') || 'nothing';
}

/** What is wrong with a word of the text, or missing after it: what was expected, and what was probably meant. */
export function fault(
  text: string,
  word: Word,
  expected: readonly string[],
  code: RecordErrorCode = 'invalid-notation',
  isMissing = false,
): RecordError {
  const meant = isMissing ? undefined : nearest(word.text.toLowerCase(), expected);
  const hint = meant === undefined ? 'expected' : `did you mean \`${meant}\`? Expected`;
  const said = `${isMissing ? 'after ' : ''}\`${word.text.slice(0, 60)}\``;
  return new RecordError(code, positionIn(text, word.at), `${said}: ${hint} ${oneOf(expected)}`);
}
