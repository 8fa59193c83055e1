import { isObject, type AnyField } from '../engine/fields.js';
import type { Ruleset } from '../engine/rulesets/index.js';
import { isSeat, type Seat } from '../engine/seat.js';

/*
 * What an event's own description says about entering it. Nothing here knows a ruleset: a new one is entered through
 * the same tray as soon as it describes itself. An event names who acts as its `seat`, or in a list of seats, or in a
 * list of items with a `seat` and what is asked of each.
 */

/** An event as far as it has been said. Its shape is judged when it is recorded. */
export interface Raw {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A seat that acts in an event, and what has been said of it. */
export interface Item {
  readonly seat: Seat;
  readonly [key: string]: unknown;
}

export type Spec = Ruleset['events'][string] | undefined;

interface SeatList {
  readonly key: string;
  /** A list of seats and nothing else. */
  readonly isBare: boolean;
  /** What is asked beside the seat, the necessary first. */
  readonly asked: readonly (readonly [string, AnyField])[];
}

export function listOf(spec: Spec): SeatList | undefined {
  for (const [key, field] of Object.entries(spec?.fields ?? {})) {
    if (field.kind !== 'list') continue;
    const parts = field.of.kind === 'group' ? Object.entries(field.of.fields) : [];
    const asked = parts
      .filter(([name]) => name !== 'seat')
      .sort(([, a], [, b]) => Number(!!a.optional) - Number(!!b.optional));
    return { key, isBare: field.of.kind === 'seat', asked };
  }
  return undefined;
}

/** The first thing asked of each seat, if anything. */
export function mainQuestion(spec: Spec) {
  return listOf(spec)?.asked[0];
}

/** The seats that act in an event. */
export function itemsOf(spec: Spec, event: object): Item[] {
  const raw: Readonly<Record<string, unknown>> = { ...event };
  const value = raw[listOf(spec)?.key ?? 'seat'];
  return (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    if (isSeat(one)) return [{ seat: one }];
    return isObject(one) && isSeat(one.seat) ? [{ ...one, seat: one.seat }] : [];
  });
}

/** The event with these seats acting in it. */
export function withItems(spec: Spec, event: Raw, items: readonly Item[]): Raw {
  const list = listOf(spec);
  if (!list) return items[0] ? { ...event, seat: items[0].seat } : event;
  return { ...event, [list.key]: list.isBare ? items.map(({ seat }) => seat) : items };
}

function lacks(spec: Spec, item: Item): (readonly [string, AnyField])[] {
  return listOf(spec)?.asked.filter(([key, { optional }]) => !optional && item[key] === undefined) ?? [];
}

/** Whether all that is necessary has been said of each seat. */
export function isComplete(spec: Spec, event: Raw): boolean {
  return itemsOf(spec, event).every((item) => lacks(spec, item).length === 0);
}

/** The event without the seats of which something is still to be said. */
export function completed(spec: Spec, event: Raw): Raw {
  return withItems(spec, event, itemsOf(spec, event).filter((item) => lacks(spec, item).length === 0)); // prettier-ignore
}

/** The event with something said where it is necessary, to find out whether it could be legal at all. */
export function sampled(spec: Spec, event: Raw): Raw {
  const items = itemsOf(spec, event).map((item) => {
    const samples = lacks(spec, item).map(([key, field]) => {
      return [
        key,
        field.kind === 'integer' ? field.max : field.kind === 'choice' ? field.values[0] : undefined,
      ] as const;
    });
    return { ...Object.fromEntries<unknown>(samples), ...item };
  });
  return withItems(spec, event, items);
}

/** The events that follow each other once the wall is empty, from this phase on: those that no seat is tapped for. */
export function wallEvents(ruleset: Ruleset, phase: string): string[] {
  const accepted = ruleset.phases[phase] ?? {};
  const type = Object.keys(accepted).find((one) => !ruleset.events[one]?.ways);
  if (type === undefined) return [];
  const next = accepted[type]?.at(-1)?.to ?? phase;
  return next === phase ? [type] : [type, ...wallEvents(ruleset, next)];
}
