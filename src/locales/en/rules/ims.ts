import type { ImsDue, ImsOptions } from '../../../engine/rulesets/ims.js';
import type { CompleteRuleBook, Reading, RuleText } from '../../rules.js';
import { at, works } from './works.js';

const { ims1996, imsPage } = works;

const house = 'house rule';
const auxiliaryPoints = at(imsPage, '“Auxiliary Points”');
const finalScore = at(imsPage, '“Your Final Winning Score”');
const otherScale: Reading = {
  text: 'Another scale: 2 to the power of the fan up to 4 fan, from then on the fan squared.',
  who: [ims1996],
};

const rules = {
  auxiliary: {
    title: 'Auxiliary points',
    text: 'A revealed kong is 1 point, a concealed kong 2, a flower 1. Under 2 points add nothing, 2 or 3 add half a fan, 4 or more a whole one. The adjusted fan are at most 12. The winners of one discard share eight flowers.',
    sources: [auxiliaryPoints],
    readings: [
      { value: true, text: 'The table plays with flowers.', who: [auxiliaryPoints] },
      { value: false, text: 'The table plays without flowers.', who: [house] },
      { text: 'Scored otherwise.', who: [ims1996] },
      { text: 'All sets bring points.', who: ['Mahjong Masters Million (1997)'] },
    ],
  },
  minimum: {
    title: 'The minimum',
    text: 'A hand needs so many fan to win. Auxiliary points are a bonus and do not help to reach it.',
    sources: [imsPage],
    readings: [
      { value: 0, text: 'Any hand may win.', who: ['the element unless told otherwise'] },
      { text: 'Another number from 1 to 12.', who: [house] },
    ],
  },
  'basic-score': {
    title: 'The basic score',
    text: 'The adjusted fan give the basic score, in steps of half a fan: from 2 at 0 fan over 75 at 6 to 144 at 12.',
    sources: [finalScore],
    readings: [otherScale],
  },
  multiplier: {
    title: 'The total score',
    text: 'The total is the basic score × 1.5, but × 1 for a win on a discard by a seat that is not the dealer.',
    sources: [finalScore],
    readings: [{ text: 'Scored otherwise.', who: [ims1996] }],
  },
  halves: {
    title: 'Half points',
    text: 'Halves occur and are kept: nothing is rounded.',
    sources: ['our reading: no rounding is stated'],
    readings: [{ text: 'Two decimals are allowed.', who: ['Four Winds Mah Jong'] }],
  },
  'who-pays': {
    title: 'Who pays',
    text: 'For each winner separately the first of these that applies: four chows, three dragons, four winds, self-feed, grab.',
    sources: [finalScore],
  },
  'four-chows': {
    title: 'Four chows from the left neighbour',
    text: 'A hand of four chows all claimed from the left neighbour, without any kong: that neighbour pays the whole total.',
    sources: [finalScore],
  },
  'three-dragons': {
    title: 'The third dragon',
    text: 'Major 3 Dragons with all three dragon sets from discards: the seat that discarded the third pays the whole total. The fourth set may be a concealed kong.',
    sources: [finalScore],
  },
  'four-winds': {
    title: 'The fourth wind',
    text: 'Major 4 Winds with all four wind sets from discards, so without a concealed kong: the seat that discarded the fourth pays the whole total.',
    sources: [finalScore],
  },
  'passed-over': {
    title: 'A liable seat that wins too',
    text: 'Only seats that did not win pay. If the liable seat is itself a winner of the same discard, liability is passed over.',
    sources: ['our reading, after “from non-winning players”'],
  },
  'self-feed': {
    title: 'Self-feed',
    text: 'A self-drawn win: each of the other three pays a third of the total, which is half the basic score.',
    sources: [finalScore],
  },
  grab: {
    title: 'Grab',
    text: 'A win on a discard: the discarder pays the whole total.',
    sources: [finalScore],
  },
  dealer: {
    title: 'Who deals next',
    text: 'The dealer stays after an empty wall, on which nothing is paid, and after its own win; otherwise the next seat deals.',
    sources: [at(ims1996, 'as the page is silent')],
  },
} as const satisfies Readonly<Record<string, RuleText>>;

type Id = keyof typeof rules;

const scored: readonly Id[] = ['multiplier', 'basic-score', 'auxiliary', 'halves', 'minimum'];
const liable: readonly Id[] = ['who-pays', 'passed-over', ...scored];

export const ims: CompleteRuleBook<Id, ImsDue, ImsOptions> = {
  rules,

  payments: {
    'four-chows': ['four-chows', ...liable],
    'three-dragons': ['three-dragons', ...liable],
    'four-winds': ['four-winds', ...liable],
    'self-feed': ['self-feed', ...scored],
    grab: ['grab', ...scored],
  },

  events: { exhaustion: ['dealer'] },

  options: { flowers: 'auxiliary', minimumFan: 'minimum' },

  tables: {
    scores: {
      title: () => 'The score table, by adjusted fan',
      row: ({ adjusted }) => ({ label: `${String(adjusted)} fan` }),
      column({ rule, terms: { factor }, shows }) {
        if (shows !== undefined) return { label: 'basic score' };
        if (rule === 'self-feed') return { group: 'Self-feed', label: 'each of three pays a third' };
        return { group: 'Total', label: factor === 1 ? 'grab, not by the dealer' : 'grab by the dealer, or self-feed' };
      },
    },
  },
};
