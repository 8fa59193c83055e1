import type { ImsOptions } from '../../engine/rulesets/ims.js';
import type { SichuanOptions } from '../../engine/rulesets/sichuan.js';
import type { WenzhouOptions } from '../../engine/rulesets/wenzhou.js';
import type { OptionWords, PanelWords } from '../panel-words.js';
import { session } from './session.js';
import { settleUp } from './settle-up.js';
import { share } from './share.js';

/** Words of every option; the compiler asks for each. */
type WordsOf<O> = Readonly<Record<keyof O & string, OptionWords>>;

const sichuan: WordsOf<SichuanOptions> = {
  base: { label: 'Points in one base' },
  fanCap: {
    label: 'A hand counts at most',
    values: { 3: '3 fan, ×8', 4: '4 fan, ×16', 5: '5 fan, ×32', 6: '6 fan, ×64' },
  },
  selfDrawBonus: {
    label: 'A self-drawn win adds',
    values: { base: '1 base, outside the cap', fan: '1 fan, inside the cap', none: 'Nothing' },
  },
  kongTransfer: {
    label: 'Win on the discard after a kong: the kong’s money goes',
    values: { winner: 'To the winner', payers: 'Back to who paid it', off: 'Nowhere, it stays' },
  },
  transferSplit: {
    label: 'Several winners on that discard',
    values: { split: 'Share the kong’s money', each: 'Get all of it each' },
  },
  pigPays: {
    label: 'A flower pig pays',
    values: {
      'non-winners': 'Seats checked, not yet won',
      ready: 'Ready seats alone',
      everyone: 'Everyone but pigs',
    },
  },
  pigAlsoNotReady: { label: 'A flower pig also pays for not being ready' },
  kongRefund: { label: 'Not ready: kong money is given back' },
};

const wenzhou: WordsOf<WenzhouOptions> = {
  coefficients: {
    label: 'Leader’s coefficients, by win in a row',
    values: { '2/4/6/8': '×2, 4, 6, 8', '3/5/7/9': '×3, 5, 7, 9' },
  },
  losingLeader: {
    label: 'A losing Leader pays',
    values: { first: 'The first coefficient', streak: 'The one it would have won at' },
  },
};

const ims: WordsOf<ImsOptions> = {
  flowers: { label: 'The table plays with flowers' },
  minimumFan: { label: 'Fewest fan that may win' },
};

export const panels: PanelWords = {
  yes: 'Yes',
  no: 'No',
  nextGame: 'Changes apply to the next game.',
  resettled: 'This game is settled by these rules now.',
  pending: 'The next game is played by these rules.',
  resettle: 'Re-settle this game',
  preview: 'Re-settling this game by these rules would change:',
  noChange: 'Re-settling this game would change no payment.',
  discard: 'Discard changes',
  whatIf: 'What if',
  otherRules: 'Other options',
  alsoBehind: 'Rules behind the sum',
  tried: 'By these rules the author’s payments would change:',
  triedSame: 'By these rules no payment would change.',
  asWritten: 'Back to the author’s rules',
  locked: 'set by this page',
  options: { sichuan, wenzhou, ims },
  session,
  settleUp,
  share,
};
