import type { MeaningCode } from '../engine/errors.js';
import type { AnyDue, RoundEvent } from '../engine/rulesets/index.js';
import type { BaseEvent, Due, OptionValues, SeatStatus } from '../engine/rulesets/ruleset.js';
import type { PerSeat, Seat } from '../engine/seat.js';
import type { PanelWords } from './panel-words.js';

/** With a sign, as short as may be with a sign, or as it is. */
export type MoneyLook = 'signed' | 'tight' | 'plain';

/** How numbers and names are written in a language, at one table. */
export interface Script {
  /** Points without a sign: "1,000", "1.5". */
  points(value: number): string;
  /** As short as is exact, for tight places: "65M". */
  short(value: number): string;
  /** With + or a real minus sign: "+4", "−4", "0". */
  signed(value: number): string;
  /** "Ann", "Ann and Bo", "Ann, Bo and Chen". */
  names(seats: readonly Seat[]): string;
  /** "Ann" */
  name(seat: Seat): string;
  /** "2²" */
  power(base: number, exponent: number): string;
  /** An entry of the round, by its index, as the ledger numbers it: "entry 1". */
  entry(event: number): string;
  /** A plain decimal in a currency: "€3.40". */
  currency(decimal: string, code: string): string;
  /** What points are worth, exactly: "+€0.40". Absent where they have no value. */
  readonly money: ((points: number, look?: MoneyLook) => string) | undefined;
}

/** A sentence that begins with what it is about. */
export interface Sentence {
  readonly lead: string;
  readonly rest: string;
}

/** The seats of the round when an event happened. */
export interface Moment {
  readonly inPlay: readonly Seat[];
  /** Seats that an earlier event on the empty wall set apart. */
  readonly apart: readonly Seat[];
}

export interface EntryWords {
  /** Heads the ways to enter the event ("Win"), or names a choice of the empty wall's sheet ("Ready"). */
  readonly title: string;
  /** By what a way sets, keys and values joined by a blank: "concealed", "kongDiscard". Absent where nothing is set. */
  readonly ways?: Readonly<Record<string, string>>;
}

/**
 * A ruleset in one language; the compiler asks for every rule. Declared with methods, as `RulesetOf` is, so
 * that the words of one ruleset fit where any ruleset's are wanted.
 */
export interface RulesetWords<E extends BaseEvent = RoundEvent, O = OptionValues, D extends Due = AnyDue> {
  readonly name: string;
  readonly phases: Readonly<Record<string, string>>;
  /** Names of the rules, as within a sentence. */
  readonly rules: Readonly<Record<string, string>>;
  /** Values of choices, as chips say them. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What may be said of a hand beside what is asked. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly entry: Readonly<Record<string, EntryWords>>;
  /** Contradictions that only this ruleset knows, by reason. */
  readonly refusals: Readonly<Record<string, string>>;
  /** The rules by which a game ends. */
  readonly endings?: Readonly<Record<string, string>>;
  /** Heads the tray while nothing is being entered. */
  readonly prompt: string;
  /** What is asked of each seat in a list ("Fan"). */
  readonly asked: string;
  /** The options that matter most: "base 1, cap 4 fan". */
  summary(options: O, script: Script): string;
  /** The sum behind a payment, written out: "2 fan: 1 × 2² = 4". */
  reason(due: D, script: Script): string;
  /** The sum in the few characters of a chip: "4 + 1". */
  worth(due: D, script: Script): string;
  event(event: E, script: Script, moment: Moment): Sentence;
  status(status: SeatStatus): string;
}

/** A ruleset's words with every rule named. */
export interface CompleteWords<E extends BaseEvent, O, D extends Due> extends RulesetWords<E, O, D> {
  readonly rules: Readonly<Record<D['rule'], string>>;
}

/** Everything that the element says, in one language. */
export interface Words {
  /** BCP 47 tag, for numbers and lists. */
  readonly lang: string;
  /** How it is written, whatever the page around it. */
  readonly dir: 'ltr' | 'rtl';
  /** Another tag for lists. */
  readonly lists?: string;
  /** What seats are called until players have names. */
  readonly seats: PerSeat<string>;
  readonly rulesets: Readonly<Record<string, RulesetWords>>;
  readonly ui: Ui;
  /** Absent in English, which the panels bring along. */
  readonly panels?: PanelWords;
}

/** Words of the element itself, whatever the ruleset. */
export interface Ui {
  /** What is wrong, in a sentence; one for all faults of shape. */
  readonly errors: Readonly<
    Record<
      MeaningCode | 'unreadable' | 'invalid-notation' | 'unsupported-version' | 'broken-link' | 'missing-part',
      string
    >
  >;
  readonly phases: string;
  readonly table: string;
  readonly dealer: string;
  readonly entry: string;
  readonly noEntry: string;
  readonly undo: string;
  readonly redo: string;
  readonly wallEmpty: string;
  readonly session: string;
  readonly houseRules: string;
  readonly share: string;
  /** The ruleset's tables, sources and other readings. */
  readonly rulesAndTables: string;
  readonly settleUp: string;
  readonly cancel: string;
  readonly record: string;
  readonly remove: string;
  readonly insert: string;
  readonly insertLong: string;
  readonly correct: string;
  /** Heads the chips of those whom an event may be about: "from". */
  readonly from: string;
  /** On the chip that stands for more than the cap. */
  readonly cap: string;
  /** Before a larger number that can be typed. */
  readonly exactly: string;
  /** Opens what may be said of a hand beside its value. */
  readonly more: string;
  readonly nothing: string;
  readonly ledger: string;
  readonly thisRound: string;
  readonly counted: string;
  readonly sumZero: string;
  readonly close: string;
  readonly copy: string;
  readonly dismiss: string;
  readonly newGame: string;
  /** Of whom something is still to be said. */
  incomplete(names: string): string;
  readonly latest: string;
  /** By which rule: "The game is over: sixteen rounds". */
  gameOver(ending: string): string;
  readonly panelMissing: string;
  readonly unreadable: string;
  readonly attribute: string;
  /** What is stored cannot be read, and is written over only once this is dismissed. */
  readonly unread: string;
  /** Why the browser keeps nothing. */
  readonly troubles: Readonly<Record<'blocked' | 'full', string>>;
  readonly brokenLink: string;
  /** A link has opened a game over the session that is stored, which the next entry takes the place of once dismissed. */
  readonly aside: string;
  readonly backToSession: string;
  /** Another tab has changed the record, and the last tap did nothing. */
  readonly overtaken: string;
  /** A form needs a record. */
  readonly required: string;
  /** What a record is called as text. */
  readonly notation: string;
  /** Of the walk through a record. */
  readonly explanation: string;
  readonly step: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly before: string;
  readonly after: string;
  readonly pause: string;
  stepOf(step: number, last: number): string;
  begins(dealing: string): string;
  round(number: number): string;
  entryNumber(number: number): string;
  cannotStand(number: number, last: number): Sentence;
  roundWaits(number: number): string;
  waits(number: number, before: number): string;
  settled(number: number): string;
  /** "Ann deals" */
  deals(name: string): string;
  nextRound(dealing: string): string;
  insertBefore(number: number): string;
  correcting(number: number): string;
  /** "5 each" */
  each(amount: string): string;
  /** "5 each, 10 in all" */
  inAll(amount: string, total: string): string;
  /** One of those a rare event may be about: "Bo, right after the kong". */
  rare(name: string, way: string): string;
  handOf(name: string): string;
}
