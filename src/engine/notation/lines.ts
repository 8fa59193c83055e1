import { quoted, unquote } from '../names.js';
import { fault } from './faults.js';

/** What blanks part, as it stands in the text. */
export interface Word {
  readonly text: string;
  /** Its offset. */
  readonly at: number;
  /** Of a JSON string, what it says. */
  readonly says?: string | undefined;
}

const lexemes = new RegExp(`(${quoted.source})|([\\n\\r\\u2028\\u2029;])|#.*|=|[^\\s,;#"=]+|"`, 'g');

/**
 * The words of each statement of a text, one statement after the other, some of them empty; commas count as blanks.
 * Throws RecordError where quotes are broken.
 */
export function* statements(text: string): Generator<readonly Word[]> {
  let words: Word[] = [];
  for (const { 0: found, 1: string, 2: end, index: at } of text.matchAll(lexemes)) {
    const word = { text: found, at, says: string && unquote(string) };
    if (end) {
      yield words;
      words = [];
    } else if (found.startsWith('"') && word.says === undefined) {
      throw fault(text, word, [string ? 'a JSON string' : 'closing quotes in the same line']);
    } else if (!found.startsWith('#')) words.push(word);
  }
  yield words;
}
