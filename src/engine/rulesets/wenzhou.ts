import { choice, flag, group, integer, list, seat, written } from '../fields.js';
import { note } from '../note.js';
import { othersAfter, perSeat, seats, type Seat } from '../seat.js';
import { option, type BaseEvent, type DuesOf, type OptionFields, type RoundState, type RulesetOf } from './ruleset.js';

/*
 * Mah-Jong Cash Game, Wenzhou style: one hand wins a round, all three losers pay, the Leader more. Source: France, arrêté
 * du 4 juin 2019, JORF n° 0135 du 13 juin 2019, annexe I (applicable to chapter I), articles 7 and 8. Where the Leader
 * goes, and that an empty wall changes nothing, is our reading.
 */

/** Annexe I: what each hand is worth before the doubling and the coefficient. */
const handPoints = {
  'with-joker': 1,
  'without-joker': 2,
  'three-jokers-incomplete': 2,
  'three-jokers': 4,
  'eight-pairs': 3,
} as const;

export type WenzhouHand = keyof typeof handPoints;

const hands: readonly WenzhouHand[] = [
  'with-joker',
  'without-joker',
  'three-jokers-incomplete',
  'three-jokers',
  'eight-pairs',
];

interface Winner {
  readonly seat: Seat;
  /** As annexe I lists them: it decides the points. */
  readonly hand: WenzhouHand;
  /** Made with one's last tile, which doubles the gain. */
  readonly lastTile?: true;
}

interface Win extends BaseEvent {
  readonly type: 'win';
  /** One; all three others pay, whoever discarded. */
  readonly winners: readonly Winner[];
}

interface Exhaustion extends BaseEvent {
  readonly type: 'exhaustion';
}

export type WenzhouEvent = Win | Exhaustion;

export type WenzhouOptions = {
  /** The Leader's coefficients, by consecutive win. */
  readonly coefficients: '2/4/6/8' | '3/5/7/9';
  /** A losing Leader pays the first coefficient, or the one it would have won at. */
  readonly losingLeader: 'first' | 'streak';
};

/** `points × (2 for the last tile) × coefficient`; `wins` is the Leader's win in a row that the coefficient stands for. */
type HandTerms = {
  readonly hand: WenzhouHand;
  readonly points: number;
  readonly lastTile: boolean;
};
type LeaderTerms = HandTerms & { readonly coefficient: number; readonly wins: number };

export type WenzhouDue = DuesOf<
  'win',
  {
    'leader-wins': LeaderTerms;
    'leader-loses': LeaderTerms;
    'ordinary-loser': HandTerms;
  }
>;

export type WenzhouRound = RoundState<WenzhouEvent, WenzhouOptions, WenzhouDue>;

const options: OptionFields<WenzhouOptions> = {
  coefficients: option.choice(['2/4/6/8', '3/5/7/9'], '2/4/6/8'),
  losingLeader: option.choice(['first', 'streak'], 'first'),
};

/** Four wins in a row end the game, as sixteen rounds do. */
const winsToEnd = 4;
const roundsToEnd = 16;

/** The Leader's coefficient for its win at this streak. */
function coefficientAt({ coefficients }: WenzhouOptions, streak: number): number {
  return Number(coefficients.split('/')[Math.min(streak, winsToEnd - 1)]);
}

function leaderWon({ dealer, winners }: WenzhouRound): boolean {
  return winners.includes(dealer);
}

function payWinner(
  { dealer, options, streak }: WenzhouRound,
  { seat: to, hand, lastTile: isLast }: Winner,
): WenzhouDue[] {
  const lastTile = isLast === true;
  const terms = { hand, points: handPoints[hand], lastTile };
  const gain = terms.points * (lastTile ? 2 : 1);
  const leader = (at: number) => ({ ...terms, coefficient: coefficientAt(options, at), wins: at + 1 });
  return seats
    .filter((from) => from !== to)
    .map((from): WenzhouDue => {
      const phase = 'win';
      if (to === dealer) {
        const won = leader(streak);
        return { phase, from, to, points: gain * won.coefficient, rule: 'leader-wins', terms: won };
      }
      if (from !== dealer) return { phase, from, to, points: gain, rule: 'ordinary-loser', terms };
      const lost = leader(options.losingLeader === 'streak' ? streak : 0);
      return { phase, from, to, points: gain * lost.coefficient, rule: 'leader-loses', terms: lost };
    });
}

export const wenzhou: RulesetOf<WenzhouEvent, WenzhouOptions, WenzhouDue> = {
  id: 'wenzhou',
  options,
  streak: integer(0, winsToEnd - 1),

  events: {
    win: {
      ...group<Win>({
        type: choice(['win']),
        winners: list(group<Winner>({ seat: seat(), hand: choice(hands), lastTile: flag() }), 1, 3),
        note,
      }),
      ways: [{ set: {} }],
    },
    exhaustion: written('wall', group<Exhaustion>({ type: choice(['exhaustion']), note })),
  },

  phases: { play: { win: [{ to: 'settled' }], exhaustion: [{ to: 'settled' }] }, settled: {} },

  out: () => [],

  check(_, event) {
    if (event.type !== 'win' || event.winners.length === 1) return undefined;
    return { code: 'contradiction', path: '/winners', reason: 'one-winner' };
  },

  pay: (round, event) => (event.type === 'win' ? event.winners.flatMap((winner) => payWinner(round, winner)) : []),

  winners: (event) => (event.type === 'win' ? event.winners.map((winner) => winner.seat) : []),

  status: ({ winners }) => perSeat((one) => (winners.includes(one) ? { id: 'won' } : undefined)),

  stakes: ({ options, streak }) => ({ id: 'leader', coefficient: coefficientAt(options, streak) }),

  next(round) {
    const { dealer, streak, winners } = round;
    if (winners.length === 0) return { dealer, streak };
    return leaderWon(round) ? { dealer, streak: streak + 1 } : { dealer: othersAfter(dealer)[0], streak: 0 };
  },

  endings: {
    'four-in-a-row': {
      holds: (rounds) => rounds.slice(-1).some((one) => leaderWon(one) && one.streak + 1 >= winsToEnd),
    },
    'sixteen-rounds': { holds: (rounds) => rounds.length >= roundsToEnd },
  },

  tables: () => [
    {
      id: 'annex',
      each: 'coefficients',
      hands: [...hands.map((hand) => ({ hand })), ...hands.map((hand) => ({ hand, lastTile: true }))],
      rows: ['hand', 'lastTile'],
      columns: [{ rule: 'ordinary-loser' }, { rule: 'leader-loses', by: 'wins' }, { rule: 'leader-wins', by: 'wins' }],
    },
  ],
};
