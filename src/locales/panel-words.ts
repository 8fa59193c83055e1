import type { RuleTexts } from './rules.js';

/** An option, and its values. */
export interface OptionWords {
  readonly label: string;
  /** By value. Numbers without an entry are shown as they are, switches as yes and no. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Words of the panels, which come with them. */
export interface PanelWords {
  readonly yes: string;
  readonly no: string;
  readonly nextGame: string;
  readonly resettled: string;
  readonly pending: string;
  readonly resettle: string;
  readonly preview: string;
  readonly noChange: string;
  readonly discard: string;
  /** Heads the options that a reader may change, and tells what they did. */
  readonly whatIf: string;
  readonly otherRules: string;
  readonly alsoBehind: string;
  readonly tried: string;
  readonly triedSame: string;
  readonly asWritten: string;
  /** After the options that the page decides. */
  readonly locked: string;
  /** Absent in English, whose prose is a file of its own. */
  readonly rules?: RuleTexts;
  /** Options by ruleset. */
  readonly options: Readonly<Record<string, Readonly<Record<string, OptionWords>>>>;
  readonly session: SessionWords;
  readonly settleUp: SettleUpWords;
  readonly share: ShareWords;
}

/** Words of the session's panels: its history and chart, a round's start, the players. */
export interface SessionWords {
  readonly players: string;
  readonly running: string;
  readonly rounds: string;
  /** Beside "Rounds", of the second line of numbers: "below: totals so far". */
  readonly below: string;
  readonly total: string;
  readonly asTable: string;
  /** Heads the numbers of the rounds. */
  readonly round: string;
  readonly nobodyWon: string;
  /** On a button, and what it says of itself. */
  readonly change: string;
  readonly changeNext: string;
  readonly byHand: string;
  readonly whoDeals: string;
  readonly winsBefore: string;
  readonly byTheRules: string;
  readonly backToRules: string;
  readonly removeRound: string;
  readonly back: string;
  readonly badName: string;
  readonly swapHint: string;
  readonly noPoints: string;
  /** Two ways in which two players may be exchanged. */
  readonly seated: SwapWords;
  readonly named: SwapWords;
  count(rounds: number): string;
  chart(rounds: number, totals: string): string;
  won(names: string): string;
  wonThenWall(names: string): string;
  notBegun(number: number): string;
  /** How a round is going to start. */
  starts(number: number, dealing: string): string;
  startAndMore(number: number): string;
  startOf(number: number): string;
  rulesSay(dealing: string): string;
  /** Why a start is not possible. */
  endsBefore(number: number): string;
  nameOf(seat: string): string;
  swap(name: string): string;
  swapWith(name: string): string;
  swapAsk(names: string): string;
  swapped(names: string): string;
  /** Rounds that somebody else would have dealt. */
  othersDeal(rounds: string): string;
  cannotStand(round: number): string;
}

/** Words of the settle-up. */
export interface SettleUpWords {
  owed(amount: string): string;
  owes(amount: string): string;
  readonly even: string;
  /** "3 points", of how many as text and as a number. */
  points(amount: string, count: number): string;
  readonly payments: string;
  rate(amount: string): string;
  pays(from: string, to: string, amount: string): string;
  /** A round that is still under way. */
  open(round: number): string;
  /** Why there are no fewer payments: by how many do not come out even, and who does among themselves. */
  readonly nobody: string;
  pair(names: string): string;
  pairs(first: string, second: string): string;
  linked(seats: number): string;
  /** Rounding: what sums are cut off at, and who then owes or is owed a unit more. */
  cut(unit: string): string;
  more(names: string, count: number, isOwed: boolean, unit: string): string;
  readonly money: string;
  readonly pointValue: string;
  readonly currency: string;
  readonly use: string;
  readonly clear: string;
  readonly badPointValue: string;
  readonly badCurrency: string;
  readonly locked: string;
}

export interface SwapWords {
  readonly title: string;
  readonly button: string;
  /** What it means, for two names: "Ann and Bo". */
  text(names: string): string;
}

/** Words of the ways out of the element: copies, files, print. */
export interface ShareWords {
  readonly copy: string;
  readonly save: string;
  readonly actions: Readonly<
    Record<'link' | 'notation' | 'tag' | 'pre' | 'csv' | 'json' | 'svg' | 'print', ShareAction>
  >;
  /** The clipboard is closed to the page, and the text selected instead. */
  readonly selected: string;
  saved(file: string): string;
  /** Names the text that was copied last. */
  readonly text: string;
  /** Heads the columns of the ledger's file. */
  readonly columns: Readonly<
    Record<'round' | 'entry' | 'event' | 'note' | 'phase' | 'rule' | 'from' | 'to' | 'points' | 'reason', string>
  > & { money(currency: string): string };
}

/** Something that can be done, what it is good for, and that it is done. */
export interface ShareAction {
  readonly label: string;
  readonly hint: string;
  /** Absent where the file is named. */
  readonly done?: string;
}
