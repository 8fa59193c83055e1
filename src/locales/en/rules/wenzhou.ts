import type { WenzhouDue, WenzhouOptions } from '../../../engine/rulesets/wenzhou.js';
import type { CompleteRuleBook, RuleText } from '../../rules.js';
import { hands } from '../wenzhou.js';
import { at, works } from './works.js';

const { milWz, order } = works;

const rules = {
  'losers-pay': {
    title: 'All three losers pay',
    text: 'One hand wins a round (manche), and all three losers pay it, whoever discarded.',
    sources: [at(order, 'annexe I'), milWz],
  },
  hands: {
    title: 'Hands and their points',
    text: 'Mah-Jong with a joker 1, without a joker 2; three jokers in hand 2 if the hand is not complete, 4 if it is; eight pairs without a joker 3. An ordinary loser pays these points to an ordinary winner.',
    sources: [at(order, 'annexe I, both tables')],
    readings: [
      {
        text: 'Eight pairs without a joker are worth 4, a self-drawn win counts as one without jokers (“hard”), and kongs and jokers bring money besides.',
        who: [milWz],
      },
    ],
  },
  coefficients: {
    title: 'The Leader’s coefficients',
    text: 'The Leader wins and loses more: the hand’s points are multiplied by a coefficient. A Leader that wins gets the higher one, the more it has won in a row.',
    sources: [at(order, 'annexe I, both tables')],
    readings: [
      { value: '2/4/6/8', text: '×2, ×4, ×6 and ×8.', who: [at(order, 'annexe I, the table with 2/4/6/8'), milWz] },
      { value: '3/5/7/9', text: '×3, ×5, ×7 and ×9.', who: [at(order, 'annexe I, the table with 3/5/7/9')] },
    ],
  },
  'losing-leader': {
    title: 'A losing Leader',
    text: 'When another seat wins, the Leader pays the hand’s points times a coefficient.',
    sources: [at(order, 'annexe I as printed')],
    readings: [
      { value: 'first', text: 'The first coefficient, 2 or 3.', who: [at(order, 'annexe I as printed')] },
      { value: 'streak', text: 'The coefficient that it would have won at.', who: [milWz, 'Wenzhou servers'] },
    ],
  },
  'last-tile': {
    title: 'The last tile',
    text: 'A hand made with one’s last tile doubles the gain. By our gloss that is a single tile left in front of the winner, who draws the winning one.',
    sources: [at(order, 'annexe I; the meaning after article 33')],
  },
  'leader-passes': {
    title: 'Where the Leader goes',
    text: 'A Leader that wins stays, and its wins in a row go on; otherwise the next seat in turn becomes Leader. On an empty wall nothing is paid, and Leader and wins in a row stay.',
    sources: ['our reading', at(milWz, 'where the dealer stays while winning, otherwise the next seat')],
    readings: [{ text: 'On a drawn hand the Leader moves otherwise.', who: ['servers, which differ'] }],
  },
  'game-end': {
    title: 'The end of the game',
    text: 'The game (partie) is over after sixteen settled rounds, empty walls included, or when the Leader has won four in a row.',
    sources: [at(order, 'article 8')],
  },
  levy: {
    title: 'The house levy',
    text: 'Of each buy-in 2 %, rounded up to the euro, go to the house. That is no part of the settlement.',
    sources: [at(order, 'articles 7 and 24')],
  },
} as const satisfies Readonly<Record<string, RuleText>>;

const handNames: Readonly<Record<string, string>> = hands;

/** "1st" */
const ordinals = ['1st', '2nd', '3rd', '4th'];

export const wenzhou: CompleteRuleBook<keyof typeof rules, WenzhouDue, WenzhouOptions> = {
  rules,

  payments: {
    'leader-wins': ['coefficients', 'hands', 'last-tile', 'losers-pay', 'leader-passes'],
    'leader-loses': ['losing-leader', 'coefficients', 'hands', 'last-tile', 'losers-pay', 'leader-passes'],
    'ordinary-loser': ['losers-pay', 'hands', 'last-tile'],
  },

  events: { exhaustion: ['leader-passes', 'game-end'] },

  options: { coefficients: 'coefficients', losingLeader: 'losing-leader' },

  tables: {
    annex: {
      title: ({ coefficients }) => `Annexe I, Leader’s coefficients ${String(coefficients)}`,
      row: ({ hand, lastTile }) => ({
        group: lastTile === true ? 'made with one’s last tile' : '',
        label: handNames[String(hand)] ?? '',
      }),
      column({ rule, terms: { wins } }, { losingLeader }) {
        if (rule === 'ordinary-loser') return { group: 'Another seat wins', label: 'other losers pay' };
        const nth = ordinals[Number(wins) - 1] ?? '';
        if (rule === 'leader-wins') return { group: 'The Leader wins in a row, each pays', label: nth };
        return losingLeader === 'streak'
          ? { group: 'Another seat wins, the Leader pays in place of its win', label: nth }
          : { group: 'Another seat wins', label: 'the Leader pays' };
      },
    },
  },
};
