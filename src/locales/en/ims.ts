import type { ImsDue, ImsEvent, ImsOptions } from '../../engine/rulesets/ims.js';
import type { CompleteWords } from '../words.js';

const rules: Readonly<Record<ImsDue['rule'], string>> = {
  'four-chows': 'four chows from the left neighbour',
  'three-dragons': 'third dragon discarded',
  'four-winds': 'fourth wind discarded',
  'self-feed': 'self-feed',
  grab: 'grab',
};

/** "1 concealed kong", "2 flowers" */
function count(number: number | undefined, one: string): string[] {
  return number ? [`${number} ${one}${number > 1 ? 's' : ''}`] : [];
}

export const ims: CompleteWords<ImsEvent, ImsOptions, ImsDue> = {
  name: 'Internet Mahjong Server',
  prompt: 'Tap who won',
  asked: 'Fan',
  phases: { play: 'Play', settled: 'Settled' },
  rules,
  entry: { win: { title: 'Win', ways: { null: 'Self-draw' } } },
  choices: rules,
  fields: { revealedKongs: 'Revealed kongs', concealedKongs: 'Concealed kongs', flowers: 'Flowers', liable: 'Liable' },
  refusals: {
    'one-self-draw': 'Only one seat can win on a self-draw.',
    'fifth-kong': 'A hand holds at most four kongs.',
    'all-from-discards': 'All sets must come from discards: not with these kongs.',
    'left-neighbour': 'Four chows are claimed from the left neighbour alone.',
    'no-flowers': 'This table plays without flowers.',
    'ninth-flower': 'There are only eight flowers.',
  },

  summary: ({ flowers, minimumFan }) => `${flowers ? 'flowers' : 'no flowers'}, minimum ${minimumFan} fan`,

  reason({ rule, points, terms }, script) {
    const { fan, auxiliary, adjusted, basic, factor } = terms;
    const added = Math.max(0, adjusted - fan);
    const bonus = count(auxiliary, 'auxiliary point').map((points) => ` + ${script.points(added)} for ${points}`);
    const result = added > 0 ? ` = ${script.points(adjusted)}` : fan > adjusted ? `, at most ${adjusted}` : '';
    const total = `basic ${script.points(basic)} × ${script.points(factor)} = ${script.points(basic * factor)}`;
    return `${rules[rule]}, ${fan} fan${bonus.join('')}${result}: ${total}${rule === 'self-feed' ? `, a third: ${script.points(points)}` : ''}`;
  },

  worth: ({ points }, script) => script.points(points),

  event(event, { name, names }) {
    if (event.type === 'exhaustion') return { lead: 'Wall empty', rest: ', nothing is paid' };
    const { from, winners } = event;
    const hands = winners.map((winner) => {
      const { seat, fan, revealedKongs, concealedKongs, flowers, liable } = winner;
      const more = [
        `${fan} fan`,
        ...count(revealedKongs, 'revealed kong'),
        ...count(concealedKongs, 'concealed kong'),
        ...count(flowers, 'flower'),
        ...(liable ? [`${rules[liable.rule]}${liable.seat === undefined ? '' : ` by ${name(liable.seat)}`}`] : []),
      ].join(', ');
      return winners.length > 1 ? `${name(seat)} ${more}` : more;
    });
    const verb = winners.length > 1 ? 'win' : 'wins';
    const how = from === null ? 'self-drawn' : `on ${name(from)}’s discard`;
    return { lead: names(winners.map(({ seat }) => seat)), rest: ` ${verb} ${how}, ${hands.join('; ')}` };
  },

  status: ({ place = 1 }) => (place > 1 ? 'won as well' : 'won'),
};
