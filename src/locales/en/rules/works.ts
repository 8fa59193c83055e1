import type { Work } from '../../rules.js';

/** Everything that the rules cite. */
export const works = {
  housePage: {
    short: 'House page',
    title:
      'A Sichuan Bloody Battle app’s help page “Score : base, fan, vent et pluie” (in French): base × 2^fan, wind and rain, pig, not ready, refund, house rules',
  },
  milSbr: {
    short: 'MIL SBR',
    title: 'Mahjong International League, Sichuan Bloody Rules (四川麻将竞赛规则), trial edition 2025',
  },
  novikov: { short: 'Novikov', title: 'V. Novikov, Sichuan Bloody Rules booklet, part 1 (English)' },
  riichiAdvanced: {
    short: 'Riichi Advanced',
    title: 'Riichi Advanced, open-source game server, Sichuan ruleset (GitHub EpicOrange/riichi_advanced)',
  },
  mahjongSoul: {
    short: 'Mahjong Soul',
    title:
      'Mahjong Soul, 赤羽之战 (Sichuan mode), as reproduced by the open replay editor (GitHub GrandDawn/majsoul-replay-editor)',
  },
  mahjongAustralia: {
    short: 'Mahjong Australia',
    title: 'Mahjong Australia, “Sichuan Mahjong – Battle to the End”, rules page',
  },
  wmt: { short: 'WMT', title: 'World Mahjong Tour, tournament rules “Blood Battle” (cap 3 fan)' },
  appTexts: {
    short: 'App texts',
    title: 'Help texts of several Chinese apps (火火四川麻将, 欢乐四川麻将 and others)',
  },
  order: {
    short: 'Order',
    title:
      'France, arrêté du 4 juin 2019, JORF n° 0135 du 13 juin 2019: chapter I “Wenzhou Style” (articles 7, 8, annexe I), chapter II “Sichuan Style” (articles 24, 25, 33, 34)',
  },
  milWz: {
    short: 'MIL WZ',
    title: 'Mahjong International League, Wenzhou rules (温州麻将竞赛规则), trial edition 2024',
  },
  imsPage: {
    short: 'IMS page',
    title:
      'Internet Mahjong Server, rules page of the later version, “Auxiliary Points” and “Your Final Winning Score”',
  },
  ims1996: {
    short: 'IMS 1996',
    title:
      'Internet Mahjong Server, the server’s original source: another scale (2^fan to 4 fan, then fan²), dealer stays on a draw or own win',
  },
} as const satisfies Readonly<Record<string, Work>>;

/** A place in a work. */
export function at(work: Work, place: string): Work {
  return { ...work, at: place };
}
