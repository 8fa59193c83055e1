import type { RecordError } from '../engine/errors.js';
import type { Payment, RoundEvent } from '../engine/rulesets/index.js';
import type { Seat } from '../engine/seat.js';
import { completed, isComplete, itemsOf, listOf, mainQuestion, withItems, type Item, type Raw } from './asked.js';
import type { Choice, Draft, DraftAt, Prospect } from './draft.js';
import type { Game, Place } from './game.js';
import { Point } from './point.js';

/** Entering events, tap by tap. What may be tapped and what is asked follows from the events' own descriptions. */
export class Entry {
  draft: Draft = { step: 'idle' };
  /** Why the last tap did nothing. */
  notice: RecordError | undefined;
  #place: Place | undefined;
  #shown: number | undefined;
  #made: { readonly key: readonly unknown[]; readonly point: Point } | undefined;

  constructor(private readonly game: Game) {}

  /** Index of the round that is shown: the last, unless an earlier one was opened. */
  get shown(): number {
    const last = Math.max(0, this.game.record.rounds.length - 1);
    return Math.min(this.#shown ?? last, last);
  }

  /** All entries of the round that is shown. */
  get entries(): readonly RoundEvent[] {
    return this.game.record.rounds[this.shown]?.events ?? [];
  }

  /** How many of them are legal. */
  get counted(): number {
    return this.game.session.rounds[this.shown]?.events.length ?? 0;
  }

  /** Where the draft goes: the end of what is legal, unless an entry is corrected or something put before it. */
  get place(): Place {
    return this.#place ?? { round: this.shown, index: this.counted, replaces: 0 };
  }

  get isCorrecting(): boolean {
    return this.place.replaces > 0;
  }

  get isInserting(): boolean {
    return this.#place?.replaces === 0;
  }

  /** What could be entered there. */
  get point(): Point {
    const { session } = this.game;
    const { round, index, replaces } = this.place;
    const key = [session, round, index, replaces] as const;
    if (!this.#made || key.some((part, at) => part !== this.#made?.key[at])) {
      const corrected = replaces > 0 ? this.entries[index] : undefined;
      this.#made = { key, point: new Point(this.game.ruleset, this.game.actorAt(this.place), corrected) };
    }
    return this.#made.point;
  }

  show(round?: number): void {
    this.cancel();
    this.#shown = round;
  }

  cancel(): void {
    this.draft = { step: 'idle' };
    this.#place = this.notice = undefined;
  }

  /** Why a tap on the seat would do nothing now. */
  refusedSeat(seat: Seat): RecordError | undefined {
    const { draft } = this;
    if (draft.step === 'value') {
      const more = this.#withWinner(draft.event, seat);
      return more && this.point.judge(this.point.sampled(more)).refused;
    }
    const choices = this.point.choices(seat);
    return choices.some(({ refused }) => !refused) ? undefined : choices[0]?.refused;
  }

  tapSeat(seat: Seat): void {
    const { draft } = this;
    if (draft.step === 'wall' || draft.step === 'waiting') return;
    this.notice = this.refusedSeat(seat);
    if (this.notice) return;
    if (draft.step === 'value') {
      this.draft = this.#tapWinner(draft, seat);
      return;
    }
    const again = draft.step === 'seat' && draft.seat === seat;
    this.draft = again ? { step: 'idle' } : { step: 'seat', seat };
    const [only, ...more] = this.point.choices(seat);
    if (!again && only && more.length === 0) this.choose(only);
  }

  choose(choice: Choice): void {
    const { draft } = this;
    this.notice = choice.refused;
    if (choice.refused || draft.step !== 'seat') return;
    if (choice.variants) this.draft = { ...draft, folded: choice };
    else if (mainQuestion(this.#spec(choice.event.type))) {
      const { seat, items } = draft;
      const event = items ? withItems(this.#spec(choice.event.type), choice.event, items) : choice.event;
      this.draft = { step: 'value', seat, choice, event };
    } else this.#commit([choice.event]);
  }

  /** Back from a hand's value to the way it was won. */
  reopen(): void {
    const { draft } = this;
    if (draft.step !== 'value') return;
    this.draft = { step: 'seat', seat: draft.seat, items: itemsOf(this.#spec(draft.event.type), draft.event) };
  }

  /** Says something of the seat that is asked about. */
  say(key: string, value: unknown): void {
    const { draft } = this;
    this.notice = undefined;
    if (draft.step !== 'value') return;
    const spec = this.#spec(draft.event.type);
    const items = itemsOf(spec, draft.event).map((item) =>
      item.seat === draft.seat ? { ...item, [key]: value } : item,
    );
    this.draft = { ...draft, event: withItems(spec, draft.event, items) };
  }

  /** Opens the sheet for the empty wall, or records it at once where nothing is asked. */
  tapWall(): void {
    this.notice = this.point.refusedWall;
    if (this.notice) return;
    const { round, index } = this.place;
    // The sheet writes all that follows an empty wall, so it replaces what an illegal entry has left of it.
    if (!this.isInserting) this.#place = { round, index, replaces: this.#wallRun(index) };
    this.#openSheet();
  }

  /** Answers for a seat on the sheet: the event that is to name it, or none. The same again adds to what was said. */
  answer(seat: Seat, type: string | undefined, said: object = {}): void {
    const { draft } = this;
    if (draft.step !== 'wall') return;
    this.notice = undefined;
    const events = draft.events.map((event) => {
      const spec = this.#spec(event.type);
      if (!listOf(spec)) return event;
      const items = itemsOf(spec, event);
      const others = items.filter((item) => item.seat !== seat);
      const mine = event.type === type ? [{ ...items.find((item) => item.seat === seat), ...said, seat }] : [];
      return withItems(
        spec,
        event,
        [...others, ...mine].sort((a, b) => a.seat - b.seat),
      );
    });
    const rest = draft.rest.filter((one) => one !== seat);
    this.draft = { ...draft, events, rest: type === undefined ? [...rest, seat] : rest };
  }

  /** What a seat has answered: the type of the event that names it, and how. `null` stands for none. */
  answered(seat: Seat): { readonly type: string; readonly item: Item } | null | undefined {
    const { draft } = this;
    if (draft.step !== 'wall') return undefined;
    for (const event of draft.events) {
      const item =
        listOf(this.#spec(event.type)) && itemsOf(this.#spec(event.type), event).find((one) => one.seat === seat);
      if (item) return { type: event.type, item };
    }
    return draft.rest.includes(seat) ? null : undefined;
  }

  /** Opens an entry of the shown round again. */
  correct(index: number): void {
    this.cancel();
    const { shown: round, entries } = this;
    const event = entries[index];
    if (!event) return;
    let first = index;
    while (first > 0 && this.#isWall(index) && this.#isWall(first - 1)) first--;
    this.#place = { round, index: first, replaces: this.#wallRun(first) || 1 };
    if (first > this.counted) this.draft = { step: 'waiting' };
    else if (this.#isWall(index)) this.#openSheet();
    else this.#openTapped(event);
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

  nextRound(): void {
    this.show();
    this.game.edit({ rounds: [...this.game.record.rounds, { events: [] }] });
  }

  /** Begins a new record, by the house rules that were chosen meanwhile. */
  newGame(): void {
    this.show();
    this.game.newGame();
  }

  record(): void {
    const { events, incomplete, refused } = this.prospect();
    this.notice = refused;
    if (!incomplete && !refused) this.#commit(events);
  }

  /** What the draft would record, and what it lacks. */
  prospect(): Prospect {
    const { draft } = this;
    if (draft.step === 'value') {
      const incomplete = !isComplete(this.#spec(draft.event.type), draft.event);
      return incomplete ? { events: [], incomplete } : this.point.judge(draft.event);
    }
    if (draft.step !== 'wall') return { events: [], incomplete: true };
    const unasked = this.point.asked.every((seat) => this.answered(seat) !== undefined);
    const incomplete = !unasked || draft.events.some((event) => !isComplete(this.#spec(event.type), event));
    return { ...this.point.fold(draft.events.map((event) => completed(this.#spec(event.type), event))), incomplete };
  }

  /** The payments to a seat, by the rule that comes first, if this were said of it and nothing of the others. */
  worth(seat: Seat, said: object): readonly Payment[] {
    const { draft } = this;
    const type = draft.step === 'value' ? draft.event.type : this.answered(seat)?.type;
    const events = (draft.step === 'value' ? [draft.event] : this.point.sheet).map((event) =>
      event.type === type ? this.point.sampled(withItems(this.#spec(type), event, [{ ...said, seat }])) : event,
    );
    const paid = this.point.preview(events).filter(({ to }) => to === seat);
    return paid.filter(({ rule }) => rule === paid[0]?.rule);
  }

  #spec(type: string) {
    return this.game.ruleset.events[type];
  }

  #isWall(index: number): boolean {
    const event = this.entries[index];
    return event !== undefined && !this.#spec(event.type)?.ways;
  }

  /** How many entries from `index` on belong to the empty wall. */
  #wallRun(index: number): number {
    return this.#isWall(index) ? 1 + this.#wallRun(index + 1) : 0;
  }

  #withWinner(event: Raw, seat: Seat): Raw | undefined {
    const items = itemsOf(this.#spec(event.type), event);
    if (items.some((item) => item.seat === seat)) return undefined;
    return withItems(this.#spec(event.type), event, [...items, { seat }]);
  }

  #tapWinner(draft: DraftAt<'value'>, seat: Seat): DraftAt<'value'> {
    const more = this.#withWinner(draft.event, seat);
    if (more) return { ...draft, event: more, seat };
    const spec = this.#spec(draft.event.type);
    const others = itemsOf(spec, draft.event).filter((item) => item.seat !== seat);
    const [next] = others;
    if (seat !== draft.seat || !next) return { ...draft, seat };
    return { ...draft, event: withItems(spec, draft.event, others), seat: next.seat };
  }

  #openTapped(event: RoundEvent): void {
    const spec = this.#spec(event.type);
    const items = itemsOf(spec, event);
    const seat = items[0]?.seat ?? 0;
    const choice = mainQuestion(spec) && this.point.choices(seat).find(({ chosen }) => chosen);
    this.draft = choice ? { step: 'value', seat, choice, event: { ...event } } : { step: 'seat', seat, items };
  }

  /** The sheet, filled in with what the entries that it replaces say. */
  #openSheet(): void {
    const { index, replaces } = this.place;
    const replaced = this.entries.slice(index, index + replaces);
    const events = this.point.sheet.map((blank): Raw => ({
      ...(replaced.find(({ type }) => type === blank.type) ?? blank),
    }));
    if (!events.some(({ type }) => listOf(this.#spec(type)))) {
      this.#commit(events);
      return;
    }
    this.draft = { step: 'wall', events, rest: [] };
    const isWhole = replaced.some(({ type }) => type === events.at(-1)?.type);
    if (isWhole) this.draft = { ...this.draft, rest: this.point.asked.filter((seat) => !this.answered(seat)) };
  }

  #commit(raws: readonly object[]): void {
    const { place } = this;
    const replaced = this.entries.slice(place.index, place.index + place.replaces);
    const events = this.point.fold(raws).events.map((event) => {
      // A correction keeps the author's caption.
      const note = replaced.find(({ type }) => type === event.type)?.note;
      return note === undefined ? event : { ...event, note };
    });
    if (this.game.enter(place, events)) this.cancel();
  }
}
