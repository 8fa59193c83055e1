import type { Refusal } from '../errors.js';
import { choice, discarder, flag, group, integer, list, otherSeat, seat, when, written } from '../fields.js';
import { note } from '../note.js';
import { perSeat, type Seat } from '../seat.js';
import { option, type BaseEvent, type DuesOf, type OptionFields, type RoundState, type RulesetOf } from './ruleset.js';
import {
  addedJustBefore,
  inPlay,
  payKong,
  payPigCheck,
  payReadyCheck,
  payWin,
  pigsOf,
  winnersOf,
} from './sichuan-payments.js';

/*
 * Bloody Battle to the End (血战到底), "base, fan, wind and rain": play goes on after a win, kongs are paid at once, and
 * the seats still in are checked when the wall is empty. Sources: the help page "Score : base, fan, vent et pluie" of a
 * Sichuan app for the rules and the first four options; the last four settle what it leaves open.
 */

export interface Kong extends BaseEvent {
  readonly type: 'kong';
  /** From one's own hand, added to an exposed triplet, or on a discard. */
  readonly kind: 'concealed' | 'added' | 'exposed';
  /** The discarder of an exposed kong. */
  readonly from?: Seat;
  readonly seat: Seat;
}

interface Hand {
  readonly seat: Seat;
  /** From 0 to 99, uncapped. */
  readonly fan: number;
}

export interface Win extends BaseEvent {
  readonly type: 'win';
  /** One to three on one discard, one when self-drawn. */
  readonly winners: readonly Hand[];
  /** The discarder, or `null` for a self-drawn win. */
  readonly from: Seat | null;
  /** The discard came right after the discarder's kong. */
  readonly kongDiscard?: true;
  /** Won on the tile with which `from` tried to add a kong. */
  readonly robbedKong?: true;
}

interface Exhaustion extends BaseEvent {
  readonly type: 'exhaustion';
}

export interface Pigs extends BaseEvent {
  readonly type: 'pigs';
  /** Who still holds a tile of the voided suit. */
  readonly seats: readonly Seat[];
}

export interface Ready extends BaseEvent {
  readonly type: 'ready';
  /** The ready seats, each with the fan of the largest hand it could have won. */
  readonly hands: readonly Hand[];
}

export type SichuanEvent = Kong | Win | Exhaustion | Pigs | Ready;

export type SichuanOptions = {
  /** Points in one base. */
  readonly base: number;
  /** A hand counts at most this many fan. */
  readonly fanCap: 3 | 4 | 5 | 6;
  /** What a self-drawn win adds: a base outside the cap, a fan inside it, or nothing. */
  readonly selfDrawBonus: 'base' | 'fan' | 'none';
  /** Where a kong's money goes when the discard right after it is won on. */
  readonly kongTransfer: 'winner' | 'payers' | 'off';
  /** Several winners on that discard share the money, or get all of it each. */
  readonly transferSplit: 'split' | 'each';
  /** Who receives a flower pig's payment. */
  readonly pigPays: 'non-winners' | 'ready' | 'everyone';
  /** Whether a pig also pays for not being ready. */
  readonly pigAlsoNotReady: boolean;
  /** Whether a seat that is not ready gives its kong money back. */
  readonly kongRefund: boolean;
};

const options: OptionFields<SichuanOptions> = {
  base: option.integer(1, 1_000_000, 1),
  fanCap: option.choice([3, 4, 5, 6], 4),
  selfDrawBonus: option.choice(['base', 'fan', 'none'], 'base'),
  kongTransfer: option.choice(['winner', 'payers', 'off'], 'winner'),
  transferSplit: option.choice(['split', 'each'], 'split'),
  pigPays: option.choice(['non-winners', 'ready', 'everyone'], 'non-winners'),
  pigAlsoNotReady: option.toggle(false),
  kongRefund: option.toggle(true),
};

/** `bases × base` from each payer. */
export type KongTerms = {
  readonly base: number;
  readonly bases: number;
};

/** Kong money that comes back; `kong` is the index of the kong's event. */
type KongBackTerms = KongTerms & { readonly kong: number };

/** `base × 2^counted`: `counted` is what the cap leaves of `fan` (and of the bonus fan). */
export type HandTerms = {
  readonly base: number;
  readonly fan: number;
  readonly counted: number;
};

export type SichuanDue = DuesOf<
  'kong' | 'kong-void' | 'win' | 'kong-transfer' | 'pig' | 'not-ready' | 'kong-refund',
  {
    'exposed-kong': KongTerms;
    'added-kong': KongTerms;
    'concealed-kong': KongTerms;
    'robbed-kong': KongBackTerms;
    'discard-win': HandTerms;
    'self-draw': HandTerms & { readonly bonus: SichuanOptions['selfDrawBonus'] };
    /** `total` came in by the kong; each of `winners` is paid its share of it, odd points included. */
    'kong-transfer': {
      readonly kong: number;
      readonly total: number;
      readonly winners: number;
      readonly split: SichuanOptions['transferSplit'];
    };
    'kong-returned': KongBackTerms;
    'flower-pig': HandTerms;
    'not-ready': HandTerms;
    'kong-refund': KongBackTerms;
  }
>;

export type SichuanRound = RoundState<SichuanEvent, SichuanOptions, SichuanDue>;
const fan = { ...integer(0, 99), cap: 'fanCap' };
const hand = group<Hand>({ seat: seat(), fan });

function isKongJustBefore(round: SichuanRound, maker: Seat | null): boolean {
  const last = round.events.at(-1);
  return last?.type === 'kong' && last.seat === maker;
}

/** A robbed kong counts as never made. */
function kongsMade(round: SichuanRound, maker: Seat): number {
  const robbed = round.payments.flatMap((payment) => (payment.rule === 'robbed-kong' ? payment.terms.kong : []));
  return round.events.filter((event, index) => {
    return event.type === 'kong' && event.seat === maker && !robbed.includes(index);
  }).length;
}

function checkWin(round: SichuanRound, win: Win): Refusal | undefined {
  const contradiction = (path: string, reason: string): Refusal => ({ code: 'contradiction', path, reason });
  if (win.from === null) {
    if (win.winners.length > 1) return contradiction('/winners', 'one-self-draw');
    if (win.kongDiscard) return contradiction('/kongDiscard', 'needs-discard');
    if (win.robbedKong) return contradiction('/robbedKong', 'needs-discard');
  }
  if (win.kongDiscard && !isKongJustBefore(round, win.from)) return contradiction('/kongDiscard', 'no-kong-before');
  if (win.kongDiscard && win.robbedKong) return contradiction('/robbedKong', 'discard-or-robbed');
  return undefined;
}

export const sichuan: RulesetOf<SichuanEvent, SichuanOptions, SichuanDue> = {
  id: 'sichuan',
  options,

  events: {
    win: {
      ...group<Win>({
        type: choice(['win']),
        winners: list(hand, 1, 3),
        from: discarder(),
        kongDiscard: flag(),
        robbedKong: flag(),
        note,
      }),
      ways: [
        { set: { from: null } },
        { set: {}, from: 'each' },
        { set: { kongDiscard: true }, from: 'each', rare: true },
        { set: { robbedKong: true }, from: 'each', folded: addedJustBefore },
      ],
    },
    kong: {
      ...group<Kong>({
        type: choice(['kong']),
        kind: choice(['concealed', 'added', 'exposed']),
        from: when('kind', 'exposed', otherSeat()),
        seat: seat(),
        note,
      }),
      ways: [{ set: { kind: 'concealed' } }, { set: { kind: 'added' } }, { set: { kind: 'exposed' }, from: 'each' }],
    },
    exhaustion: written('wall', group<Exhaustion>({ type: choice(['exhaustion']), note })),
    pigs: group<Pigs>({ type: choice(['pigs']), seats: list(seat(), 0, 4), note }),
    ready: group<Ready>({ type: choice(['ready']), hands: list(hand, 0, 4), note }),
  },

  phases: {
    play: {
      kong: [{ to: 'play' }],
      win: [{ to: 'settled', when: (round) => round.winners.length === 3 }, { to: 'play' }],
      exhaustion: [{ to: 'pigCheck' }],
    },
    pigCheck: {
      pigs: [{ to: 'settled', when: (round) => pigsOf(round).length === inPlay(round).length }, { to: 'readyCheck' }],
    },
    readyCheck: { ready: [{ to: 'settled' }] },
    settled: {},
  },

  out: (round) => round.winners,

  check(round, event) {
    switch (event.type) {
      case 'kong':
        return kongsMade(round, event.seat) < 4
          ? undefined
          : { code: 'contradiction', path: '/seat', reason: 'fifth-kong' };
      case 'win':
        return checkWin(round, event);
      case 'ready': {
        const pig = event.hands.findIndex((ready) => pigsOf(round).includes(ready.seat));
        return pig < 0 ? undefined : { code: 'contradiction', path: `/hands/${pig}/seat`, reason: 'ready-pig' };
      }
      default:
        return undefined;
    }
  },

  pay(round, event) {
    switch (event.type) {
      case 'kong':
        return payKong(round, event);
      case 'win':
        return payWin(round, event);
      case 'pigs':
        return payPigCheck(round, event);
      case 'ready':
        return payReadyCheck(round, event);
      case 'exhaustion':
        return [];
    }
  },

  winners: (event) => (event.type === 'win' ? winnersOf(event) : []),

  status(round) {
    const ready = round.events.find((event) => event.type === 'ready');
    return perSeat((one) => {
      const place = round.winners.indexOf(one) + 1;
      if (place > 0) return { id: 'won', place };
      if (pigsOf(round).includes(one)) return { id: 'pig' };
      if (ready === undefined) return undefined;
      return { id: ready.hands.some((hand) => hand.seat === one) ? 'ready' : 'not-ready' };
    });
  },

  // The first winner deals next; when several won first on one discard, the discarder; on a draw the same dealer.
  next(round) {
    const first = round.events.find((event) => event.type === 'win');
    const shared = first !== undefined && first.winners.length > 1;
    return { dealer: (shared ? first.from : round.winners[0]) ?? round.dealer, streak: 0 };
  },

  tables: ({ fanCap }) => [
    {
      id: 'hands',
      hands: Array.from({ length: fanCap + 1 }, (_, value) => ({ fan: value })),
      rows: ['fan'],
      columns: [{ rule: 'discard-win' }, { rule: 'self-draw' }],
    },
  ],
};
