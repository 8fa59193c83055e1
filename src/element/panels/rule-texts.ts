import type { RuleTexts } from '../../locales/rules.js';
import type { Kit } from './kit.js';

let english: RuleTexts | undefined;

/** Fetches the rules in prose. They are long and several panels show them, so they are a file of their own. */
export async function load(): Promise<void> {
  english = (await import('../../locales/en/rules/rules-en.js')).rules;
}

/** The rules in prose, in a panel that has `load`. */
export function ruleTexts({ words }: Kit): RuleTexts {
  const texts = words?.rules ?? english;
  if (!texts) throw new Error('The panel has to export load');
  return texts;
}
