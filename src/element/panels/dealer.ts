import type { Round } from '../../engine/rulesets/index.js';
import type { Scene } from './kit.js';

/** "Ann", with what that stakes where it is more than dealing: "Ann, Leader ×4". */
export function dealerOf({ game, rules, script }: Scene, round: Round): string {
  const stakes = game.ruleset.stakes?.(round);
  const name = script.name(round.dealer);
  return stakes ? `${name}, ${rules.status(stakes)}` : name;
}
