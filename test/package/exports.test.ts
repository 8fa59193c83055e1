import { existsSync } from 'node:fs';
import { publint } from 'publint';
import { expect, test } from 'vitest';
import { inPackage, manifest, targets } from './package.js';

test.each(targets)('%s leads to files that are there', (_entry, files) => {
  for (const file of files) expect(existsSync(inPackage(file)), file).toBe(true);
});

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: inPackage('.'), strict: true });
  expect(messages).toEqual([]);
});

test('only the registering files have side effects', () => {
  expect(manifest.sideEffects).toEqual([
    'dist/index.js',
    'dist/mahjong-settler.min.js',
    'dist/mahjong-settler-alone.min.js',
    'src/index.ts',
    'src/cdn.ts',
  ]);
});
