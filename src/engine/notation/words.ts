import { choice, integer, optional, seat, type AnyField, type GroupField, type TaggedField } from '../fields.js';
import { inKebabCase } from '../names.js';
import type { Ruleset } from '../rulesets/index.js';
import type { Word } from './lines.js';

/*
 * How notation writes what a description describes. A required value stands bare and is told by what it is (`E`, `2 fan`,
 * `exposed`); an optional one, a text and somebody else's seat are led by their word (`flowers 2`, `from N`).
 * An event has one list at most.
 */

export type FieldMap = Readonly<Record<string, AnyField>>;

/** A list without items. */
export const none = 'none';

export function wordOf(key: string, { word }: { readonly word?: string }): string {
  return word ?? inKebabCase(key);
}

export function isWord(word: Word | undefined, known: string): boolean {
  return word?.text.toLowerCase() === known.toLowerCase();
}

export function isLed(field: AnyField): boolean {
  return field.optional === true || field.kind === 'text' || (field.kind === 'seat' && field.other);
}

/** The words for the values of a field; numbers, texts and what is made of several values have none. */
export function vocabulary(field: AnyField): (readonly [word: string, value: unknown])[] {
  switch (field.kind) {
    case 'choice':
      return field.values.map((value) => [String(value), value]);
    case 'switch':
      return Object.entries({ on: true, off: false });
    case 'seat':
      // Nobody's seat is that of a win without a discarder.
      return [...Object.entries({ E: 0, S: 1, W: 2, N: 3 }), ...(field.nullable ? [['self-draw', null] as const] : [])];
    default:
      return [];
  }
}

/** What a value may be written as; a text with blanks describes it. */
export function valuesOf(field: AnyField): readonly string[] {
  const words = vocabulary(field).map(([word]) => word);
  return words.length > 0 ? words : [field.expects];
}

/** What a round's own statement says; for which ruleset, and in which range, is judged with the record. */
export const start: FieldMap = { dealer: optional(seat()), streak: optional(integer(0, 3)) };

/** The options of a ruleset, each of which may be left out. */
export function optionsOf({ options }: Ruleset): FieldMap {
  return Object.fromEntries(Object.entries(options).map(([name, field]) => [name, optional(field)]));
}

/** The fields of an event that its statement says: its type is the statement's word, its note one of its own. */
export function fieldsOfEvent({ fields }: GroupField): FieldMap {
  const { type: _type, note: _note, ...said } = fields;
  return said;
}

/** The fields of a group, or of several told apart by a key. */
export function fieldsOf(field: GroupField | TaggedField): FieldMap {
  if (field.kind === 'group') return field.fields;
  const all = Object.values(field.groups).reduce<FieldMap>((so, { fields }) => ({ ...so, ...fields }), {});
  return { ...all, [field.key]: choice(Object.keys(field.groups)) };
}

/** What a field may begin with; a number is described, as in `0-99 fan`. `isMore`: it is a list that has items. */
export function beginnings(key: string, field: AnyField, isMore = false): readonly string[] {
  if (isLed(field) && !isMore) {
    const nobody = vocabulary(field).flatMap(([word, value]) => (value === null ? word : []));
    return [wordOf(key, field), ...nobody];
  }
  switch (field.kind) {
    case 'integer':
      return [`${field.min}-${field.max} ${wordOf(key, field)}`];
    case 'list':
      return [...beginnings(key, field.of, true), ...(field.min === 0 && !isMore ? [none] : [])];
    case 'group':
    case 'tagged': {
      const [first] = Object.entries(fieldsOf(field));
      return first ? beginnings(...first) : [];
    }
    default:
      return valuesOf(field);
  }
}
