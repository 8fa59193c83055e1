import { isObject, type AnyField } from '../engine/fields.js';
import type { Round, Ruleset } from '../engine/rulesets/index.js';
import { isSeat, type Seat } from '../engine/seat.js';

/** A seat that acts in an event, and what has been said of it. */
export interface Item {
  readonly seat: Seat;
  readonly [key: string]: unknown;
}

/** An event whose shape is judged when it is recorded. */
export interface Raw {
  readonly type: string;
  readonly [key: string]: unknown;
}

type Parts = readonly (readonly [string, AnyField])[];

/**
 * An event as far as it has been said. Its own description tells who acts in it (its `seat`, or those in a list of seats or
 * of items with a `seat`) and what is asked of each. Nothing here knows a ruleset: a new one is entered through the same tray
 * as soon as it describes itself.
 */
export class Said {
  readonly type: string;
  readonly items: readonly Item[];
  /** The key of the list that names seats. */
  readonly list: string | undefined;
  /** What is asked of each seat, the necessary first. */
  readonly asked: Parts;
  readonly #isBare: boolean;

  constructor(
    private readonly ruleset: Ruleset,
    private readonly event: Raw,
    items?: readonly Item[],
  ) {
    this.type = event.type;
    const fields: Parts = Object.entries(ruleset.events[event.type]?.fields ?? {});
    const [list, field] = fields.find(([, { kind }]) => kind === 'list') ?? [];
    this.list = list;
    const of = field?.kind === 'list' ? field.of : undefined;
    this.#isBare = of?.kind === 'seat';
    const parts: Parts = of?.kind === 'group' ? Object.entries(of.fields).filter(([key]) => key !== 'seat') : [];
    this.asked = [...parts.filter(([, { optional }]) => !optional), ...parts.filter(([, { optional }]) => optional)];
    const value = event[list ?? 'seat'];
    this.items =
      items ??
      (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
        if (isSeat(one)) return [{ seat: one }];
        return isObject(one) && isSeat(one.seat) ? [{ ...one, seat: one.seat }] : [];
      });
  }

  /** The event as a record holds it. */
  get raw(): Raw {
    const { event, items, list } = this;
    if (list !== undefined) return { ...event, [list]: this.#isBare ? items.map(({ seat }) => seat) : items };
    return items[0] ? { ...event, seat: items[0].seat } : event;
  }

  get isComplete(): boolean {
    return this.lacking.length === 0;
  }

  /** Seats of which something is still to be said. */
  get lacking(): Seat[] {
    return this.items.filter((item) => this.#lacking(item).length > 0).map(({ seat }) => seat);
  }

  /** Without the seats of which something is still to be said. */
  get completed(): Said {
    return this.with(this.items.filter(({ seat }) => !this.lacking.includes(seat)));
  }

  /** With something said where it is necessary, to find out whether it could be legal at all. */
  get sampled(): Said {
    return this.with(
      this.items.map((item) => {
        const samples = this.#lacking(item).map(([key, field]) => {
          return [
            key,
            field.kind === 'integer' ? field.max : field.kind === 'choice' ? field.values[0] : true,
          ] as const;
        });
        return { ...item, ...Object.fromEntries<unknown>(samples) };
      }),
    );
  }

  with(items: readonly Item[]): Said {
    return new Said(this.ruleset, this.event, items);
  }

  of(seat: Seat): Item | undefined {
    return this.items.find((item) => item.seat === seat);
  }

  /** Adds the seat, or adds to what was said of it. */
  say(seat: Seat, values: object): Said {
    const items = [...this.without(seat).items, { ...this.of(seat), ...values, seat }];
    return this.with(items.sort((a, b) => a.seat - b.seat));
  }

  without(seat: Seat): Said {
    return this.with(this.items.filter((item) => item.seat !== seat));
  }

  #lacking(item: Item): Parts {
    return this.asked.filter(([key, { optional }]) => !optional && item[key] === undefined);
  }
}

/** Whether an event belongs to the empty wall: no seat is tapped for it. */
export function isOnEmptyWall(ruleset: Ruleset, type: string): boolean {
  return !ruleset.events[type]?.ways;
}

/** The events that follow each other once the wall is empty, naming nobody yet. */
export function wallEvents(ruleset: Ruleset, phase: Round['phase']): Said[] {
  const accepted = ruleset.phases[phase] ?? {};
  const type = Object.keys(accepted).find((one) => isOnEmptyWall(ruleset, one));
  if (type === undefined) return [];
  const next = accepted[type]?.at(-1)?.to ?? 'settled';
  return [new Said(ruleset, { type }), ...wallEvents(ruleset, next)];
}
