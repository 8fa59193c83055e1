import { RecordError, type RecordErrorCode } from './errors.js';
import { seats, type Seat } from './seat.js';

/*
 * The vocabulary in which a ruleset describes its options and events. A field is data (kind, range, who is eligible,
 * when it is asked) and reads unknown values into a frozen, typed copy. Validation, attributes and panels all work
 * from these descriptions, so nothing about a ruleset is written down twice.
 */

interface Base<K extends string, T> {
  readonly kind: K;
  /** What a value must be, in English, for developers' error messages. */
  readonly expects: string;
  /** How notation writes it, where that is not its key in kebab-case. */
  readonly word?: string;
  /** A clean copy of `value`. Throws RecordError with a path below `path`. */
  read(value: unknown, path: string): T;
}

export interface IntegerField extends Base<'integer', number> {
  readonly min: number;
  readonly max: number;
  /** The option, or the number, above which more counts no more. */
  readonly cap?: string | number;
}

export interface ChoiceField<V extends string | number = string | number> extends Base<'choice', V> {
  readonly values: readonly V[];
}

export type SwitchField = Base<'switch', boolean>;

/** `true` or absent. */
export type FlagField = Base<'flag', true>;

export interface SeatField<T extends Seat | null = Seat | null> extends Base<'seat', T> {
  /** Names somebody else than the seats that act in the event (the discarder, the liable seat). */
  readonly other: boolean;
  readonly nullable: boolean;
}

export interface TextField extends Base<'text', string> {
  /** With the flag `u`; without lookaround, which few readers of the schema know; bounded or linear, as hostile text is long. */
  readonly pattern: RegExp;
}

export interface ListField<T = unknown> extends Base<'list', readonly T[]> {
  readonly of: Base<string, T> & AnyField;
  readonly min: number;
  readonly max: number;
}

export interface GroupField<T = unknown> extends Base<'group', T> {
  readonly fields: Readonly<Record<string, AnyField>>;
}

/** One of several groups, told apart by the value of one key. */
export interface TaggedField<T = unknown> extends Base<'tagged', T> {
  readonly key: string;
  readonly groups: Readonly<Record<string, GroupField>>;
}

export type AnyField = (
  IntegerField | ChoiceField | SwitchField | FlagField | SeatField | TextField | ListField | GroupField | TaggedField
) &
  Presence;

interface Presence {
  /** The key may be left out. */
  readonly optional?: boolean;
  /** The field is asked only while another field of the same group has this value, and is unknown otherwise. */
  readonly when?: { readonly field: string; readonly is: string };
}

/** A description of every key of `T`, checked by the compiler. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Reads<T[K]> & AnyField;
};

interface Reads<V> {
  read(value: unknown, path: string): Exclude<V, undefined>;
}

interface Refused {
  /** Code of a value that is refused; `invalid-record` unless told otherwise. */
  readonly code?: RecordErrorCode;
  /** Values of another type are `invalid-record` all the same. */
  readonly isStrict?: boolean;
}

function refuse(path: string, expects: string, code: RecordErrorCode = 'invalid-record'): never {
  throw new RecordError(code, path, `expected ${expects}`);
}

/** A key as one step of a JSON pointer (RFC 6901). */
export function pointer(path: string, key: string | number): string {
  return `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** `known` gives the value as it is to be kept, or `undefined` if it does not fit. */
function scalar<K extends string, T>(
  kind: K,
  expects: string,
  known: (value: unknown) => T | undefined,
  code?: RecordErrorCode,
): Base<K, T> {
  return {
    kind,
    expects,
    read(value, path) {
      const kept = known(value);
      return kept === undefined ? refuse(path, expects, code) : kept;
    },
  };
}

export function integer(min: number, max: number, { code }: Refused = {}): IntegerField {
  // Adding 0 turns -0 into 0, which JSON cannot tell apart either.
  const known = (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value + 0 : undefined;
  return { ...scalar('integer', `a whole number from ${min} to ${max}`, known, code), min, max };
}

export function choice<const V extends string | number>(
  values: readonly V[],
  { code, isStrict }: Refused = {},
): ChoiceField<V> {
  const expects = values.map((one) => JSON.stringify(one)).join(' or ');
  const field = scalar('choice', expects, (value) => values.find((one) => one === value), code);
  const ofType = scalar('choice', expects, (value) => (typeof value === typeof values[0] ? value : undefined));
  return { ...field, values, read: (value, path) => field.read(isStrict ? ofType.read(value, path) : value, path) };
}

export function toggle({ code }: Refused = {}): SwitchField {
  return scalar('switch', 'true or false', (value) => (typeof value === 'boolean' ? value : undefined), code);
}

export function flag(): FlagField & { optional: true } {
  return { ...scalar('flag', 'true, or no key', (value) => value === true || undefined), optional: true };
}

export function seat(): SeatField<Seat> {
  // A clean copy: -0 is found as 0.
  const known = (value: unknown) => seats.find((one) => one === value);
  return { ...scalar('seat', 'a seat from 0 to 3', known), other: false, nullable: false };
}

/** Somebody else than the seats that act: the discarder, the liable seat. */
export function otherSeat(): SeatField<Seat> {
  return { ...seat(), other: true };
}

/** The discarder of a win, or `null` for a self-drawn one. */
export function discarder(): SeatField {
  const known = (value: unknown) => (value === null ? null : seats.find((one) => one === value));
  return { ...scalar('seat', 'a seat from 0 to 3, or null', known), other: true, nullable: true };
}

export function text(expects: string, pattern: RegExp): TextField {
  const known = (value: unknown) => (typeof value === 'string' && pattern.test(value) ? value : undefined);
  return { ...scalar('text', expects, known), pattern };
}

export function list<T>(of: Base<string, T> & AnyField, min: number, max: number): ListField<T> {
  const expects = min === max ? `a list of ${min}` : `a list of ${min} to ${max}`;
  return {
    kind: 'list',
    expects,
    of,
    min,
    max,
    read(value, path) {
      const given: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
      // Whatever a hostile list says its length is, and by index: it may bring an iterator, and map would skip holes.
      const length: unknown = given?.length;
      const fits = typeof length === 'number' && Number.isInteger(length) && length >= min && length <= max;
      if (given === undefined || !fits) return refuse(path, expects);
      return Object.freeze(Array.from({ length }, (_, index) => of.read(given[index], pointer(path, index))));
    },
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(value: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * The keys of `fields`, and no others unless the group is `open`; absent and `undefined` are the same. `code` is that of
 * an unknown key.
 */
export function group<T extends object>(
  fields: Fields<T>,
  { code, open }: Refused & { readonly open?: boolean } = {},
): GroupField<T> {
  const expects = 'an object';
  const missing = (copy: Partial<T>) => {
    for (const key in fields) {
      const field = fields[key];
      if (!field.optional && copy[key] === undefined && isAsked(field, copy)) return key;
    }
    return undefined;
  };
  const isWhole = (copy: Partial<T>): copy is T => missing(copy) === undefined;
  return {
    kind: 'group',
    expects,
    fields,
    read(value, path) {
      if (!isObject(value)) return refuse(path, expects);
      const copy: Partial<T> = {};
      const known = new Set<string>();
      for (const key in fields) {
        const field = fields[key];
        const given = own(value, key);
        if (!isAsked(field, copy)) continue;
        known.add(key);
        if (given !== undefined) copy[key] = field.read(given, pointer(path, key));
      }
      if (!isWhole(copy)) return refuse(pointer(path, missing(copy) ?? ''), 'this key');
      const unknown = open ? undefined : Object.keys(value).find((key) => !known.has(key) && value[key] !== undefined);
      return unknown === undefined ? Object.freeze(copy) : refuse(pointer(path, unknown), 'nothing here', code);
    },
  };
}

/** Whether a group that has this much may have the field. */
export function isAsked({ when }: AnyField, copy: object): boolean {
  return when === undefined || Object.entries(copy).some(([key, value]) => key === when.field && value === when.is);
}

/** Groups told apart by the value of `key`; an unknown value is judged before every other key. */
export function tagged<T>(
  key: string,
  groups: Readonly<Record<string, GroupField<T>>>,
  code: RecordErrorCode,
): TaggedField<T> {
  const expects = Object.keys(groups)
    .map((one) => JSON.stringify(one))
    .join(' or ');
  return {
    kind: 'tagged',
    expects: 'an object',
    key,
    groups,
    read(value, path) {
      if (!isObject(value)) return refuse(path, 'an object');
      const tag = own(value, key);
      if (typeof tag !== 'string') return refuse(pointer(path, key), expects);
      const found = Object.hasOwn(groups, tag) ? groups[tag] : undefined;
      return found === undefined ? refuse(pointer(path, key), expects, code) : found.read(value, path);
    },
  };
}

/** The same field, but its key may be left out. */
export function optional<F extends AnyField>(field: F): F & { optional: true } {
  return { ...field, optional: true };
}

/** The same field, asked only while `key` is `is`. */
export function when<F extends AnyField>(key: string, is: string, field: F): F {
  return { ...field, when: { field: key, is } };
}

/** The same field, but notation writes it with this word. */
export function written<F extends { readonly word?: string }>(word: string, field: F): F {
  return { ...field, word };
}
