import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Target = string | { types: string; default: string };

interface Manifest {
  exports: Record<string, Target>;
  sideEffects: string[];
}

export const inPackage = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const manifest = JSON.parse(readFileSync(inPackage('package.json'), 'utf8')) as Manifest;

/** Entry -> the files that it leads to. */
export const targets = Object.entries(manifest.exports).map(([entry, target]): [string, string[]] => [
  entry,
  typeof target === 'string' ? [target] : Object.values(target),
]);

/** The file, with every file of the package that it imports, directly or through others, lazily or not. */
export function reachable(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const text = readFileSync(inPackage(file), 'utf8');
  seen.set(file, text);
  for (const path of imports(text).filter((name) => name.startsWith('.'))) {
    reachable(join(dirname(file), file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path), seen);
  }
  return seen;
}

/** What a module imports, as it is written there. */
export const imports = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport\s*\(?)\s*['"]([^'"]+)['"]/g)].map(([, path]) => path!);
