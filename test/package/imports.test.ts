import { expect, test } from 'vitest';
import { imports, reachable } from './package.js';

const packagesIn = (file: string): string[] =>
  [...new Set([...reachable(file).values()].flatMap(imports))].filter((name) => !name.startsWith('.'));

test.each(['index', 'element/index', 'engine/index'])('the declarations of %s use no type of xstate', (entry) => {
  expect(packagesIn(`dist/types/${entry}.d.ts`)).not.toContain('xstate');
});

test('the declarations of the engine use no package', () => {
  expect(packagesIn('dist/types/engine/index.d.ts')).toEqual([]);
});

test('the engine uses no package at run time', () => {
  expect(packagesIn('dist/engine.js')).toEqual([]);
});
