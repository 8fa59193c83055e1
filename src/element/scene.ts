import type { RecordError } from '../engine/errors.js';
import type { Payment, Round, RoundEvent } from '../engine/rulesets/index.js';
import { seats, type Seat } from '../engine/seat.js';
import type { Moment, RulesetWords, Script, Sentence, Words } from '../locales/words.js';
import type { Entry } from './entry.js';
import type { Game } from './game.js';
import { itemsIn } from './asked.js';

/** What views draw from, made anew for each rendering. */
export interface Scene {
  readonly game: Game;
  readonly entry: Entry;
  readonly words: Words;
  /** Words of the ruleset in force. */
  readonly rules: RulesetWords;
  readonly script: Script;
  /** The entry whose arrows are lit, by index: the last, or one that is hovered or focused. */
  readonly lit: number | undefined;
  /** The page lets nobody enter anything. */
  readonly locked: boolean;
  /** An event handler for something the player does. */
  act(action: () => void): Handler;
  light(index: number | undefined): Handler;
  open(panel: PanelName | undefined): Handler;
}

export type Handler = (event: Event) => void;

export type PanelName = 'session' | 'house-rules';

/** Why something is refused, in a sentence. */
export function why({ rules, words }: Pick<Scene, 'rules' | 'words'>, { code, reason }: RecordError): string {
  return rules.refusals[reason] ?? words.ui.errors[code];
}

/** How things stood when an event of the round happened. */
export function momentOf({ game: { ruleset } }: Scene, round: Round, index: number): Moment {
  const before = round.events.slice(0, index);
  const gone = before.flatMap((event) => ruleset.winners(event));
  const onEmptyWall = before.filter(({ type }) => !ruleset.events[type]?.ways);
  return {
    inPlay: seats.filter((seat) => !gone.includes(seat)),
    apart: onEmptyWall.flatMap((event) => itemsIn(ruleset.events[event.type], event)).map(({ seat }) => seat),
  };
}

/** A line of the ledger: several payments for one reason. */
export interface Line {
  readonly from: readonly Seat[];
  readonly to: readonly Seat[];
  readonly points: number;
  readonly reason: string;
}

/** Payments of one event, those for the same reason between the same people in one line. */
export function linesOf({ rules, script }: Pick<Scene, 'rules' | 'script'>, payments: readonly Payment[]): Line[] {
  const lines: Line[] = [];
  for (const payment of payments) {
    const { from, to, points } = payment;
    const reason = rules.reason(payment, script);
    const last = lines.at(-1);
    const same = last?.reason === reason && last.points === points;
    if (last && same && last.to.length === 1 && last.to[0] === to) {
      lines[lines.length - 1] = { ...last, from: [...last.from, from] };
    } else if (last && same && last.from.length === 1 && last.from[0] === from) {
      lines[lines.length - 1] = { ...last, to: [...last.to, to] };
    } else lines.push({ from: [from], to: [to], points, reason });
  }
  return lines;
}

export function paymentsOf(round: Round | undefined, index: number): readonly Payment[] {
  return round?.payments.filter(({ event }) => event === index) ?? [];
}

/** What an event says, told from the moment when it happened. */
export function tell(scene: Scene, round: Round, event: RoundEvent, index: number): Sentence {
  return scene.rules.event(event, scene.script, momentOf(scene, round, index));
}
