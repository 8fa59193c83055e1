import type { RecordError } from '../engine/errors.js';
import type { Payment, Round, RoundEvent } from '../engine/rulesets/index.js';
import { seats, type Seat } from '../engine/seat.js';
import type { Deal, OptionValues } from '../engine/rulesets/ruleset.js';
import type { RulesetWords, Script, Sentence, Ui } from '../locales/words.js';
import type { Desk } from './desk.js';
import type { Entry } from './entry.js';
import type { Game } from './game.js';
import { isOnEmptyWall, Said } from './said.js';
import type { Step } from './walk.js';

export type PanelName =
  'session' | 'chart' | 'round' | 'players' | 'house-rules' | 'settle-up' | 'rules' | 'explain' | 'share';
export type Handler = (event: Event) => void;

/** Where a reader stands in the walk through a record, and the ways on. */
export interface WalkScene {
  /** Absent where there is no round. */
  readonly here: Step | undefined;
  readonly step: number;
  readonly last: number;
  readonly isPlaying: boolean;
  /** The rule behind the step, and what could be otherwise; loaded on demand. */
  readonly aside: unknown;
  go(step: number): () => void;
  /** To the first step of an entry of the round that is shown. */
  goTo(event: number): () => void;
  readonly toggle: () => void;
  /** Options that the reader may change, by name. */
  readonly explorable: readonly string[];
  explore(options: OptionValues | undefined): void;
}

/** What views draw from, made anew for each rendering. */
export interface Scene {
  readonly game: Game;
  readonly entry: Desk;
  readonly ui: Ui;
  /** Words of the ruleset in force. */
  readonly rules: RulesetWords;
  readonly script: Script;
  /** The entry whose arrows are lit because it is hovered or focused, by index. */
  readonly lit: number | undefined;
  /** Stands in the place of tray and ledger. */
  readonly panel: PanelName | undefined;
  /** The page lets nobody enter anything. */
  readonly locked: boolean;
  /** The record is walked through, not played. */
  readonly walk: WalkScene | undefined;
  /** What a key press does while something is entered. */
  shortcut(event: KeyboardEvent): (() => void) | undefined;
  /** An event handler for something the player does. */
  act(action: () => void): Handler;
  light(index?: number): Handler;
  /** Opens a panel, of the round at an index where it is about one; or closes what is open. */
  open(panel?: PanelName, at?: number): Handler;
}

/** What the views draw from in which something is entered. */
export interface PlayScene extends Scene {
  readonly entry: Entry;
}

/** Why something is refused, in a sentence. */
export function why({ entry, rules, script, ui }: Scene, notice: RecordError | 'incomplete' | 'overtaken'): string {
  if (notice === 'incomplete') return ui.incomplete(script.names(entry.unsaid));
  if (typeof notice === 'string') return ui[notice];
  const { code, reason } = notice;
  const errors: Readonly<Record<string, string>> = ui.errors;
  return rules.refusals[reason] ?? errors[reason] ?? errors[code] ?? ui.errors.unreadable;
}

/** What the dealer stands for, where that is more than dealing: "Leader ×4". */
export function stakesOf({ game, rules }: Scene, deal: Deal<OptionValues>): string | undefined {
  const stakes = game.ruleset.stakes?.(deal);
  return stakes && rules.status(stakes);
}

/** "Ann deals", or, where that is more than dealing, "Ann, Leader ×4". */
export function dealing(s: Scene, deal: Deal<OptionValues>): string {
  const name = s.script.name(deal.dealer);
  const stakes = stakesOf(s, deal);
  return stakes === undefined ? s.ui.deals(name) : `${name}, ${stakes}`;
}

/** That the game is over, and by which rule, once it is. */
export function ending({ game, rules, ui }: Scene): string | undefined {
  const { ended } = game.session;
  return ended === undefined ? undefined : ui.gameOver(rules.endings?.[ended] ?? ended);
}

/** What an event says, told from the moment when it happened. */
export function tell(
  { game: { ruleset }, rules, script }: Scene,
  round: Round,
  event: RoundEvent,
  index: number,
): Sentence {
  const before = round.events.slice(0, index);
  const gone = before.flatMap((one) => ruleset.winners(one));
  const apart = before
    .filter(({ type }) => isOnEmptyWall(ruleset, type))
    .flatMap((one) => new Said(ruleset, { ...one }).items.map(({ seat }) => seat));
  return rules.event(event, script, { inPlay: seats.filter((seat) => !gone.includes(seat)), apart });
}

export function paymentsOf(round: Round | undefined, index: number): readonly Payment[] {
  return round?.payments.filter(({ event }) => event === index) ?? [];
}

/** An entry of the shown round that counts, told, with its payments. */
export function entryAt(s: Scene, index: number): { told: Sentence; payments: readonly Payment[] } | undefined {
  const round = s.game.session.rounds[s.entry.shown];
  const event = round?.events[index];
  return round && event && { told: tell(s, round, event, index), payments: paymentsOf(round, index) };
}

/** Payments for the same reason between the same people. */
export interface PaymentGroup {
  readonly from: string;
  readonly to: string;
  /** Of each. */
  readonly points: number;
  readonly reason: string;
  readonly payers: number;
}

export function groupsOf({ rules, script }: Scene, payments: readonly Payment[]): PaymentGroup[] {
  const groups: { from: Seat[]; to: Seat[]; points: number; reason: string }[] = [];
  for (const payment of payments) {
    const { from, to, points } = payment;
    // A sum is not broken at its signs.
    const reason = rules.reason(payment, script).replace(/ ([×=÷]) /g, '\u00a0$1\u00a0');
    const same = groups.filter((group) => group.reason === reason && group.points === points);
    const toSame = same.find((group) => String(group.to) === String(to));
    const fromSame = same.find((group) => String(group.from) === String(from));
    if (toSame) toSame.from.push(from);
    else if (fromSame) fromSame.to.push(to);
    else groups.push({ from: [from], to: [to], points, reason });
  }
  return groups.map(({ from, to, ...rest }) => ({
    ...rest,
    from: script.names(from),
    to: script.names(to),
    payers: from.length * to.length,
  }));
}

/** The payments of an event in lines, those for the same reason between the same people in one: "Ann, Bo → Dee 2 each: …" */
export function linesOf(s: Scene, payments: readonly Payment[]): string[] {
  return groupsOf(s, payments).map(({ from, to, points, reason, payers }) => {
    const amount = s.script.points(points);
    return `${from} → ${to} ${payers > 1 ? s.ui.each(amount) : amount}: ${reason}`;
  });
}
