import type { Actor } from 'xstate';
import { RecordError } from '../engine/errors.js';
import { attempt } from '../engine/round.js';
import type { Payment, Round, RoundEvent, Ruleset } from '../engine/rulesets/index.js';
import type { Way } from '../engine/rulesets/ruleset.js';
import { seats, type Seat } from '../engine/seat.js';
import type { createRoundMachine } from '../machine/index.js';
import { itemsOf, listOf, sampled, wallEvents, withItems, type Raw } from './asked.js';
import type { Choice, Prospect } from './draft.js';

export type RoundActor = Actor<ReturnType<typeof createRoundMachine>>;

/**
 * A point in a round, before its next entry: what could be entered there and what it would cost. What is legal is asked of
 * the round's machine; amounts are those that the engine would record.
 */
export class Point {
  readonly round: Round;
  readonly #snapshot: ReturnType<RoundActor['getSnapshot']>;

  constructor(
    private readonly ruleset: Ruleset,
    actor: RoundActor,
    /** The entry that is corrected here. */
    private readonly corrected: RoundEvent | undefined,
  ) {
    this.#snapshot = actor.getSnapshot();
    this.round = this.#snapshot.context.round;
  }

  spec(type: string) {
    return this.ruleset.events[type];
  }

  /** All that the seat could enter now, in the order of the ruleset's description. */
  choices(seat: Seat): Choice[] {
    return Object.entries(this.ruleset.events).flatMap(([type, { ways = [] }]) =>
      ways.flatMap((way) => this.#choicesOf(type, way, seat)),
    );
  }

  /** Why the wall cannot be said to be empty now. */
  get refusedWall(): RecordError | undefined {
    const [first] = this.sheet;
    return first ? this.judge(first).refused : new RecordError('round-settled', '');
  }

  /** Seats that the sheet asks about: those still in that no earlier event on the empty wall has named. */
  get asked(): Seat[] {
    const { events } = this.round;
    const named = events
      .filter(({ type }) => !this.spec(type)?.ways)
      .flatMap((event) => itemsOf(this.spec(event.type), event));
    const out = [...this.ruleset.out(this.round), ...named.map(({ seat }) => seat)];
    return seats.filter((seat) => !out.includes(seat));
  }

  /** The events that the empty wall's sheet writes, naming nobody yet. */
  get sheet(): Raw[] {
    return wallEvents(this.ruleset, this.round.phase).map((type) => withItems(this.spec(type), { type }, []));
  }

  /** The payments that these events would cause where the draft goes. */
  preview(events: readonly object[]): readonly Payment[] {
    return this.fold(events).after.payments.slice(this.round.payments.length);
  }

  sampled(event: Raw): Raw {
    return sampled(this.spec(event.type), event);
  }

  /** Events as they would be recorded one after the other, up to the first that is refused or the end of the round. */
  fold(raws: readonly object[]) {
    let after = this.round;
    const events: RoundEvent[] = [];
    for (const raw of raws) {
      if (after.phase === 'settled' && events.length > 0) break;
      const next = attempt(this.ruleset, after, raw);
      if (next instanceof RecordError) return { events, after, refused: next };
      events.push(...next.events.slice(-1));
      after = next;
    }
    return { events, after };
  }

  judge(raw: Raw): Prospect {
    const { events, refused } = this.fold([raw]);
    const isLegal = events.every((event) => this.#snapshot.can(event));
    return isLegal && !refused ? { events, incomplete: false } : { events: [], incomplete: false, refused };
  }

  #variants(type: string, way: Way<Round>, seat: Seat): Choice[] {
    const words = Object.entries(way.set).map(([key, value]) => (value === true ? key : String(value)))[0];
    return (way.from ? seats.filter((other) => other !== seat) : [undefined]).map((from) => {
      const event = withItems(this.spec(type), { type, ...way.set, ...(from !== undefined && { from }) }, [{ seat }]);
      return { event, words, refused: this.judge(this.sampled(event)).refused, chosen: this.#isChosen(event) };
    });
  }

  #choicesOf(type: string, way: Way<Round>, seat: Seat): Choice[] {
    const variants = this.#variants(type, way, seat);
    if (way.rare) return variants.filter(({ refused, chosen }) => !refused || chosen);
    if (!way.folded) return variants;
    const about = way.folded(this.round);
    const known = variants.find(({ event, chosen }) => chosen || event.from === about);
    const any = variants.find(({ refused }) => !refused) ?? variants[0];
    return known ? [known] : any ? [{ ...any, variants }] : [];
  }

  /** Whether the corrected entry says the same, but for the hands. */
  #isChosen(event: Raw): boolean {
    const said: Readonly<Record<string, unknown>> = { ...this.corrected };
    const apart = ['note', listOf(this.spec(event.type))?.key];
    return [...Object.keys(said), ...Object.keys(event)].every(
      (key) => apart.includes(key) || said[key] === event[key],
    );
  }
}
