import { expect, it } from 'vitest';
import { rulesPage } from '../../scripts/rules-page.js';
import { inPackage } from '../package/package.js';

it('docs/rules.md says what the rules in prose say: npm run docs', async () => {
  await expect(rulesPage()).toMatchFileSnapshot(inPackage('docs/rules.md'));
});
