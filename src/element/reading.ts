import { RecordError } from '../engine/errors.js';
import { readNotation } from '../engine/notation/index.js';
import { parseRecord, type MahjongRecord } from '../engine/record.js';

export interface Reading {
  readonly record: MahjongRecord;
  /** Where the text says what a JSON pointer points to, `line:column`; of notation alone. */
  readonly positionOf?: (pointer: string) => string;
}

/** Reads what people write: notation, or a record as JSON. Throws RecordError. */
export function readText(text: string): Reading {
  if (!text.trimStart().startsWith('{')) return readNotation(text);
  return { record: parseRecord(parseJson(text)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordError('invalid-record', '', error instanceof Error ? error.message : undefined);
  }
}
