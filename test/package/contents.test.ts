import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inPackage, targets } from './package.js';

interface Pack {
  readonly files: readonly { readonly path: string }[];
}

// By the shell on Windows, where npm is a script.
const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
  cwd: inPackage('.'),
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  maxBuffer: 16 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const files = (JSON.parse(output) as Pack[]).flatMap((pack) => pack.files.map(({ path }) => path));

test('the package holds what it exports', () => {
  for (const [entry, paths] of targets) {
    for (const path of paths) expect(files, entry).toContain(path.replace('./', ''));
  }
});

test('it holds the build, its source and what names them, and nothing else', () => {
  const folders = new Set(files.map((file) => file.split('/')[0]));
  expect([...folders].sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json', 'src']);
});

test('source maps find our sources in it', () => {
  const ours = files
    .filter((file) => file.endsWith('.map'))
    .flatMap((file) => {
      const { sources } = JSON.parse(readFileSync(inPackage(file), 'utf8')) as { sources: readonly string[] };
      return sources.map((source) => join(dirname(file), source));
    })
    .filter((source) => !source.includes('node_modules'));
  expect(ours).toContain(join('src', 'index.ts'));
  expect([...new Set(ours)].filter((source) => !files.includes(source.replaceAll('\\', '/')))).toEqual([]);
});
