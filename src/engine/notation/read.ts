import { RecordError } from '../errors.js';
import type { MahjongRecord } from '../record.js';
import { Cursor, type Place } from './cursor.js';
import { judge, type Draft } from './draft.js';
import { positionIn } from './faults.js';
import { statements } from './lines.js';
import { readStatement } from './statements.js';

/** A record that was written as text. */
export interface Notation {
  readonly record: MahjongRecord;
  /** `line:column` of the statement that says what a JSON pointer into the record points to. */
  readonly positionOf: (pointer: string) => string;
}

/** A record read from text, and where it stands there. Judges its shape. Throws RecordError, path `line:column`. */
export function readNotation(text: string): Notation {
  const places = new Map<string, Place>();
  const draft: Draft = { ruleset: 'sichuan', rounds: [] };
  try {
    for (const [first, ...words] of statements(text)) {
      if (!first) continue;
      readStatement(new Cursor(text, places, first, words), draft);
      // The settings are judged in the order of the text, not of the record's keys.
      if (draft.rounds.length === 0) judge(text, places, draft);
    }
  } catch (error) {
    // What stands before is judged first, so that the first statement with an error is the one reported.
    judge(text, places, draft);
    throw error;
  }
  return {
    record: judge(text, places, draft),
    positionOf(pointer) {
      const statement = pointer.split('/').slice(0, 5).join('/');
      return positionIn(text, places.get(statement)?.word.at ?? 0);
    },
  };
}

/**
 * The record that a text in notation says. Judges its shape, as `parseRecord` does. Throws RecordError, whose `path` is
 * `line:column`: from 1, in characters.
 */
export function parseNotation(text: string): MahjongRecord {
  // What programs without types hand over, such as the text of an attribute that is absent.
  const given: unknown = text;
  if (typeof given !== 'string') throw new RecordError('invalid-notation', '1:1', 'expected a text');
  return readNotation(text).record;
}
