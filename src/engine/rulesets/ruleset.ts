import type { Refusal } from '../errors.js';
import {
  choice,
  integer,
  toggle,
  type ChoiceField,
  type GroupField,
  type IntegerField,
  type SwitchField,
} from '../fields.js';
import type { PerSeat, Seat } from '../seat.js';

/** What every event has: its type, and the author's caption. */
export interface BaseEvent {
  /** What happened; it decides which other keys there are. */
  readonly type: string;
  /** A caption, at most 280 characters. */
  readonly note?: string;
}

/** The quantities behind a payment, flat; which ones depends on the rule. */
export type Terms = Readonly<Record<string, number | string | boolean>>;

/** One seat pays another `points`, by `rule`, because of `terms`. */
export interface Due<Phase extends string = string, Rule extends string = string, T extends Terms = Terms> {
  /** When it is paid: `win` for what a win brings its winner. */
  readonly phase: Phase;
  readonly from: Seat;
  readonly to: Seat;
  /** Above 0, in points; halves occur in ims. */
  readonly points: number;
  readonly rule: Rule;
  readonly terms: T;
}

/** All payments of a ruleset, from the phases that they are made in and a table of its rules' terms. */
export type DuesOf<Phase extends string, T extends Readonly<Record<string, Terms>>> = {
  [Rule in keyof T & string]: Due<Phase, Rule, T[Rule]>;
}[keyof T & string];

/** A payment and the index of the event that caused it. */
export type Caused<D extends Due> = D & { readonly event: number };

/** Who deals a round, and that seat's wins in a row before it. */
export interface Start {
  readonly dealer: Seat;
  /** 0 where the ruleset has no streak. */
  readonly streak: number;
}

/** A round as it is dealt. */
export interface Deal<O> extends Start {
  readonly options: O;
}

/** A round so far: always legal, never changed, replaced by the next. */
export interface RoundState<E extends BaseEvent, O, D extends Due> extends Deal<O> {
  /** A key of the ruleset's phases. */
  readonly phase: string;
  readonly events: readonly E[];
  readonly payments: readonly Caused<D>[];
  /** In order of winning. */
  readonly winners: readonly Seat[];
  /** Points won and lost in this round; they sum to zero. */
  readonly balances: PerSeat<number>;
}

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** A rule that tables play differently: what it may be, and what it is unless told otherwise. */
export type OptionField = (IntegerField | ChoiceField | SwitchField) & { readonly default: OptionValue };

/** A description of every option of `O`, checked by the compiler. */
export type OptionFields<O> = {
  readonly [K in keyof O]: OptionField & { read(value: unknown, path: string): O[K]; default: O[K] };
};

const invalidOption = { code: 'invalid-option' } as const;

export const option = {
  integer: (min: number, max: number, byDefault: number) => ({
    ...integer(min, max, invalidOption),
    default: byDefault,
  }),
  choice: <const V extends string | number>(values: readonly V[], byDefault: NoInfer<V>) => ({
    ...choice(values, invalidOption),
    default: byDefault,
  }),
  toggle: (byDefault: boolean) => ({ ...toggle(invalidOption), default: byDefault }),
};

/** One way to enter an event for a tapped seat: the values it sets. */
export interface Way<R> {
  readonly set: Readonly<Record<string, string | true | null>>;
  /** Every other seat is offered as the event's `from`. */
  readonly from?: 'each';
  /** Shown only for seats that it is legal for, as it needs a rare moment. */
  readonly rare?: boolean;
  /** Behind one chip, which is enough when the round tells whom it is about. */
  folded?(round: R): Seat | undefined;
}

/** An event type: its shape, and how players enter it. */
export interface EventSpec<E extends BaseEvent, R> extends GroupField<E> {
  /** For a tapped seat; absent where the event belongs to the empty wall. */
  readonly ways?: readonly Way<R>[];
}

/** Where an event leads: the first step whose `when` holds on the round after the event. */
export interface Step<R> {
  readonly to: string;
  when?(round: R): boolean;
}

/** The events that a phase accepts, by type. */
export type Phase<R> = Readonly<Record<string, readonly Step<R>[]>>;

/** Whether the game has ended after these settled rounds. */
export interface Ending<R> {
  // A method, as those of a ruleset.
  holds(rounds: readonly R[]): boolean;
}

/** Where a seat stands in the round, for the table. */
export interface SeatStatus {
  readonly id: string;
  /** Of a winner, from 1. */
  readonly place?: number;
  /** Of a Leader that would win now. */
  readonly coefficient?: number;
}

/** Payments by one rule, in a column for each value that the term `by` takes. */
export type ColumnOf<D extends Due> = D extends Due
  ? {
      readonly rule: D['rule'];
      readonly by?: keyof D['terms'] & string;
      /** This term stands in the cells instead of the points. */
      readonly shows?: keyof D['terms'] & string;
    }
  : never;

/** A table of what hands are worth, as a description: `scoreTables` fills it with what the ruleset pays. */
export interface TableOf<Column> {
  readonly id: string;
  /** What is said of a winner, the hands one after the other. */
  readonly hands: readonly object[];
  /** Terms that tell the rows apart. */
  readonly rows: readonly string[];
  readonly columns: readonly Column[];
  /** A choice among the options that has such a table for each of its values. */
  readonly each?: string;
}

/**
 * A system of settlement. It alone knows how much is paid and what is allowed, and it describes itself: options, events
 * and phases are data. All functions are pure. It knows no DOM and no language.
 *
 * Methods are declared as such on purpose: a ruleset with events of its own fits where any ruleset is wanted, because
 * only events that passed its own description ever reach it.
 */
export interface RulesetOf<E extends BaseEvent, O, D extends Due> {
  readonly id: string;
  readonly options: Readonly<Record<string, OptionField>>;
  readonly events: Readonly<Record<string, EventSpec<E, RoundState<E, O, D>>>>;
  /** From `play` on; `settled` accepts nothing. */
  readonly phases: Readonly<Record<string, Phase<RoundState<E, O, D>>>>;
  /** Keys that a round has beside `dealer` and `events`. */
  readonly streak?: IntegerField;

  /** Seats that take no further part in the round. */
  out(round: RoundState<E, O, D>): readonly Seat[];
  /** What contradicts itself or the round. Phase and seats have been judged before. */
  check(round: RoundState<E, O, D>, event: E): Refusal | undefined;
  /** The payments that a legal event causes, in their order; none of 0 points. */
  pay(round: RoundState<E, O, D>, event: E): readonly D[];
  /** The seats that win by a legal event, in order of winning. */
  winners(event: E): readonly Seat[];
  /** Where each seat stands, `undefined` for one that is simply in. */
  status(round: RoundState<E, O, D>): PerSeat<SeatStatus | undefined>;
  /** What the dealer stands for in this round, where that is more than dealing. */
  stakes?(round: Deal<O>): SeatStatus;
  /** Who deals after a settled round. */
  next(round: RoundState<E, O, D>): Start;
  /** The rules by which a game ends, if any do: whether one holds after these settled rounds. The first to hold counts. */
  readonly endings?: Readonly<Record<string, Ending<RoundState<E, O, D>>>>;
  /** What hands are worth under these options. */
  tables?(options: O): readonly TableOf<ColumnOf<D>>[];
}
