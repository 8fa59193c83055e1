import type { AnyField } from '../engine/fields.js';
import type { Round, RoundEvent, Ruleset } from '../engine/rulesets/index.js';
import type { Way } from '../engine/rulesets/ruleset.js';
import { isSeat, othersAfter, type Seat } from '../engine/seat.js';
import type { Answer, Item } from './draft.js';

/*
 * What an event's own description says about entering it. Nothing here knows a ruleset: a new one is entered through
 * the same tray as soon as it describes itself.
 */

type Spec = Ruleset['events'][string];

/** A list of seats, or of seats with something asked of each. */
export interface SeatList {
  readonly key: string;
  /** The key of an item's seat; absent for a list of bare seats. */
  readonly seatKey?: string;
  /** What is asked beside the seat, the necessary first. */
  readonly asked: readonly (readonly [string, AnyField])[];
}

/** An event before its shape has been judged. */
export type Raw = Readonly<Record<string, unknown>> & { readonly type: string };

function isActor(field: AnyField): boolean {
  return field.kind === 'seat' && !field.other;
}

function actorKey(spec: Spec | undefined): string | undefined {
  return Object.entries(spec?.fields ?? {}).find(([, field]) => isActor(field))?.[0];
}

/** The list in which an event names the seats that act. */
export function seatList(spec: Spec | undefined): SeatList | undefined {
  for (const [key, field] of Object.entries(spec?.fields ?? {})) {
    if (field.kind !== 'list') continue;
    if (isActor(field.of)) return { key, asked: [] };
    if (field.of.kind !== 'group') continue;
    const parts = Object.entries(field.of.fields);
    const seatKey = parts.find(([, part]) => isActor(part))?.[0];
    if (seatKey === undefined) continue;
    const asked = parts.filter(([name]) => name !== seatKey);
    const necessary = asked.filter(([, part]) => !part.optional);
    return { key, seatKey, asked: [...necessary, ...asked.filter(([, part]) => part.optional)] };
  }
  return undefined;
}

export function isComplete(spec: Spec | undefined, values: Item['values']): boolean {
  return seatList(spec)?.asked.every(([key, field]) => field.optional === true || values[key] !== undefined) ?? true;
}

/** The item with a value for all that is necessary, to find out whether the seat could act at all. */
export function sampled(spec: Spec | undefined, { seat, values }: Item): Item {
  const necessary = (seatList(spec)?.asked ?? []).filter(([, field]) => !field.optional);
  const samples = necessary.map(([key, field]) => {
    return [key, field.kind === 'integer' ? field.max : field.kind === 'choice' ? field.values[0] : undefined] as const;
  });
  return { seat, values: { ...Object.fromEntries<unknown>(samples), ...values } };
}

/** An event that names these seats, in a list or alone. */
export function withItems(spec: Spec | undefined, event: Raw, items: readonly Item[]): Raw {
  const list = seatList(spec);
  const actor = actorKey(spec);
  if (list) {
    const { key, seatKey } = list;
    return { ...event, [key]: items.map(({ seat, values }) => (seatKey ? { [seatKey]: seat, ...values } : seat)) };
  }
  return actor && items[0] ? { ...event, [actor]: items[0].seat } : event;
}

/** An event of the empty wall's sheet, naming the seats that answered so. */
export function fromAnswers(spec: Spec | undefined, type: string, answers: ReadonlyMap<Seat, Answer>): Raw {
  const given = [...answers].filter(([, answer]) => answer.type === type).sort(([a], [b]) => a - b);
  return withItems(
    spec,
    { type },
    given.map(([seat, { values }]) => ({ seat, values })),
  );
}

/** The seats that act in an event, and what is said of each. */
export function itemsIn(spec: Spec | undefined, event: RoundEvent): Item[] {
  const list = seatList(spec);
  const entries = Object.entries<unknown>({ ...event });
  const value = entries.find(([key]) => key === (list ? list.key : actorKey(spec)))?.[1];
  return (Array.isArray(value) ? value : [value]).flatMap((item: unknown): Item[] => {
    if (isSeat(item)) return [{ seat: item, values: {} }];
    if (typeof item !== 'object' || item === null || list?.seatKey === undefined) return [];
    const { [list.seatKey]: seat, ...values } = Object.fromEntries<unknown>(Object.entries<unknown>({ ...item }));
    return isSeat(seat) ? [{ seat, values }] : [];
  });
}

/** What a way sets, as the key of its words. */
export function wayWords({ set }: Way<Round>): string | undefined {
  return Object.entries(set).map(([key, value]) => (value === true ? key : String(value)))[0];
}

/** The other seats that a way may be about; `undefined` for one that is about nobody. */
export function targets(way: Way<Round>, seat: Seat): readonly (Seat | undefined)[] {
  return way.from ? othersAfter(seat) : [undefined];
}

/** Whether an event was entered this way. */
export function isWayOf(spec: Spec, way: Way<Round>, from: Seat | undefined, event: RoundEvent): boolean {
  const said = new Map(Object.entries<unknown>({ ...event }));
  const keys = new Set(spec.ways?.flatMap(({ set }) => Object.keys(set)));
  keys.delete('from');
  return [...keys].every((key) => said.get(key) === way.set[key]) && (said.get('from') ?? null) === (from ?? null);
}

/** The events that follow each other once the wall is empty, from this phase on: those that no seat is tapped for. */
export function wallEvents(ruleset: Ruleset, phase: string): string[] {
  const accepted = ruleset.phases[phase] ?? {};
  const type = Object.keys(accepted).find((one) => ruleset.events[one]?.ways === undefined);
  if (type === undefined) return [];
  const next = accepted[type]?.at(-1)?.to ?? phase;
  return next === phase ? [type] : [type, ...wallEvents(ruleset, next)];
}
