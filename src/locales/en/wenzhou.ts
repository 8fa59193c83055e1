import type { WenzhouDue, WenzhouEvent, WenzhouHand, WenzhouOptions } from '../../engine/rulesets/wenzhou.js';
import type { CompleteWords } from '../words.js';

export const hands: Readonly<Record<WenzhouHand, string>> = {
  'with-joker': 'with a joker',
  'without-joker': 'without a joker',
  'three-jokers-incomplete': 'three jokers, hand incomplete',
  'three-jokers': 'three jokers, hand complete',
  'eight-pairs': 'eight pairs without a joker',
};

const chips: Readonly<Record<WenzhouHand, string>> = {
  'with-joker': 'Joker',
  'without-joker': 'No joker',
  'three-jokers-incomplete': '3 jokers',
  'three-jokers': '3 jokers + hand',
  'eight-pairs': 'Eight pairs',
};

const roles: Readonly<Record<WenzhouDue['rule'], string>> = {
  'leader-wins': 'the Leader wins',
  'leader-loses': 'the Leader loses',
  'ordinary-loser': '',
};

export const wenzhou: CompleteWords<WenzhouEvent, WenzhouOptions, WenzhouDue> = {
  name: 'Wenzhou, French casino order',
  prompt: 'Tap who won',
  asked: 'Hand',
  phases: { play: 'Play', settled: 'Settled' },
  rules: { 'leader-wins': 'Leader wins', 'leader-loses': 'Leader loses', 'ordinary-loser': 'ordinary loser' },
  entry: { win: { title: 'Win' } },
  choices: chips,
  fields: { lastTile: 'Last tile ×2' },
  endings: { 'four-in-a-row': 'four wins in a row', 'sixteen-rounds': 'sixteen rounds' },
  refusals: { 'one-winner': 'One hand wins a round.' },

  summary: ({ coefficients }) => `Leader ×${coefficients.replaceAll('/', ', ')}`,

  reason(due, { points }) {
    const { hand, lastTile, points: worth } = due.terms;
    const leader = due.rule !== 'ordinary-loser' ? due.terms : undefined;
    const factors = [points(worth), ...(lastTile ? ['2'] : []), ...(leader ? [String(leader.coefficient)] : [])];
    const sum = factors.length > 1 ? `${factors.join(' × ')} = ${points(due.points)}` : points(due.points);
    const said = [
      hands[hand],
      lastTile ? 'last tile ×2' : '',
      leader ? `${roles[due.rule]} ×${leader.coefficient}` : '',
    ];
    return `${said.filter((part) => part).join(', ')}: ${sum}`;
  },

  worth: ({ points }, script) => script.points(points),

  event(event, { names }) {
    const [winner] = event.type === 'win' ? event.winners : [];
    if (!winner) return { lead: 'Wall empty', rest: ', nothing is paid; Leader and streak stay' };
    return { lead: names([winner.seat]), rest: ` wins, ${hands[winner.hand]}${winner.lastTile ? ', last tile' : ''}` };
  },

  status: ({ coefficient }) => (coefficient === undefined ? 'won' : `Leader ×${coefficient}`),
};
