import type { Actor } from 'xstate';
import { RecordError } from '../engine/errors.js';
import { attempt, eventShape } from '../engine/round.js';
import type { Payment, Round, RoundEvent, Ruleset } from '../engine/rulesets/index.js';
import type { Way } from '../engine/rulesets/ruleset.js';
import { seats, type Seat } from '../engine/seat.js';
import type { createRoundMachine } from '../machine/index.js';
import {
  fromAnswers,
  isComplete,
  isWayOf,
  itemsIn,
  sampled,
  targets,
  wallEvents,
  wayWords,
  withItems,
  type Raw,
} from './asked.js';
import type { Choice, Item, Prospect, WallDraft } from './draft.js';

export type RoundActor = Actor<ReturnType<typeof createRoundMachine>>;

/**
 * A point in a round, before its next entry: what could be entered there, and what it would cost. What is legal is asked
 * of the round's machine; amounts are those that the engine would record.
 */
export class Point {
  readonly round: Round;
  readonly #snapshot: ReturnType<RoundActor['getSnapshot']>;

  constructor(
    readonly ruleset: Ruleset,
    actor: RoundActor,
    /** The entry that is corrected here. */
    readonly corrected: RoundEvent | undefined,
  ) {
    this.#snapshot = actor.getSnapshot();
    this.round = this.#snapshot.context.round;
  }

  /** The events that the empty wall's sheet would write. */
  get wallEvents(): string[] {
    return wallEvents(this.ruleset, this.round.phase);
  }

  /** Why the wall cannot be said to be empty now. */
  get refusedWall(): RecordError | undefined {
    const [first] = this.wallEvents;
    if (first === undefined)
      return new RecordError(this.round.phase === 'settled' ? 'round-settled' : 'wrong-phase', '');
    return this.judge(fromAnswers(this.spec(first), first, new Map())).refused;
  }

  /** Seats that the sheet asks about: those that are in and that no earlier event on the empty wall has named. */
  get asked(): Seat[] {
    const { events } = this.round;
    const out = this.ruleset.out(this.round);
    const named = events
      .filter(({ type }) => !this.spec(type)?.ways)
      .flatMap((event) => itemsIn(this.spec(event.type), event));
    return seats.filter((seat) => !out.includes(seat) && !named.some((item) => item.seat === seat));
  }

  /** All that the seat could enter now, in the order of the ruleset's description. */
  choices(seat: Seat): Choice[] {
    return Object.entries(this.ruleset.events).flatMap(([type, { ways = [] }]) =>
      ways.flatMap((way) => this.#choicesOf(type, way, seat)),
    );
  }

  /** The seats that a folded choice may be about. */
  unfold(seat: Seat, { event, words }: Choice): Choice[] {
    const ways = this.spec(event.type)?.ways?.filter((way) => wayWords(way) === words) ?? [];
    return ways.flatMap((way) => this.#variants(event.type, way, seat));
  }

  /** The payments that these events would cause where the draft goes. */
  preview(events: readonly unknown[]): readonly Payment[] {
    let after = this.round;
    for (const event of events) {
      const next = attempt(this.ruleset, after, event);
      if (next instanceof RecordError) break;
      after = next;
    }
    return after.payments.slice(this.round.payments.length);
  }

  spec(type: string) {
    return this.ruleset.events[type];
  }

  judge(raw: unknown): Prospect {
    try {
      const event = eventShape(this.ruleset).read(raw, '');
      if (this.#snapshot.can(event)) return { events: [event], incomplete: false };
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
    }
    const refused = attempt(this.ruleset, this.round, raw);
    return { events: [], incomplete: false, ...(refused instanceof RecordError && { refused }) };
  }

  sample(event: Raw, items: readonly Item[]): Raw {
    const spec = this.spec(event.type);
    return withItems(
      spec,
      event,
      items.map((item) => sampled(spec, item)),
    );
  }

  #variants(type: string, way: Way<Round>, seat: Seat): Choice[] {
    const spec = this.spec(type);
    const { corrected } = this;
    return targets(way, seat).map((from): Choice => {
      const event = { type, ...way.set, ...(from !== undefined && { from }) };
      const { refused } = this.judge(this.sample(event, [{ seat, values: {} }]));
      const chosen = corrected?.type === type && spec !== undefined && isWayOf(spec, way, from, corrected);
      return { event, words: wayWords(way), from, folded: false, refused, chosen };
    });
  }

  #choicesOf(type: string, way: Way<Round>, seat: Seat): Choice[] {
    const variants = this.#variants(type, way, seat);
    if (way.rare) return variants.filter(({ refused, chosen }) => !refused || chosen);
    if (!way.folded) return variants;
    const about = way.folded(this.round);
    const known = variants.find(({ from, chosen }) => chosen || from === about);
    const [first] = variants;
    if (known || first === undefined) return known ? [known] : [];
    const open = variants.find(({ refused }) => !refused);
    return [{ ...(open ?? first), from: undefined, folded: true }];
  }

  /** What the sheet would write, as far as it is filled in. */
  wallProspect({ types, answers }: WallDraft): Prospect {
    const incomplete = this.asked.some((seat) => {
      const answer = answers.get(seat);
      return answer === undefined || !isComplete(this.spec(answer.type), answer.values);
    });
    const events: RoundEvent[] = [];
    let round = this.round;
    for (const type of types) {
      if (round.phase === 'settled') break;
      // Half an answer, such as a ready seat without a hand, is left out of the preview.
      const whole = new Map([...answers].filter(([, { values }]) => isComplete(this.spec(type), values)));
      const next = attempt(this.ruleset, round, fromAnswers(this.spec(type), type, whole));
      if (next instanceof RecordError) return { events, incomplete, refused: next };
      events.push(...next.events.slice(-1));
      round = next;
    }
    return { events, incomplete };
  }
}
