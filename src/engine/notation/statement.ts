import { isAsked, pointer, type AnyField } from '../fields.js';
import type { Cursor } from './cursor.js';
import type { Word } from './lines.js';
import { beginnings, fieldsOf, isLed, isWord, none, valuesOf, vocabulary, wordOf, type FieldMap } from './words.js';

export type Said = Record<string, unknown>;

/** A group as far as it has been read. */
interface Scope {
  /** JSON pointer of the group. */
  readonly path: string;
  readonly fields: FieldMap;
  readonly said: Said;
  readonly around?: Scope | undefined;
}

const numeral = /^-?\d+(\.\d+)?$/;

/** The value that a word says, or `undefined` if it is none of this kind; ranges are judged with the record. */
function valueOf(field: AnyField, word: Word): unknown {
  if (field.kind === 'text') return word.says;
  if (field.kind === 'integer') return numeral.test(word.text) ? Number(word.text) : undefined;
  return vocabulary(field).find(([known]) => isWord(word, known))?.[1];
}

/** A field whose turn it may be. */
interface Slot {
  readonly scope: Scope;
  readonly key: string;
  readonly field: AnyField;
  /** What a list has so far. */
  readonly items: unknown[];
  readonly begins: readonly string[];
}

/** Whether a record may hold it after what has been said; as long as what it depends on is open, it may come first. */
function isFitting({ field, scope: { said } }: Slot): boolean {
  return isAsked(field, said) || (field.when !== undefined && said[field.when.field] === undefined);
}

/** The innermost group's first. */
function slotsOf(innermost: Scope): Slot[] {
  const slots: Slot[] = [];
  for (let scope: Scope | undefined = innermost; scope; scope = scope.around) {
    for (const [key, field] of Object.entries(scope.fields)) {
      const said = scope.said[key];
      const items: unknown[] = Array.isArray(said) ? said : [];
      const begins = beginnings(key, field, items.length > 0);
      if (said === undefined || items.length > 0) slots.push({ scope, key, field, items, begins });
    }
  }
  return slots;
}

/**
 * Reads the rest of a statement into `top`. Its fields may come in any order, each once; what could belong to several
 * groups belongs to the innermost. A list goes on when the first field of an item comes again. Throws RecordError.
 */
export function readFields(cursor: Cursor, top: Scope): void {
  let innermost = top;
  const read = (field: AnyField, path: string, around: Scope): unknown => {
    if (field.kind !== 'group' && field.kind !== 'tagged') {
      const value = cursor.take(valuesOf(field), (word) => valueOf(field, word));
      cursor.mark(path);
      return value;
    }
    innermost = { path, fields: fieldsOf(field), said: {}, around };
    cursor.mark(path, cursor.next, innermost.fields);
    return innermost.said;
  };
  for (let { next } = cursor; next; { next } = cursor) {
    const word = next;
    const isBeginning = (one: string) => isWord(word, one) || (one.includes(' ') && numeral.test(word.text));
    const slots = slotsOf(innermost);
    const slot = slots.find(({ begins }) => begins.some(isBeginning));
    if (!slot) throw cursor.fault(slots.filter(isFitting).flatMap(({ begins }) => begins));
    const { scope, key, field, items } = slot;
    const { said } = scope;
    const path = pointer(scope.path, key);
    const own = wordOf(key, field);
    cursor.mark(path, word);
    const isLedHere = isLed(field) && items.length === 0 && cursor.accept(own);
    if (isLedHere) cursor.accept('=');
    if (field.kind === 'flag') said[key] = isLedHere;
    else if (field.kind !== 'list') said[key] = read(field, path, scope);
    else {
      said[key] = items;
      if (!cursor.accept(none)) items.push(read(field.of, pointer(path, items.length), scope));
    }
    if (field.kind === 'integer' && !isLed(field) && !cursor.accept(own)) throw cursor.fault([own]);
  }
}
