import type { RecordError } from '../engine/errors.js';
import type { MahjongRecord } from '../engine/record.js';
import { openRound, roundAfter } from '../engine/round.js';
import type { Payment, Round, RoundEvent } from '../engine/rulesets/index.js';
import type { Seat } from '../engine/seat.js';
import type { Draft } from './draft.js';
import type { Game, Place } from './game.js';

/** What lies open of the game. Nothing is entered here yet: see `Entry`. */
export class Desk {
  draft: Draft = { step: 'idle' };
  /** Why the last tap did nothing: something is wrong, or something is still asked. */
  notice: RecordError | 'incomplete' | 'overtaken' | undefined;
  #shown: number | undefined;

  constructor(protected readonly game: Game) {}

  /** Index of the round that was opened, if any. */
  get opened(): number | undefined {
    return this.#shown;
  }

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

  /** Why the shown round waits: one before it is open, or holds an entry that cannot stand. */
  get waits(): RecordError | undefined {
    const { record, session } = this.game;
    const isThere = record.rounds[this.shown] !== undefined && session.rounds[this.shown] === undefined;
    return isThere ? (session.error ?? undefined) : undefined;
  }

  /** Where an entry goes: the end of what is legal. */
  get place(): Place {
    return { round: this.shown, index: this.counted, replaces: 0 };
  }

  get isCorrecting(): boolean {
    return this.place.replaces > 0;
  }

  get isInserting(): boolean {
    return this.place.index < this.counted && !this.isCorrecting;
  }

  /** The round as it is at that place. */
  get round(): Round {
    const { game, place } = this;
    const { rounds, settlement, next } = game.session;
    const whole = rounds[place.round] ?? openRound(settlement.options, next);
    return roundAfter(game.ruleset, whole, place.index);
  }

  /** Seats of which something is still to be said. */
  get unsaid(): readonly Seat[] {
    return [];
  }

  /** What would be paid by what has been said so far. */
  get drafted(): readonly Payment[] {
    return [];
  }

  /** Why a tap on the seat would do nothing now. */
  refusedSeat(_seat: Seat): RecordError | undefined {
    return undefined;
  }

  tapSeat(_seat: Seat): void {
    this.cancel();
  }

  /** Opens an entry of the shown round again. */
  correct(_index: number): void {
    this.cancel();
  }

  show(round?: number): void {
    this.cancel();
    this.#shown = round;
  }

  /** Lets go of what has been said so far. */
  cancel(): void {
    this.draft = { step: 'idle' };
    this.notice = undefined;
  }

  /** Lets go of a correction whose place the page has made illegal. */
  resettle(): void {
    if (this.place.index > this.counted) this.cancel();
  }

  /** Takes over what has been entered elsewhere. */
  follow(record: MahjongRecord): boolean {
    return this.game.follow(record);
  }

  undo(): void {
    this.#travel(() => {
      this.game.undo();
    });
  }

  redo(): void {
    this.#travel(() => {
      this.game.redo();
    });
  }

  /** What is taken back or done again is in sight. */
  #travel(move: () => void): void {
    const { rounds: before } = this.game.record;
    this.cancel();
    move();
    const { rounds: after } = this.game.record;
    const changed = after.findIndex((round, at) => round !== before[at]);
    // Where rounds come or go, the last is shown.
    if (before.length !== after.length) this.show();
    else if (changed >= 0) this.show(changed < after.length - 1 ? changed : undefined);
  }

  nextRound(): void {
    this.show();
    this.game.addRound();
  }

  /** Begins a new record, by the house rules that were chosen meanwhile. */
  newGame(): void {
    this.show();
    this.game.newGame();
  }
}
