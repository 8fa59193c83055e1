import type { RecordError } from '../engine/errors.js';
import type { MahjongRecord } from '../engine/record.js';
import type { Payment, RoundEvent } from '../engine/rulesets/index.js';
import type { Seat } from '../engine/seat.js';
import { tapWinner, type Choice, type Prospect } from './draft.js';
import { Desk } from './desk.js';
import type { Place } from './game.js';
import { Point } from './point.js';
import { RoundMachines } from './round-machines.js';
import { isOnEmptyWall, Said } from './said.js';

/** Entering events, tap by tap. What may be tapped and what is asked follows from the events' own descriptions. */
export class Entry extends Desk {
  #place: Place | undefined;
  readonly #rounds = new RoundMachines();
  #made: { readonly key: readonly unknown[]; readonly point: Point } | undefined;

  /** Where the draft goes: the end of what is legal, unless an entry is corrected or something put before it. */
  override get place(): Place {
    return this.#place ?? super.place;
  }

  override get isInserting(): boolean {
    return this.#place?.replaces === 0;
  }

  /** Takes over what has been entered elsewhere. The draft stays where it is still possible. */
  override follow(record: MahjongRecord): boolean {
    const { place, shown } = this;
    const { ruleset } = this.game;
    const isAtEnd = place.index === this.entries.length;
    const before = this.#textTo(place);
    if (!super.follow(record)) return false;
    if (isAtEnd && this.#place) this.#place = { ...place, index: this.counted };
    const isSamePlace = this.shown === shown && (isAtEnd || this.#textTo(place) === before);
    const { draft } = this;
    if (!isSamePlace || this.game.ruleset !== ruleset || !this.#isPossible) this.cancel();
    // Choices are judged where they were made.
    else if (draft.step === 'seat')
      this.draft = { step: 'seat', seat: draft.seat, ...(draft.items && { items: draft.items }) };
    return true;
  }

  /** What could be entered there. */
  get point(): Point {
    const { game, place } = this;
    const key = [game.session, place.round, place.index, place.replaces];
    if (!this.#made || key.some((part, at) => part !== this.#made?.key[at])) {
      const corrected = this.isCorrecting ? this.entries[place.index] : undefined;
      this.#made = { key, point: new Point(game.ruleset, this.#rounds.actor(game, this.round), corrected) };
    }
    return this.#made.point;
  }

  override cancel(): void {
    super.cancel();
    this.#place = undefined;
  }

  override get drafted(): readonly Payment[] {
    return this.prospect().payments;
  }

  override get unsaid(): readonly Seat[] {
    const { draft } = this;
    return 'said' in draft ? [...this.#unnamed, ...draft.said.flatMap(({ lacking }) => lacking)] : [];
  }

  /** Why a tap on the seat would do nothing now. */
  override refusedSeat(seat: Seat): RecordError | undefined {
    const { draft, point, waits } = this;
    if (waits) return waits;
    if (draft.step === 'value') return point.refused(draft.said[0].say(seat, {}));
    const choices = point.choices(seat);
    return choices.some(({ refused }) => !refused) ? undefined : choices[0]?.refused;
  }

  override tapSeat(seat: Seat): void {
    const { draft } = this;
    if (draft.step === 'wall' || draft.step === 'waiting') return;
    this.notice = this.refusedSeat(seat);
    if (this.notice) return;
    if (draft.step === 'value') {
      this.draft = tapWinner(draft, seat);
      return;
    }
    const again = draft.step === 'seat' && draft.seat === seat;
    this.draft = again ? { step: 'idle' } : { step: 'seat', seat };
    const [only, ...more] = this.point.choices(seat);
    if (!again && only && more.length === 0) this.choose(only);
  }

  choose(choice: Choice): void {
    const { draft } = this;
    const { said, refused, variants } = choice;
    this.notice = refused;
    if (refused || draft.step !== 'seat') return;
    if (variants) this.draft = { ...draft, folded: choice };
    else if (said.asked.length === 0) this.#commit([said]);
    else this.draft = { step: 'value', seat: draft.seat, choice, said: [draft.items ? said.with(draft.items) : said] };
  }

  /** Opens or closes what may be said of a hand beside its value. */
  unfold(): void {
    const { draft } = this;
    if (draft.step === 'value') this.draft = { ...draft, isUnfolded: !draft.isUnfolded };
  }

  /** Back from a hand's value to the way it was won. */
  reopen(): void {
    const { draft } = this;
    this.notice = undefined;
    if (draft.step === 'value') this.draft = { step: 'seat', seat: draft.seat, items: draft.said[0].items };
  }

  /** Says something of a seat: the event that names it, or none of those on the sheet. The same again adds to it. */
  say(seat: Seat, type: string | undefined, values: object = {}): void {
    const { draft } = this;
    this.notice = undefined;
    if (draft.step === 'value') this.draft = { ...draft, said: [draft.said[0].say(seat, values)] };
    if (draft.step !== 'wall') return;
    const said = draft.said.map((one) => (one.type === type ? one.say(seat, values) : one.without(seat)));
    const rest = draft.rest.filter((one) => one !== seat);
    this.draft = { ...draft, said, rest: type === undefined ? [...rest, seat] : rest };
  }

  /** The event in which the draft names a seat. */
  naming(seat: Seat): Said | undefined {
    const { draft } = this;
    return 'said' in draft ? draft.said.find((one) => one.of(seat)) : undefined;
  }

  /** Why the wall cannot be said to be empty now. */
  get refusedWall(): RecordError | undefined {
    return this.waits ?? this.point.refusedWall;
  }

  /** Opens the sheet for the empty wall, or records it at once where nothing is asked. */
  tapWall(): void {
    this.notice = this.refusedWall;
    if (this.notice) return;
    const { round, index } = this.place;
    // The sheet writes all that follows an empty wall, so it replaces what an illegal entry has left of it.
    if (!this.isInserting) this.#place = { round, index, replaces: this.#wallRun(index) };
    this.#openSheet();
  }

  /** Opens an entry of the shown round again. */
  override correct(index: number): void {
    this.cancel();
    const event = this.entries[index];
    if (!event) return;
    const isWall = this.#isWall(index);
    let first = index;
    while (isWall && this.#isWall(first - 1)) first--;
    this.#place = { round: this.shown, index: first, replaces: this.#wallRun(first) || 1 };
    if (first > this.counted || this.waits) this.draft = { step: 'waiting' };
    else if (!isWall) this.#openTapped(event);
    else if (this.#asks(this.point.sheet)) this.#openSheet();
  }

  /** Makes room before the entry that is being corrected. */
  insertBefore(): void {
    const { place } = this;
    this.cancel();
    this.#place = { ...place, replaces: 0 };
  }

  /** Removes the entry that is being corrected. */
  remove(): void {
    const { place } = this;
    this.cancel();
    this.game.splice(place, []);
  }

  record(): void {
    const { draft } = this;
    const { incomplete, refused } = this.prospect();
    this.notice = incomplete ? 'incomplete' : refused;
    if ('said' in draft && !this.notice) this.#commit(draft.said);
  }

  /** What the draft would record, and what it lacks. */
  prospect(): Prospect & { readonly payments: readonly Payment[] } {
    const { draft, point } = this;
    if (!('said' in draft)) return { events: [], payments: [], incomplete: true };
    const unnamed = this.#unnamed;
    const incomplete = unnamed.length > 0 || draft.said.some(({ isComplete }) => !isComplete);
    const { refused, events, payments } = point.fold(draft.said.map(({ completed }) => completed));
    // Nobody pays for what has not been said of them yet.
    const so = { events, payments: payments.filter(({ from }) => !unnamed.includes(from)), incomplete };
    return incomplete || !refused ? so : { ...so, refused };
  }

  /** The payments to a seat, those of the phase that comes first, if this were said of it and nothing of the others. */
  worth(seat: Seat, values: object): readonly Payment[] {
    const { draft } = this;
    if (!('said' in draft)) return [];
    const named = this.naming(seat);
    const alone = draft.said.map(
      (one) => one.with(one === named ? [{ ...one.of(seat), ...values, seat }] : []).sampled,
    );
    const paid = this.point.fold(alone).payments.filter(({ to }) => to === seat);
    return paid.filter(({ phase }) => phase === paid[0]?.phase);
  }

  /** Seats that the sheet asks about and nothing was said of. */
  get #unnamed(): Seat[] {
    const { draft } = this;
    if (draft.step !== 'wall') return [];
    return this.point.asked.filter((seat) => !this.naming(seat) && !draft.rest.includes(seat));
  }

  #isWall(index: number): boolean {
    const event = this.entries[index];
    return event !== undefined && isOnEmptyWall(this.game.ruleset, event.type);
  }

  /** How many entries from `index` on belong to the empty wall. */
  #wallRun(index: number): number {
    return this.#isWall(index) ? 1 + this.#wallRun(index + 1) : 0;
  }

  /** The entries up to a place and those that it replaces, to see whether they are still the same. */
  #textTo({ index, replaces }: Place): string {
    return JSON.stringify(this.entries.slice(0, index + replaces));
  }

  get #isPossible(): boolean {
    const { draft } = this;
    if (draft.step === 'seat') return !this.refusedSeat(draft.seat);
    if ('said' in draft) return !this.point.fold(draft.said.map(({ sampled }) => sampled)).refused;
    return draft.step === 'idle';
  }

  /** Whether the empty wall's events name seats; otherwise there is nothing to fill in. */
  #asks(sheet: readonly Said[]): boolean {
    return sheet.some(({ list }) => list);
  }

  get #replaced(): readonly RoundEvent[] {
    const { index, replaces } = this.place;
    return this.entries.slice(index, index + replaces);
  }

  #openTapped(event: RoundEvent): void {
    const said = new Said(this.game.ruleset, { ...event });
    const seat = said.items[0]?.seat ?? 0;
    const choice = this.point.choices(seat).find(({ chosen }) => chosen);
    this.draft =
      choice && said.asked.length > 0 ? { step: 'value', seat, choice, said: [said] } : { step: 'seat', seat };
  }

  /** The sheet, filled in with what the entries that it replaces say. */
  #openSheet(): void {
    const replaced = this.#replaced;
    const said = this.point.sheet.map((blank) => {
      const event = replaced.find(({ type }) => type === blank.type);
      return event ? new Said(this.game.ruleset, { ...event }) : blank;
    });
    if (!this.#asks(said)) {
      this.#commit(said);
      return;
    }
    this.draft = { step: 'wall', said, rest: [] };
    const isWhole = replaced.some(({ type }) => type === said.at(-1)?.type);
    if (isWhole) this.draft = { step: 'wall', said, rest: this.point.asked.filter((seat) => !this.naming(seat)) };
  }

  #commit(said: readonly Said[]): void {
    const replaced = this.#replaced;
    const events = this.point.fold(said).events.map((event) => {
      // A correction keeps the author's caption.
      const note = replaced.find(({ type }) => type === event.type)?.note;
      return note === undefined ? event : { ...event, note };
    });
    if (this.#enter(events)) this.cancel();
  }

  /**
   * Sends events to the round's machine and keeps those it accepts, in the place of those they replace. Later entries
   * stay, legal or not. Returns whether all were accepted; if not, nothing changes.
   */
  #enter(events: readonly RoundEvent[]): boolean {
    const { game, place } = this;
    const actor = this.#rounds.actor(game, this.round);
    // The place must be there: nothing is entered behind an illegal entry.
    if (this.waits || actor.getSnapshot().context.round.events.length !== place.index) return false;
    for (const event of events) {
      if (!actor.getSnapshot().can(event)) return false;
      actor.send(event);
    }
    game.splice(place, actor.getSnapshot().context.round.events.slice(place.index));
    return true;
  }
}
