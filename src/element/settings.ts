import { RecordError } from '../engine/errors.js';
import { money, type Money } from '../engine/money.js';
import { players } from '../engine/record.js';
import { splitNames } from '../engine/names.js';
import { rulesets, type AnyOptions, type Ruleset } from '../engine/rulesets/index.js';
import type { OptionField, OptionValue, OptionValues } from '../engine/rulesets/ruleset.js';

/*
 * The settings that a page gives as attributes or properties. They come from the rulesets' own descriptions: every option
 * of every ruleset is an attribute in kebab-case and a property in camelCase.
 */

/** Options as properties: `undefined` where the page leaves them to the players. */
export type OptionProperties = { -readonly [K in keyof AnyOptions]: AnyOptions[K] | undefined };

/** What `mode` says; anything else is play. */
export function modeOf(text: unknown): 'play' | 'explain' {
  return typeof text === 'string' && text.toLowerCase() === 'explain' ? 'explain' : 'play';
}

/** Options that readers may change, by name; empty or `true` for all. */
export type Explorable = string | boolean | null | undefined;

export const optionNames: readonly string[] = [
  ...new Set([...rulesets.values()].flatMap(({ options }) => Object.keys(options))),
];

/** What a text says for an option; the text itself where it says nothing that fits. */
export function fromText({ kind, ...field }: OptionField, text: string): unknown {
  const word = text.trim();
  if (kind === 'switch') {
    if (/^(on|true|)$/i.test(word)) return true;
    return /^(off|false)$/i.test(word) ? false : text;
  }
  if ('values' in field) return field.values.find((value) => String(value) === word) ?? text;
  return /^\d+$/.test(word) ? Number(word) : text;
}

function fieldsOf(name: string): readonly OptionField[] {
  return [...rulesets.values()].flatMap(({ options }) => options[name] ?? []);
}

/** Frameworks take a property back by an empty text; of a switch it says yes, as its attribute's does. */
export function isTakenBack(name: string, value: unknown): boolean {
  return value === '' && !fieldsOf(name).some(({ kind }) => kind === 'switch');
}

/** The value of a setting: what texts say for an option, numbers as text elsewhere. */
export function normalized(name: string, value: unknown): unknown {
  if (!optionNames.includes(name)) return typeof value === 'number' ? String(value) : (value ?? undefined);
  if (typeof value !== 'string') return value ?? undefined;
  // Rulesets may share a name: what the text says to any of them. The one in force judges it.
  const fields = fieldsOf(name);
  return fields.map((field) => fromText(field, value)).find((one) => one !== value) ?? value;
}

/** Settings that the page decides: they win over the record's own. `players` and `money` only fill what it leaves out. */
export interface Locks {
  readonly ruleset?: string | undefined;
  /** The ruleset whose options these are. */
  readonly judgedFor: string;
  readonly options: OptionValues;
  readonly players?: readonly string[] | undefined;
  readonly money?: Money | undefined;
}

/** What a page has set, unjudged, by property. */
export interface Given {
  readonly ruleset?: unknown;
  readonly players?: unknown;
  readonly pointValue?: unknown;
  readonly currency?: unknown;
  readonly options?: ReadonlyMap<string, unknown>;
}

/** The settings that can be used, and what is wrong with the first that cannot: then its default holds. */
export function judge(given: Given, rulesetInForce: string): { locks: Locks; error: RecordError | null } {
  let error: RecordError | null = null;
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (caught) {
      if (!(caught instanceof RecordError)) throw caught;
      error ??= caught;
      return undefined;
    }
  };
  const ruleset = attempt(() => readRuleset(given.ruleset));
  const judgedFor = ruleset ?? rulesetInForce;
  const fields: Ruleset['options'] = rulesets.get(judgedFor)?.options ?? {};
  const options: Record<string, OptionValue> = {};
  for (const [name, value] of given.options ?? []) {
    const field = fields[name];
    // An option of another ruleset waits for it.
    if (!field || value === undefined) continue;
    const read = attempt(() => field.read(value, `/options/${name}`));
    if (read !== undefined) options[name] = read;
  }
  const names = given.players ?? undefined;
  const four = attempt(() =>
    names === undefined ? undefined : players.read(typeof names === 'string' ? splitNames(names) : names, '/players'),
  );
  const worth = attempt(() => readMoney(given));
  return { locks: { ruleset, judgedFor, options, players: four, money: worth }, error };
}

/** Each asks for the other. */
function readMoney({ pointValue, currency }: Given): Money | undefined {
  const given = [pointValue, currency].map((one) =>
    typeof one === 'string' ? one.trim().toUpperCase() : (one ?? undefined),
  );
  if (given.every((one) => one === undefined)) return undefined;
  return money.read({ pointValue: given[0], currency: given[1] }, '/money');
}

function readRuleset(name: unknown): Ruleset['id'] | undefined {
  if (name === undefined || name === null) return undefined;
  if (typeof name === 'string' && rulesets.has(name)) return name;
  throw new RecordError('unknown-ruleset', '/ruleset', `expected ${[...rulesets.keys()].join(' or ')}`);
}
