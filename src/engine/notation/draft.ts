import { RecordError } from '../errors.js';
import { parseRecord, type MahjongRecord } from '../record.js';
import type { Place } from './cursor.js';
import { fault } from './faults.js';
import type { Said } from './statement.js';
import { beginnings } from './words.js';

/** What a text has said so far, unjudged. */
export interface Draft extends Said {
  ruleset: string;
  readonly rounds: { readonly events: Said[] }[];
}

/** An error of the record as one of the text. */
function placed(text: string, places: ReadonlyMap<string, Place>, error: RecordError): RecordError {
  const { code, message, path } = error;
  const end = path.lastIndexOf('/');
  const key = path.slice(end + 1);
  const own = places.get(path);
  const around = own ?? places.get(path.slice(0, end));
  const missing = own ? undefined : around?.fields?.[key];
  const expected = missing ? beginnings(key, missing) : message.split(': expected ').slice(1);
  return around ? fault(text, around.word, expected, own && code, !own) : error;
}

/** The record so far. Throws RecordError. */
export function judge(text: string, places: ReadonlyMap<string, Place>, draft: Draft): MahjongRecord {
  try {
    return parseRecord({ format: 'mahjong-settler', version: 1, ...draft });
  } catch (error) {
    throw error instanceof RecordError ? placed(text, places, error) : error;
  }
}
