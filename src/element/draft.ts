import type { RecordError } from '../engine/errors.js';
import type { RoundEvent } from '../engine/rulesets/index.js';
import type { Seat } from '../engine/seat.js';
import type { Item, Said } from './said.js';

/** A way to enter an event for the tapped seat, about one other seat if it needs one. */
export interface Choice {
  readonly said: Said;
  /** The other seat. */
  readonly from: Seat | undefined;
  /** Key of the words for what the way sets; absent for a plain one. */
  readonly words: string | undefined;
  /** It stands for several, and asks whom it is about. */
  readonly variants?: readonly Choice[];
  /** Why it cannot be taken now. */
  readonly refused: RecordError | undefined;
  /** It is what the corrected entry says. */
  readonly chosen: boolean;
}

/** What has been tapped since the last entry. */
export type Draft =
  /** `waiting`: an entry behind an illegal one, which can only be removed. */
  | { readonly step: 'idle' | 'waiting' }
  /** Which event? `folded` is the choice whose other seat is asked, `items` what was said before. */
  | { readonly step: 'seat'; readonly seat: Seat; readonly folded?: Choice; readonly items?: readonly Item[] }
  /** What was the hand of this seat worth? */
  | {
      readonly step: 'value';
      readonly seat: Seat;
      readonly choice: Choice;
      readonly said: readonly [Said];
      /** What may be said beside the value is shown. */
      readonly isUnfolded?: boolean;
    }
  /** How do the seats stand, now that the wall is empty? `rest` are those that no event is to name. */
  | { readonly step: 'wall'; readonly said: readonly Said[]; readonly rest: readonly Seat[] };

export type DraftAt<Step extends Draft['step']> = Extract<Draft, { readonly step: Step }>;

/** What the draft amounts to so far. */
export interface Prospect {
  readonly events: readonly RoundEvent[];
  /** Something is still asked. */
  readonly incomplete: boolean;
  /** What is wrong with it. */
  readonly refused?: RecordError;
}

/** Another lit seat joins the winners; the one that is asked about leaves them if others stay. */
export function tapWinner(before: DraftAt<'value'>, seat: Seat): DraftAt<'value'> {
  // What is asked first of the next seat is in sight.
  const draft = { ...before, isUnfolded: false };
  const [said] = draft.said;
  const others: readonly Item[] = said.without(seat).items;
  const [next] = others;
  if (!said.of(seat)) return { ...draft, seat, said: [said.say(seat, {})] };
  return seat === draft.seat && next ? { ...draft, seat: next.seat, said: [said.with(others)] } : { ...draft, seat };
}
