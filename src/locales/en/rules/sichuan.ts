import type { SichuanDue, SichuanOptions } from '../../../engine/rulesets/sichuan.js';
import type { CompleteRuleBook, RuleText } from '../../rules.js';
import { at, works } from './works.js';

const { appTexts, housePage, mahjongAustralia, mahjongSoul, milSbr, novikov, riichiAdvanced, wmt } = works;

const all = 'all works read';
const most = 'most works read';
const house = 'house rule';
const huohuo = at(appTexts, '火火四川麻将');

const hands = {
  'play-on': {
    title: 'Play goes on after a win',
    text: 'A seat that has won is out: it pays nothing more and receives nothing more, save a refund of what it paid, and a flower pig’s payment where everyone is paid. The round ends when three seats have won or the wall is empty.',
    sources: ['all Bloody Battle works'],
    readings: [
      {
        text: 'Winners stay in, pay and win again until the wall is empty.',
        who: ['Blood Flow (血流成河)'],
      },
    ],
  },
  base: {
    title: 'The base',
    text: 'All amounts are counted in bases. How many points one base is, the table agrees on.',
    sources: [housePage],
    readings: [
      { value: 1, text: 'One point.', who: ['the element unless told otherwise'] },
      { text: 'Any other whole number up to 1,000,000.', who: [house] },
    ],
  },
  'hand-value': {
    title: 'A hand doubles with each fan',
    text: 'A hand without fan is worth one base, and each fan up to the cap doubles it: 0 fan is ×1, 1 fan ×2, 2 fan ×4, 3 fan ×8, 4 fan ×16.',
    sources: [all],
  },
  'fan-from-zero': {
    title: 'Fan are counted from 0',
    text: 'A hand without any fan is worth one base.',
    sources: [housePage, milSbr, novikov],
    readings: [{ text: 'Counted from 1: a hand of 1 fan is ×1.', who: [mahjongSoul, 'some apps'] }],
  },
  'fan-cap': {
    title: 'The cap',
    text: 'A hand counts at most so many fan, however many it has.',
    sources: [all],
    readings: [
      { value: 3, text: 'At most 3 fan, ×8.', who: [milSbr, wmt] },
      { value: 4, text: 'At most 4 fan, ×16.', who: [housePage] },
      { value: 5, text: 'At most 5 fan, ×32.', who: [house] },
      { value: 6, text: 'At most 6 fan, ×64.', who: [house] },
      { text: 'Said as a factor instead: ×8, ×16, ×32, ×64.', who: ['some apps'] },
    ],
  },
  'discard-win': {
    title: 'Win on a discard',
    text: 'The discarder alone pays the hand’s value. Several seats may win on one discard, and each is paid in full.',
    sources: [housePage, milSbr, novikov, most],
    readings: [{ text: 'Only the winner nearest after the discarder.', who: ['a few apps'] }],
  },
  'self-draw': {
    title: 'Self-drawn win',
    text: 'Every seat still in pays the hand’s value and what the self-draw adds. Seats that have won do not pay.',
    sources: [housePage, milSbr, novikov, riichiAdvanced, mahjongSoul],
    readings: [
      {
        value: 'base',
        text: 'The self-draw adds one base, outside the cap.',
        who: [housePage, milSbr, novikov, riichiAdvanced, mahjongSoul],
      },
      { value: 'fan', text: 'The self-draw adds one fan, inside the cap (自摸加番).', who: ['many apps'] },
      { value: 'none', text: 'The self-draw adds nothing.', who: [house] },
    ],
  },
} as const satisfies Readonly<Record<string, RuleText>>;

const kongs = {
  'exposed-kong': {
    title: 'Exposed kong (直槓)',
    text: 'A kong made with a discard is paid at once: 2 bases, by the discarder alone. A seat makes at most four kongs in a round.',
    sources: [housePage, milSbr, novikov, mahjongSoul, mahjongAustralia],
    readings: [{ text: 'The others pay 1 base as well (擦挂).', who: ['some apps'] }],
  },
  'added-kong': {
    title: 'Added kong, “wind” (刮風)',
    text: 'A kong made by adding the fourth tile to a claimed triplet is paid at once: 1 base by each seat still in.',
    sources: [all],
    readings: [
      {
        text: 'A fourth tile that was not laid down at once earns nothing. Tables that play so leave such a kong out.',
        who: [milSbr, novikov, mahjongSoul, riichiAdvanced, mahjongAustralia],
      },
    ],
  },
  'concealed-kong': {
    title: 'Concealed kong, “rain” (下雨)',
    text: 'A kong of four drawn tiles is paid at once: 2 bases by each seat still in.',
    sources: [all],
  },
  'kong-transfer': {
    title: 'Kong transfer (呼叫转移)',
    text: 'A seat makes a kong, draws the replacement tile, and its very next discard is won on. What the kong brought in may then move on.',
    sources: [housePage, 'most apps'],
    readings: [
      { value: 'winner', text: 'The kong’s money goes to the winner.', who: [housePage, 'most apps'] },
      {
        value: 'payers',
        text: 'The kong’s money goes back to those who paid it.',
        who: [milSbr, novikov, at(riichiAdvanced, 'in effect'), at(mahjongSoul, 'in effect')],
      },
      { value: 'off', text: 'The kong’s maker keeps the money.', who: [house] },
    ],
  },
  'which-kong': {
    title: 'Only the last kong counts',
    text: 'Of several kongs of that seat, the money of the one just before the discard moves.',
    sources: [housePage, most],
    readings: [{ text: 'The money of all that seat’s kongs.', who: ['two texts about Blood Flow (血流成河)'] }],
  },
  'transfer-split': {
    title: 'Several winners on that discard',
    text: 'Two or three seats win on the discard after one kong. On what its money then does, the works read are about even.',
    sources: ['some commercial servers'],
    readings: [
      {
        value: 'split',
        text: 'They share it; odd points go one each to the winners nearest after the discarder.',
        who: ['some commercial servers'],
      },
      {
        value: 'each',
        text: 'Each gets the whole sum, and the kong’s maker finds the difference.',
        who: [huohuo, 'widely copied server code'],
      },
    ],
  },
  'kong-fan': {
    title: 'The extra fan around a kong',
    text: 'A win on the discard right after a kong (杠上炮), like one by robbing a kong, has an extra fan. It is part of the fan that is entered.',
    sources: ['how this element takes fan: a winner’s fan are entered, not counted from tiles'],
  },
  'robbed-kong': {
    title: 'Robbing an added kong',
    text: 'The kong does not stand: what was paid for it is given back, and the robbed seat alone pays the win, as on a discard.',
    sources: [all],
  },
} as const satisfies Readonly<Record<string, RuleText>>;

const wall = {
  'wall-check': {
    title: 'The check on an empty wall',
    text: 'When the wall is empty and two or more seats have not won, these are checked: first for flower pigs, then for readiness; then kong money is refunded. When all of them are pigs, readiness is not asked.',
    sources: [housePage, milSbr, novikov, most],
  },
  'three-wins': {
    title: 'No check after three wins',
    text: 'When three seats have won, the round is settled, and the fourth is not checked.',
    sources: [novikov, most],
  },
  'flower-pig': {
    title: 'Flower pig',
    text: 'A seat that still holds a tile of its voided suit is a flower pig and pays for it. Pigs never pay each other for it.',
    sources: [huohuo, mahjongSoul, mahjongAustralia],
    readings: [
      {
        value: 'non-winners',
        text: 'A pig pays every checked seat that is no pig.',
        who: [huohuo, mahjongSoul, mahjongAustralia, at(milSbr, 'by its rule that a winner leaves all settlement')],
      },
      {
        value: 'everyone',
        text: 'A pig pays all but pigs, seats that have won as well.',
        who: [riichiAdvanced, 'others'],
      },
      { value: 'ready', text: 'A pig pays the ready seats alone, once readiness is known.', who: ['some apps'] },
      { text: 'A pig pays a fine of 24 or 48 that no one receives.', who: [milSbr, novikov] },
    ],
  },
  'pig-amount': {
    title: 'What a flower pig pays',
    text: 'The value of a hand at the cap.',
    sources: [housePage, most],
    readings: [{ text: 'A fixed amount: 16, 24, 48 or ×64.', who: ['some rules'] }],
  },
  'pig-also-not-ready': {
    title: 'A flower pig is not ready either',
    text: 'A pig is never ready. The question is whether it pays for that as well.',
    sources: ['most apps'],
    readings: [
      { value: false, text: 'A pig is excused from paying for not being ready.', who: ['most apps'] },
      { value: true, text: 'A pig makes both payments.', who: [milSbr, riichiAdvanced] },
      { text: 'A pig pays the larger of the two.', who: [mahjongSoul] },
    ],
  },
  'not-ready': {
    title: 'Not ready',
    text: 'A seat that is not ready pays each ready seat the value of the largest hand that this one could have won: capped, as if won on a discard, without fan for the way of winning.',
    sources: [milSbr, novikov, riichiAdvanced, most],
    readings: [{ text: 'As if self-drawn.', who: ['a few works'] }],
  },
  'kong-refund': {
    title: 'Kong refund',
    text: 'A seat that is not ready, pigs included, may have to give back what its kongs of this round brought in, save what has moved on already. Ready seats and winners keep theirs.',
    sources: ['every work that has refunds'],
    readings: [
      {
        value: true,
        text: 'All kong money still held goes back to those who paid it, those that have won since included.',
        who: ['every work that has refunds'],
      },
      { value: false, text: 'Kong money is kept.', who: [house] },
    ],
  },
  'next-dealer': {
    title: 'Who deals next',
    text: 'The first winner; the discarder if several won first on one discard; the same dealer if nobody won. The dealer has no effect on payments.',
    sources: [milSbr, novikov, at(appTexts, '火火四川麻将 for the first two')],
    readings: [{ text: 'The deal goes round.', who: ['some works'] }],
  },
} as const satisfies Readonly<Record<string, RuleText>>;

const rules = { ...hands, ...kongs, ...wall };

export const sichuan: CompleteRuleBook<keyof typeof rules, SichuanDue, SichuanOptions> = {
  rules,

  payments: {
    'exposed-kong': ['exposed-kong', 'base', 'play-on'],
    'added-kong': ['added-kong', 'base', 'play-on'],
    'concealed-kong': ['concealed-kong', 'base', 'play-on'],
    'robbed-kong': ['robbed-kong', 'kong-fan'],
    'discard-win': ['discard-win', 'hand-value', 'fan-cap', 'fan-from-zero', 'base'],
    'self-draw': ['self-draw', 'hand-value', 'fan-cap', 'fan-from-zero', 'base', 'play-on'],
    'kong-transfer': ['kong-transfer', 'which-kong', 'transfer-split', 'kong-fan'],
    'kong-returned': ['kong-transfer', 'which-kong', 'kong-fan'],
    'flower-pig': ['flower-pig', 'pig-amount', 'fan-cap', 'base', 'wall-check'],
    'not-ready': ['not-ready', 'pig-also-not-ready', 'hand-value', 'fan-cap', 'base', 'wall-check'],
    'kong-refund': ['kong-refund', 'wall-check'],
  },

  events: {
    exhaustion: ['wall-check'],
    pigs: ['flower-pig', 'wall-check'],
    ready: ['not-ready', 'wall-check'],
  },

  options: {
    base: 'base',
    fanCap: 'fan-cap',
    selfDrawBonus: 'self-draw',
    kongTransfer: 'kong-transfer',
    transferSplit: 'transfer-split',
    pigPays: 'flower-pig',
    pigAlsoNotReady: 'pig-also-not-ready',
    kongRefund: 'kong-refund',
  },

  tables: {
    hands: {
      title: ({ base }) => `What a hand is worth with base ${String(base)}`,
      row: ({ fan }, { fanCap }) => ({ label: fan === fanCap ? `${fan} fan or more, the cap` : `${String(fan)} fan` }),
      column: ({ rule }) => ({
        group: 'Won',
        label: rule === 'self-draw' ? 'self-drawn, each seat still in pays' : 'on a discard, the discarder pays',
      }),
    },
  },
};
