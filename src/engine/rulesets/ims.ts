import type { Refusal } from '../errors.js';
import { choice, discarder, group, integer, list, optional, otherSeat, seat, tagged, written } from '../fields.js';
import { note } from '../note.js';
import { nearestAfter, othersAfter, perSeat, seats, type Seat } from '../seat.js';
import { option, type BaseEvent, type DuesOf, type OptionFields, type RoundState, type RulesetOf } from './ruleset.js';

/*
 * Internet Mahjong Server: fan and auxiliary points to a score by a table, and liability for large hands. Source: the rules
 * page of the server's later version, "Auxiliary Points" and "Your Final Winning Score"; the dealer as in its 1996 source.
 */

/** Who pays all of it, instead of the usual payers; the first that applies. */
type Liable =
  | {
      /** Four chows, all claimed from the left neighbour. */
      readonly rule: 'four-chows';
      /** The left neighbour, which goes without saying. */
      readonly seat?: Seat;
    }
  | {
      /** All sets of dragons, or all of winds, from discards. */
      readonly rule: 'three-dragons' | 'four-winds';
      /** Who discarded the third dragon or the fourth wind. */
      readonly seat: Seat;
    };

interface Winner {
  readonly seat: Seat;
  /** From 0 to 99. */
  readonly fan: number;
  /** One auxiliary point each. */
  readonly revealedKongs?: number;
  /** Two auxiliary points each. */
  readonly concealedKongs?: number;
  /** One auxiliary point each, where the table plays with flowers. */
  readonly flowers?: number;
  readonly liable?: Liable;
}

interface Win extends BaseEvent {
  readonly type: 'win';
  /** One to three on one discard, one when self-drawn. */
  readonly winners: readonly Winner[];
  /** The discarder ("grab"), or `null` for a self-drawn win ("self-feed"). */
  readonly from: Seat | null;
}

interface Exhaustion extends BaseEvent {
  readonly type: 'exhaustion';
}

export type ImsEvent = Win | Exhaustion;

export type ImsOptions = {
  /** The table plays with flower tiles. */
  readonly flowers: boolean;
  /** Fewest fan that may win; auxiliary points do not help to reach it. */
  readonly minimumFan: number;
};

/** `basic × factor`, basic by the adjusted fan: `fan` and what the auxiliary points add. */
type ScoreTerms = {
  readonly fan: number;
  readonly auxiliary: number;
  readonly adjusted: number;
  readonly basic: number;
  readonly factor: number;
};

export type ImsDue = DuesOf<
  'win',
  {
    'four-chows': ScoreTerms;
    'three-dragons': ScoreTerms;
    'four-winds': ScoreTerms;
    'self-feed': ScoreTerms;
    grab: ScoreTerms;
  }
>;

export type ImsRound = RoundState<ImsEvent, ImsOptions, ImsDue>;

const options: OptionFields<ImsOptions> = {
  flowers: option.toggle(true),
  minimumFan: option.integer(0, 12, 0),
};

/** Basic score by adjusted fan, in steps of a half from 0 to 12. */
export const basicScores: readonly number[] = [
  2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 125, 130, 144,
];

const most = 12;

function score({ dealer, options }: ImsRound, from: Seat | null, winner: Winner): ScoreTerms {
  const { fan, revealedKongs = 0, concealedKongs = 0, flowers = 0 } = winner;
  const auxiliary = revealedKongs + 2 * concealedKongs + (options.flowers ? flowers : 0);
  const adjusted = Math.min(fan + (auxiliary >= 4 ? 1 : auxiliary >= 2 ? 0.5 : 0), most);
  const basic = basicScores[adjusted * 2] ?? 0;
  return { fan, auxiliary, adjusted, basic, factor: from !== null && winner.seat !== dealer ? 1 : 1.5 };
}

function leftOf(one: Seat): Seat {
  return othersAfter(one)[2];
}

function liableSeat({ seat: one, liable }: Winner): Seat | undefined {
  return liable?.rule === 'four-chows' ? leftOf(one) : liable?.seat;
}

function payWinner(round: ImsRound, { from, winners }: Win, winner: Winner): ImsDue[] {
  const terms = score(round, from, winner);
  const total = terms.basic * terms.factor;
  const due = (rule: ImsDue['rule'], payer: Seat, points: number): ImsDue => {
    return { phase: 'win', from: payer, to: winner.seat, points, rule, terms };
  };
  const liable = liableSeat(winner);
  // Only seats that did not win pay: liability of another winner is passed over.
  if (winner.liable && liable !== undefined && !winners.some((one) => one.seat === liable)) {
    return [due(winner.liable.rule, liable, total)];
  }
  if (from !== null) return [due('grab', from, total)];
  return seats.filter((payer) => payer !== winner.seat).map((payer) => due('self-feed', payer, total / 3));
}

function contradiction(path: string, reason: string): Refusal {
  return { code: 'contradiction', path, reason };
}

function checkWinner(
  { seat: one, revealedKongs = 0, concealedKongs = 0, liable }: Winner,
  path: string,
): Refusal | undefined {
  if (revealedKongs + concealedKongs > 4) return contradiction(`${path}/concealedKongs`, 'fifth-kong');
  if (!liable) return undefined;
  const tooMany = {
    'four-chows': revealedKongs + concealedKongs > 0,
    'three-dragons': concealedKongs > 1,
    'four-winds': concealedKongs > 0,
  };
  if (tooMany[liable.rule]) return contradiction(`${path}/liable`, 'all-from-discards');
  const isElsewhere = liable.rule === 'four-chows' && liable.seat !== undefined && liable.seat !== leftOf(one);
  return isElsewhere ? contradiction(`${path}/liable/seat`, 'left-neighbour') : undefined;
}

function checkFlowers({ options }: ImsRound, winners: readonly Winner[]): Refusal | undefined {
  let sum = 0;
  for (const [index, { flowers = 0 }] of winners.entries()) {
    sum += flowers;
    if (flowers > 0 && !options.flowers) return contradiction(`/winners/${index}/flowers`, 'no-flowers');
    if (sum > 8) return contradiction(`/winners/${index}/flowers`, 'ninth-flower');
  }
  return undefined;
}

function checkWin(round: ImsRound, { from, winners }: Win): Refusal | undefined {
  if (from === null && winners.length > 1) return contradiction('/winners', 'one-self-draw');
  const refused = winners.map((winner, index) => checkWinner(winner, `/winners/${index}`)).find((one) => one);
  if (refused) return refused;
  const flowers = checkFlowers(round, winners);
  if (flowers) return flowers;
  const low = winners.findIndex(({ fan }) => fan < round.options.minimumFan);
  return low < 0 ? undefined : { code: 'below-minimum', path: `/winners/${low}/fan` };
}

const kongs = optional(integer(0, 4));

const by = written('by', otherSeat());

const liable = tagged<Liable>(
  'rule',
  {
    'four-chows': group<{ rule: 'four-chows'; seat?: Seat }>({
      rule: choice(['four-chows']),
      seat: optional(by),
    }),
    'three-dragons': group<{ rule: 'three-dragons'; seat: Seat }>({
      rule: choice(['three-dragons']),
      seat: by,
    }),
    'four-winds': group<{ rule: 'four-winds'; seat: Seat }>({ rule: choice(['four-winds']), seat: by }),
  },
  'invalid-record',
);

export const ims: RulesetOf<ImsEvent, ImsOptions, ImsDue> = {
  id: 'ims',
  options,

  events: {
    win: {
      ...group<Win>({
        type: choice(['win']),
        winners: list(
          group<Winner>({
            seat: seat(),
            fan: { ...integer(0, 99), cap: most },
            revealedKongs: kongs,
            concealedKongs: kongs,
            flowers: optional(integer(0, 8)),
            liable: optional(liable),
          }),
          1,
          3,
        ),
        from: discarder(),
        note,
      }),
      ways: [{ set: { from: null } }, { set: {}, from: 'each' }],
    },
    exhaustion: written('wall', group<Exhaustion>({ type: choice(['exhaustion']), note })),
  },

  phases: { play: { win: [{ to: 'settled' }], exhaustion: [{ to: 'settled' }] }, settled: {} },

  out: () => [],
  check: (round, event) => (event.type === 'win' ? checkWin(round, event) : undefined),
  pay: (round, event) =>
    event.type === 'win' ? event.winners.flatMap((winner) => payWinner(round, event, winner)) : [],

  winners(event) {
    if (event.type !== 'win') return [];
    const given = event.winners.map((winner) => winner.seat);
    return event.from === null ? given : nearestAfter(event.from, given);
  },

  status: ({ winners }) =>
    perSeat((one) => (winners.includes(one) ? { id: 'won', place: winners.indexOf(one) + 1 } : undefined)),

  next({ dealer, winners }) {
    const stays = winners.length === 0 || winners.includes(dealer);
    return { dealer: stays ? dealer : othersAfter(dealer)[0], streak: 0 };
  },

  tables: () => [
    {
      id: 'scores',
      // Every other step is a half that auxiliary points add.
      hands: basicScores.map((_, step) => ({ fan: Math.floor(step / 2), revealedKongs: (step % 2) * 2 })),
      rows: ['adjusted'],
      columns: [{ rule: 'grab', shows: 'basic' }, { rule: 'grab', by: 'factor' }, { rule: 'self-feed' }],
    },
  ],
};
