import { netOf, sumOf } from '../engine/net.js';
import { roundAfter } from '../engine/round.js';
import type { Payment, Round } from '../engine/rulesets/index.js';
import type { PerSeat } from '../engine/seat.js';
import type { Session } from '../engine/session.js';

/** Where a reader stands in the walk through a record. */
export interface Step {
  /** Index of the round in the session. */
  readonly index: number;
  /** As it is after the entry, but for its phase: payments are shown in the phase that they are made in. */
  readonly round: Round;
  /** Index of the entry in the round; absent before the first. */
  readonly event?: number;
  /** Of several steps of one entry, which; from 0. */
  readonly part: number;
  readonly now: readonly Payment[];
  readonly past: readonly Payment[];
  /** Points in this round before and after the step. */
  readonly before: PerSeat<number>;
  readonly after: PerSeat<number>;
}

/** Payments of one entry that a reader should see apart: a run of one phase. */
function partsOf(payments: readonly Payment[]): readonly (readonly Payment[])[] {
  const parts: Payment[][] = [];
  for (const payment of payments) {
    const last = parts.at(-1);
    if (last?.[0]?.phase === payment.phase) last.push(payment);
    else parts.push([payment]);
  }
  return parts.length > 0 ? parts : [[]];
}

/** Entry and part of every step, the first step being 1. */
function marksOf({ rounds }: Session) {
  return rounds.flatMap(({ events, payments }, index) =>
    events.flatMap((_, event) =>
      partsOf(payments.filter((one) => one.event === event)).map((now, part, { length }) => ({
        index,
        event,
        part,
        now,
        isLast: part === length - 1,
      })),
    ),
  );
}

function isAfter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return (one[at] ?? 0) > (other[at] ?? 0);
}

/** The steps of a walk through a session; 0 stands before the first entry. */
export class Walk {
  readonly #marks: ReturnType<typeof marksOf>;

  constructor(private readonly session: Session) {
    this.#marks = marksOf(session);
  }

  /** Number of the last step. */
  get last(): number {
    return this.#marks.length;
  }

  /** A whole number from 0 to `last`. */
  clamp(step: number): number {
    return Math.min(Math.max(Math.trunc(step) || 0, 0), this.last);
  }

  /** The step of a part of an entry; of one that has no such part, or does not count, the last before it. */
  stepOf(index: number, event: number, part = 0): number {
    const place = [index, event, part];
    return this.#marks.filter((mark) => !isAfter([mark.index, mark.event, mark.part], place)).length;
  }

  /** Absent where the session has no round. */
  at(step: number): Step | undefined {
    const { rounds, ruleset } = this.session;
    const mark = this.#marks[step - 1];
    const index = mark?.index ?? 0;
    const whole = rounds[index];
    if (!whole) return undefined;
    const past = this.#marks.slice(0, Math.max(0, step - 1)).flatMap((one) => (one.index === index ? one.now : []));
    const now = mark?.now ?? [];
    const before = netOf(past);
    const round = roundAfter(ruleset, whole, mark ? mark.event + 1 : 0);
    // Payments are shown in the phase that they are made in, until they lead to the end.
    const leads = mark?.isLast && (now.length === 0 || round.phase === 'settled');
    const phase = mark && !leads ? roundAfter(ruleset, whole, mark.event).phase : round.phase;
    return {
      index,
      round: { ...round, phase },
      ...(mark && { event: mark.event }),
      part: mark?.part ?? 0,
      now,
      past,
      before,
      after: sumOf([before, netOf(now)]),
    };
  }
}
