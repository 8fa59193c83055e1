import type { RecordError } from '../engine/errors.js';
import type { RoundEvent } from '../engine/rulesets/index.js';
import type { Seat } from '../engine/seat.js';
import type { Raw } from './asked.js';

/** A seat of the event that is being entered, and what has been said about it. */
export interface Item {
  readonly seat: Seat;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A way to enter an event for the tapped seat, about one other seat if it needs one. */
export interface Choice {
  /** The event without what is asked later. */
  readonly event: Raw;
  /** Key of the words for what the way sets; absent for a plain one. */
  readonly words: string | undefined;
  readonly from: Seat | undefined;
  /** It stands for several and asks whom it is about. */
  readonly folded: boolean;
  /** Why it cannot be taken now. */
  readonly refused: RecordError | undefined;
  /** It is what the corrected entry says. */
  readonly chosen: boolean;
}

/** A seat's answer on the sheet for the empty wall: the event that is to name it, or `none`. */
export interface Answer {
  readonly type: string;
  readonly values: Item['values'];
}

export interface SeatDraft {
  readonly step: 'seat';
  readonly seat: Seat;
  /** The choice that asks whom it is about. */
  readonly unfolded?: Choice;
  /** What was said of the hands before the way was opened again. */
  readonly items?: readonly Item[];
}

export interface ValueDraft {
  readonly step: 'value';
  readonly choice: Choice;
  readonly items: readonly Item[];
  /** Index of the item that is asked about. */
  readonly active: number;
}

export interface WallDraft {
  readonly step: 'wall';
  /** The events that the sheet writes. */
  readonly types: readonly string[];
  readonly answers: ReadonlyMap<Seat, Answer>;
}

/** What has been tapped since the last entry. `waiting`: an entry behind an illegal one, which can only be removed. */
export type Draft = { readonly step: 'idle' } | { readonly step: 'waiting' } | SeatDraft | ValueDraft | WallDraft;

/** What the draft amounts to so far. */
export interface Prospect {
  readonly events: readonly RoundEvent[];
  /** Something is still asked. */
  readonly incomplete: boolean;
  /** What is wrong with it. */
  readonly refused?: RecordError;
}
