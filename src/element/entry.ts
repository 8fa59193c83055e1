import type { RecordError } from '../engine/errors.js';
import { eventShape } from '../engine/round.js';
import type { Payment, RoundEvent } from '../engine/rulesets/index.js';
import type { Seat } from '../engine/seat.js';
import { isComplete, itemsIn, seatList, withItems, type Raw } from './asked.js';
import type { Answer, Choice, Draft, Item, Prospect, SeatDraft, ValueDraft, WallDraft } from './draft.js';
import type { Game, Place } from './game.js';
import { Point } from './point.js';

/**
 * Entering events, tap by tap. What may be tapped and what is asked follows from the events' descriptions, what is legal
 * from the round's machine; amounts are those that the engine would record.
 */
export class Entry {
  #draft: Draft = { step: 'idle' };
  #place: Place | undefined;
  #shown: number | undefined;
  #made: { readonly session: unknown; readonly place: Place; readonly point: Point } | undefined;
  /** Why the last tap did nothing. */
  notice: RecordError | undefined;

  constructor(private readonly game: Game) {}

  get draft(): Draft {
    return this.#draft;
  }

  /** Index of the round that is shown: the last, unless an earlier one was opened. */
  get shown(): number {
    const last = Math.max(0, this.game.record.rounds.length - 1);
    return Math.min(this.#shown ?? last, last);
  }

  /** Where the draft goes: the end of what is legal, unless an entry is corrected or something put before it. */
  get place(): Place {
    return this.#place ?? { round: this.shown, index: this.#legal, replaces: 0 };
  }

  get isCorrecting(): boolean {
    return (this.#place?.replaces ?? 0) > 0;
  }

  get isInserting(): boolean {
    return this.#place?.replaces === 0;
  }

  /** What could be entered there. */
  get point(): Point {
    const { place } = this;
    const { record, session } = this.game;
    const { round, index, replaces } = place;
    const made = this.#made;
    if (made?.session !== session || !samePlace(made.place, place)) {
      const corrected = replaces > 0 ? record.rounds[round]?.events[index] : undefined;
      const point = new Point(this.game.ruleset, this.game.actorAt(place), corrected);
      this.#made = { session, place, point };
      return point;
    }
    return made.point;
  }

  show(round: number | undefined): void {
    this.cancel();
    this.#shown = round;
  }

  cancel(): void {
    this.#draft = { step: 'idle' };
    this.#place = undefined;
    this.notice = undefined;
  }

  /** Why a tap on the seat would do nothing now. */
  refusedSeat(seat: Seat): RecordError | undefined {
    const draft = this.#draft;
    if (draft.step === 'value') {
      if (draft.items.some((item) => item.seat === seat)) return undefined;
      return this.point.judge(this.point.sample(draft.choice.event, [...draft.items, { seat, values: {} }])).refused;
    }
    const choices = this.point.choices(seat);
    return choices.some((choice) => !choice.refused) ? undefined : choices[0]?.refused;
  }

  tapSeat(seat: Seat): void {
    const draft = this.#draft;
    if (draft.step === 'wall' || draft.step === 'waiting') return;
    this.notice = this.refusedSeat(seat);
    if (this.notice) return;
    if (draft.step === 'value') {
      this.#draft = this.#tapWinner(draft, seat);
      return;
    }
    const again = draft.step === 'seat' && draft.seat === seat;
    this.#draft = again ? { step: 'idle' } : { step: 'seat', seat };
    const [only, ...more] = this.point.choices(seat);
    if (!again && only && more.length === 0) this.choose(only);
  }

  choose(choice: Choice): void {
    const draft = this.#draft;
    this.notice = choice.refused;
    if (choice.refused || draft.step !== 'seat') return;
    if (choice.folded) {
      this.#draft = { ...draft, unfolded: choice };
      return;
    }
    const spec = this.#spec(choice.event.type);
    if (!seatList(spec)?.asked.length) {
      this.#commit([withItems(spec, choice.event, [{ seat: draft.seat, values: {} }])]);
      return;
    }
    const items = draft.items ?? [{ seat: draft.seat, values: {} }];
    this.#draft = { step: 'value', choice, items, active: items.findIndex(({ seat }) => seat === draft.seat) };
  }

  /** Back from a hand's value to the way it was won. */
  reopen(): void {
    const draft = this.#draft;
    const item = draft.step === 'value' ? draft.items[draft.active] : undefined;
    if (draft.step === 'value' && item) this.#draft = { step: 'seat', seat: item.seat, items: draft.items };
  }

  /** Says a value of the seat that is asked about. */
  setValue(key: string, value: unknown): void {
    const draft = this.#draft;
    if (draft.step !== 'value') return;
    this.notice = undefined;
    const items = draft.items.map((item, index) =>
      index === draft.active ? { ...item, values: { ...item.values, [key]: value } } : item,
    );
    this.#draft = { ...draft, items };
  }

  /** Opens the sheet for the empty wall, or records it at once where nothing is asked. */
  tapWall(): void {
    this.notice = this.point.refusedWall;
    if (this.notice) return;
    const types = this.point.wallEvents;
    const { round, index } = this.place;
    // The sheet writes all that follows an empty wall, so it replaces what an illegal entry has left of it.
    if (this.#legal === index) this.#place = { round, index, replaces: this.#wallRun(index) };
    if (types.some((type) => seatList(this.#spec(type)))) this.#draft = this.#wallDraft(types);
    else this.#commit(types.map((type) => ({ type })));
  }

  /** Answers for a seat on the sheet. The same answer again keeps its values and adds to them. */
  answer(seat: Seat, type: string, values: Answer['values'] = {}): void {
    const draft = this.#draft;
    if (draft.step !== 'wall') return;
    const before = draft.answers.get(seat);
    const kept = before?.type === type ? before.values : {};
    this.notice = undefined;
    this.#draft = { ...draft, answers: new Map(draft.answers).set(seat, { type, values: { ...kept, ...values } }) };
  }

  /** Opens an entry of the shown round again. */
  correct(index: number): void {
    this.cancel();
    const { shown: round } = this;
    const event = this.game.record.rounds[round]?.events[index];
    if (event === undefined) return;
    const spec = this.#spec(event.type);
    if (spec?.ways) {
      this.#place = { round, index, replaces: 1 };
      this.#draft = index > this.#legal ? { step: 'waiting' } : this.#tappedDraft(event);
      return;
    }
    let first = index;
    while (first > 0 && !this.#isTapped(first - 1)) first--;
    this.#place = { round, index: first, replaces: this.#wallRun(first) };
    this.#draft = first > this.#legal ? { step: 'waiting' } : this.#wallDraft(this.point.wallEvents);
  }

  /** Makes room before the entry that is being corrected. */
  insertBefore(): void {
    const { round, index } = this.place;
    this.cancel();
    this.#place = { round, index, replaces: 0 };
  }

  /** Removes the entry that is being corrected. */
  remove(): void {
    const { place } = this;
    this.cancel();
    this.game.splice(place, []);
  }

  /** What each seat that is not ready would pay if this seat answered so and nobody else were set apart. */
  worthAnswered(seat: Seat, type: string, values: Answer['values']): readonly Payment[] {
    const draft = this.#draft;
    if (draft.step !== 'wall') return [];
    const { events } = this.point.wallProspect({ ...draft, answers: new Map([[seat, { type, values }]]) });
    const [first, ...more] = this.point.preview(events).filter(({ to }) => to === seat);
    return first ? [first, ...more.filter(({ rule }) => rule === first.rule)] : [];
  }

  /** What the draft would record, and what it lacks. */
  prospect(): Prospect {
    const draft = this.#draft;
    if (draft.step === 'value') {
      const spec = this.#spec(draft.choice.event.type);
      const incomplete = draft.items.some(({ values }) => !isComplete(spec, values));
      return incomplete
        ? { events: [], incomplete }
        : this.point.judge(withItems(spec, draft.choice.event, draft.items));
    }
    return draft.step === 'wall' ? this.point.wallProspect(draft) : { events: [], incomplete: true };
  }

  /** The payments to the seat that is asked about if its hand had this value. */
  worth(key: string, value: unknown): readonly Payment[] {
    const draft = this.#draft;
    const item = draft.step === 'value' ? draft.items[draft.active] : undefined;
    if (draft.step !== 'value' || item === undefined) return [];
    const valued = { seat: item.seat, values: { ...item.values, [key]: value } };
    return this.point.preview([this.point.sample(draft.choice.event, [valued])]).filter(({ to }) => to === item.seat);
  }

  nextRound(): void {
    this.show(undefined);
    this.game.edit({ rounds: [...this.game.record.rounds, { events: [] }] });
  }

  /** Begins a new record, by the house rules that were chosen meanwhile. */
  newGame(): void {
    this.show(undefined);
    this.game.newGame();
  }

  record(): void {
    const { events, incomplete, refused } = this.prospect();
    this.notice = refused;
    if (!incomplete && !refused) this.#commit(events);
  }

  get #legal(): number {
    return this.game.session.rounds[this.shown]?.events.length ?? 0;
  }

  #spec(type: string) {
    return this.game.ruleset.events[type];
  }

  #items(event: RoundEvent): Item[] {
    return itemsIn(this.#spec(event.type), event);
  }

  #isTapped(index: number): boolean {
    const event = this.game.record.rounds[this.shown]?.events[index];
    return event !== undefined && this.#spec(event.type)?.ways !== undefined;
  }

  /** How many entries from `index` on belong to the empty wall. */
  #wallRun(index: number): number {
    const events = this.game.record.rounds[this.shown]?.events.slice(index) ?? [];
    const run = events.findIndex(({ type }) => this.#spec(type)?.ways);
    return run < 0 ? events.length : run;
  }

  #tapWinner(draft: ValueDraft, seat: Seat): ValueDraft {
    const { items, active } = draft;
    const index = items.findIndex((item) => item.seat === seat);
    if (index < 0) return { ...draft, items: [...items, { seat, values: {} }], active: items.length };
    if (index !== active || items.length === 1) return { ...draft, active: index };
    return { ...draft, items: items.filter((item) => item.seat !== seat), active: 0 };
  }

  #tappedDraft(event: RoundEvent): SeatDraft | ValueDraft {
    const items = this.#items(event);
    const seat = items[0]?.seat ?? 0;
    const draft: SeatDraft = { step: 'seat', seat };
    if (!seatList(this.#spec(event.type))?.asked.length) return draft;
    const choice = this.point.choices(seat).find(({ chosen }) => chosen);
    return choice ? { step: 'value', choice, items, active: 0 } : { ...draft, items };
  }

  /** The sheet, filled in with what the entries that it replaces say. */
  #wallDraft(types: readonly string[]): WallDraft {
    const { round, index, replaces } = this.place;
    const events = this.game.record.rounds[round]?.events.slice(index, index + replaces) ?? [];
    const named = events.flatMap((event) =>
      this.#items(event).map(({ seat, values }) => [seat, { type: event.type, values }] as const),
    );
    const last = types.at(-1);
    const rest = events.some(({ type }) => type === last) ? this.point.asked.map((seat) => [seat, none] as const) : [];
    return { step: 'wall', types, answers: new Map<Seat, Answer>([...rest, ...named]) };
  }

  #commit(events: readonly (Raw | RoundEvent)[]): void {
    const { place } = this;
    const replaced =
      this.game.record.rounds[place.round]?.events.slice(place.index, place.index + place.replaces) ?? [];
    const noted = events.map((event) => {
      // A correction keeps the author's caption.
      const note = replaced.find(({ type }) => type === event.type)?.note;
      return eventShape(this.game.ruleset).read(note === undefined ? event : { ...event, note }, '');
    });
    if (!this.game.enter(place, noted)) return;
    this.cancel();
  }
}

function samePlace(a: Place, b: Place): boolean {
  return a.round === b.round && a.index === b.index && a.replaces === b.replaces;
}

const none: Answer = { type: 'none', values: {} };
