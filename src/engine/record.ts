import { RecordError } from './errors.js';
import { choice, group, list, optional, seat, text, type AnyField, type GroupField } from './fields.js';
import { money, type Money } from './money.js';
import { eventShape } from './round.js';
import { rulesets, type RoundEvent, type Ruleset } from './rulesets/index.js';
import type { OptionField, OptionValues } from './rulesets/ruleset.js';
import type { Seat } from './seat.js';

export interface RoundRecord {
  /** The seat that deals. Absent: derived from the round before, 0 in the first. */
  readonly dealer?: Seat;
  /** The dealer's wins in a row before this round, where the ruleset counts them. Absent: derived. */
  readonly streak?: number;
  /** What happened, in order. */
  readonly events: readonly RoundEvent[];
}

/** A session as JSON: settings and what happened. All payments are derived from it. */
export interface MahjongRecord {
  /** Tells a record from other JSON. */
  readonly format: 'mahjong-settler';
  /** Of the record's form. */
  readonly version: 1;
  /** Id of the ruleset that settles it. */
  readonly ruleset: string;
  /** Absent options take the ruleset's defaults. */
  readonly options?: OptionValues;
  /** Four names, seat 0 first: trimmed, 1 to 60 characters, no control characters. */
  readonly players?: readonly string[];
  readonly money?: Money;
  /** In order; only the last may be unfinished. */
  readonly rounds: readonly RoundRecord[];
}

const playerName = text(
  'a trimmed name of 1 to 60 characters without control characters',
  /^[^\s\p{Cc}](\P{Cc}{0,58}[^\s\p{Cc}])?$/u,
);

export const players = list(playerName, 4, 4);

// Bounds only what a hostile record may claim; no real session comes near.
const maxLength = 100_000;

const header = {
  format: choice(['mahjong-settler']),
  version: choice([1], { code: 'unsupported-version', isStrict: true }),
  ruleset: choice([...rulesets.keys()], { code: 'unknown-ruleset', isStrict: true }),
};

function roundField(ruleset: Ruleset): AnyField & { read(value: unknown, path: string): RoundRecord } {
  const { streak } = ruleset;
  const dealer = optional(seat());
  const events = list(eventShape(ruleset), 0, maxLength);
  return streak
    ? group<RoundRecord>({ dealer, streak: optional(streak), events })
    : group<Omit<RoundRecord, 'streak'>>({ dealer, events });
}

/** The shape of a record under a ruleset; `ruleset` itself may name any. */
export function recordShape(ruleset: Ruleset): GroupField<MahjongRecord> {
  const options: Record<string, OptionField & { optional: true }> = {};
  for (const [name, field] of Object.entries(ruleset.options)) options[name] = optional(field);
  return group<MahjongRecord>({
    ...header,
    options: optional(group<OptionValues>(options, { code: 'invalid-option' })),
    players: optional(players),
    money: optional(money),
    rounds: list(roundField(ruleset), 0, maxLength),
  });
}

const described = new Map<string, GroupField<MahjongRecord>>();

/** The ruleset that a record names. Throws RecordError. */
export function rulesetOf(record: { readonly ruleset: string }): Ruleset {
  const ruleset = rulesets.get(record.ruleset);
  if (ruleset === undefined) throw new RecordError('unknown-ruleset', '/ruleset');
  return ruleset;
}

/**
 * A frozen copy of `value` if it has the shape of a record; an empty `options` is dropped. What the events mean is not
 * judged: see `settle`. Throws RecordError with code and path, and changes nothing.
 */
export function parseRecord(value: unknown): MahjongRecord {
  const { ruleset } = group<Pick<MahjongRecord, 'format' | 'version' | 'ruleset'>>(header, { open: true }).read(
    value,
    '',
  );
  let shape = described.get(ruleset);
  if (shape === undefined) described.set(ruleset, (shape = recordShape(rulesetOf({ ruleset }))));
  // The ruleset that judged, should a hostile record answer differently the second time.
  return createRecord({ ...shape.read(value, ''), ruleset });
}

type Parts = {
  readonly [K in Exclude<keyof MahjongRecord, 'format' | 'version'>]: MahjongRecord[K] | undefined;
};

/**
 * A record of parts that have been judged. Its keys always stand in the same order, so that equal records are equal as
 * JSON text.
 */
export function createRecord({
  ruleset = 'sichuan',
  options = {},
  players,
  money,
  rounds = [],
}: Partial<Parts>): MahjongRecord {
  const names = Object.keys(rulesetOf({ ruleset }).options);
  const given = names.flatMap((name) => (!Object.hasOwn(options, name) ? [] : [[name, options[name] ?? ''] as const]));
  return Object.freeze({
    format: 'mahjong-settler',
    version: 1,
    ruleset,
    ...(given.length > 0 && { options: Object.freeze(Object.fromEntries(given)) }),
    ...(players && { players }),
    ...(money && { money }),
    rounds: Object.freeze(rounds),
  });
}

// Round records are frozen and shared between versions of a record, so an entry makes a text of its own round alone.
const texts = new WeakMap<RoundRecord, string>();

/** As JSON. */
export function textOfRound(round: RoundRecord): string {
  let text = texts.get(round);
  if (text === undefined) texts.set(round, (text = JSON.stringify(round)));
  return text;
}

/** As `JSON.stringify` has it. */
export function textOf({ rounds, ...settings }: MahjongRecord): string {
  return `${JSON.stringify(settings).slice(0, -1)},"rounds":[${rounds.map(textOfRound).join()}]}`;
}
