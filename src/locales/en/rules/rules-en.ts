import type { RuleTexts } from '../../rules.js';
import { ims } from './ims.js';
import { sichuan } from './sichuan.js';
import { wenzhou } from './wenzhou.js';

export const rules: RuleTexts = {
  books: { sichuan, wenzhou, ims },
  rules: 'The rules',
  source: 'Source',
  inForce: 'In force',
  others: 'Other readings',
  works: 'Works cited',
  remark: '“Most” counts the works read, not players. “Our reading” is a decision where the works leave a point open.',
  marked: 'Marked: the last win of this round.',
};
