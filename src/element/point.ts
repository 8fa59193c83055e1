import type { Actor } from 'xstate';
import { RecordError } from '../engine/errors.js';
import { attempt } from '../engine/round.js';
import type { Payment, Round, RoundEvent, Ruleset } from '../engine/rulesets/index.js';
import type { Way } from '../engine/rulesets/ruleset.js';
import { seats, type Seat } from '../engine/seat.js';
import type { createRoundMachine } from '../machine/index.js';
import type { Choice } from './draft.js';
import { isOnEmptyWall, Said, wallEvents } from './said.js';

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

  /** All that the seat could enter now, in the order of the ruleset's description. */
  choices(seat: Seat): Choice[] {
    return Object.entries(this.ruleset.events).flatMap(([type, { ways = [] }]) =>
      ways.flatMap((way) => this.#choicesOf(type, way, seat)),
    );
  }

  /** The events that the empty wall's sheet writes, naming nobody yet. */
  get sheet(): Said[] {
    return wallEvents(this.ruleset, this.round.phase);
  }

  /** Why the wall cannot be said to be empty now. */
  get refusedWall(): RecordError | undefined {
    const [first] = this.sheet;
    return first ? this.refused(first) : new RecordError('round-settled', '');
  }

  /** Seats that the sheet asks about: those still in that no earlier event on the empty wall has named. */
  get asked(): Seat[] {
    const onWall = this.round.events.filter(({ type }) => isOnEmptyWall(this.ruleset, type));
    const named = onWall.flatMap((event) => new Said(this.ruleset, { ...event }).items.map(({ seat }) => seat));
    const out = [...this.ruleset.out(this.round), ...named];
    return seats.filter((seat) => !out.includes(seat));
  }

  /** Events as they would be recorded one after the other, up to the first that is refused or the end of the round. */
  fold(said: readonly Said[]): { events: RoundEvent[]; payments: readonly Payment[]; refused?: RecordError } {
    let after = this.round;
    const start = { events: after.events.length, payments: after.payments.length };
    const so = () => ({ events: after.events.slice(start.events), payments: after.payments.slice(start.payments) });
    for (const { raw } of said) {
      const next = attempt(this.ruleset, after, raw);
      if (next instanceof RecordError) return { ...so(), refused: next };
      after = next;
      if (after.phase === 'settled') break;
    }
    return so();
  }

  /** Why an event cannot be entered here, whatever is still to be said of it. */
  refused(said: Said): RecordError | undefined {
    const { events, refused } = this.fold([said.sampled]);
    const isLegal = events.every((event) => this.#snapshot.can(event));
    return isLegal ? refused : new RecordError('wrong-phase', '');
  }

  #choicesOf(type: string, way: Way<Round>, seat: Seat): Choice[] {
    const others = way.from ? seats.filter((other) => other !== seat) : [undefined];
    const [words] = Object.entries(way.set).map(([key, value]) => (value === true ? key : String(value)));
    const variants = others.map((from): Choice => {
      const event = { type, ...way.set, ...(from !== undefined && { from }) };
      const said = new Said(this.ruleset, event, [{ seat }]);
      return { said, from, words, refused: this.refused(said), chosen: this.#isChosen(said) };
    });
    if (way.rare) return variants.filter(({ refused, chosen }) => !refused || chosen);
    if (!way.folded) return variants;
    const about = way.folded(this.round);
    const known = variants.find(({ from, chosen }) => chosen || from === about);
    const any = variants.find(({ refused }) => !refused) ?? variants[0];
    return known ? [known] : any ? [{ ...any, from: undefined, variants }] : [];
  }

  /** Whether the corrected entry says the same, but for the hands. */
  #isChosen({ list, raw }: Said): boolean {
    const corrected: Readonly<Record<string, unknown>> = { ...this.corrected };
    const keys = [...Object.keys(corrected), ...Object.keys(raw)];
    return keys.every((key) => key === 'note' || key === list || corrected[key] === raw[key]);
  }
}
