import type { RecordError } from '../engine/errors.js';
import type { Payment, Round, RoundEvent } from '../engine/rulesets/index.js';
import { seats, type Seat } from '../engine/seat.js';
import type { RulesetWords, Script, Sentence, Ui } from '../locales/words.js';
import type { Entry } from './entry.js';
import type { Game } from './game.js';
import { isOnEmptyWall, Said } from './said.js';

export type PanelName = 'session' | 'house-rules';
export type Handler = (event: Event) => void;

/** What views draw from, made anew for each rendering. */
export interface Scene {
  readonly game: Game;
  readonly entry: Entry;
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
  /** An event handler for something the player does. */
  act(action: () => void): Handler;
  light(index?: number): Handler;
  open(panel?: PanelName): Handler;
}

/** Why something is refused, in a sentence. */
export function why({ rules, ui }: Scene, notice: RecordError | 'incomplete'): string {
  if (notice === 'incomplete') return ui.incomplete;
  const { code, reason } = notice;
  const errors: Readonly<Record<string, string>> = ui.errors;
  return rules.refusals[reason] ?? errors[code] ?? ui.errors.unreadable;
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

/** The payments of an event in lines, those for the same reason between the same people in one: "Ann, Bo → Dee 2 each: …" */
export function linesOf({ rules, script, ui }: Scene, payments: readonly Payment[]): string[] {
  const lines: { from: Seat[]; to: Seat[]; points: number; reason: string }[] = [];
  for (const payment of payments) {
    const { from, to, points } = payment;
    const reason = rules.reason(payment, script);
    const last = lines.at(-1);
    const same = last?.reason === reason && last.points === points;
    if (same && String(last.to) === String(to)) last.from.push(from);
    else if (same && String(last.from) === String(from)) last.to.push(to);
    else lines.push({ from: [from], to: [to], points, reason });
  }
  return lines.map(({ from, to, points, reason }) => {
    const each = from.length + to.length > 2;
    const amount = script.points(points);
    // A sum is not broken at its signs.
    const sum = reason.replace(/ ([×=÷]) /g, '\u00a0$1\u00a0');
    return `${script.names(from)} → ${script.names(to)} ${each ? ui.each(amount) : amount}: ${sum}`;
  });
}
