import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inPackage, manifest } from './package.js';

const entries = Object.keys(manifest.exports).filter((entry) => entry !== './cdn' && !entry.endsWith('.json'));

test.each(entries)('%s can be imported where there is no DOM', (entry) => {
  const specifier = entry.replace('.', 'mahjong-settler');
  const script = `const entry = await import('${specifier}'); console.log(typeof document, Object.keys(entry).length)`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: inPackage('.'),
    encoding: 'utf8',
  });
  expect(output).toMatch(/^undefined [1-9]/);
});
