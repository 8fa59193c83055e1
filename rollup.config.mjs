import { rmSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { classicChunks } from './scripts/classic-chunks.mjs';
import { minifyTemplates } from './scripts/minify-templates.mjs';

/** Entry of the package -> its source. */
const entries = {
  index: 'src/index.ts',
  element: 'src/element/index.ts',
  engine: 'src/engine/index.ts',
  machine: 'src/machine/index.ts',
};

// A file of an earlier build must not end up in the package.
rmSync('dist', { recursive: true, force: true });

const compile = () => [
  // "production" leaves out Lit's developer warnings.
  nodeResolve({ extensions: ['.ts', '.js'], exportConditions: ['production', 'module'] }),
  esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' }),
  minifyTemplates(),
];

/** For bundlers and Node: modules, with the dependencies left to the importing app. */
const npm = {
  input: entries,
  external: /^(lit|xstate)(\/|$)/,
  plugins: compile(),
  output: {
    dir: 'dist',
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    hoistTransitiveImports: false,
  },
};

/** Readers of an example do without what players enter with. */
const enterLater = () => ({
  name: 'enter-later',
  async resolveId(source, importer, options) {
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved?.id.endsWith('/play/source.ts') ? resolved.id.replace('source.ts', 'source-later.ts') : resolved;
  },
});

/** Everything that a module imports, but for what it imports later. */
function staticImports(id, getModuleInfo, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const one of getModuleInfo(id)?.importedIds ?? []) staticImports(one, getModuleInfo, found);
  return found;
}

/** The main file holds all that it needs at once, and another what several panels share. */
const chunkOf = (id, { getModuleIds, getModuleInfo }) => {
  const entry = [...getModuleIds()].find((one) => getModuleInfo(one)?.isEntry);
  if (staticImports(entry, getModuleInfo).has(id)) return 'mahjong-settler';
  const { importers = [], dynamicImporters = [] } = getModuleInfo(id) ?? {};
  const isPart = (one) => /\/src\/(element\/panels|locales)\//.test(one);
  return isPart(id) && dynamicImporters.length === 0 && importers.length > 1 ? 'panels' : undefined;
};

const shrink = () => terser({ ecma: 2022, compress: { passes: 2 }, format: { comments: false, ascii_only: true } });

/** For a script tag: a main file that loads as a classic script or a module, from disk too, and its siblings. */
const cdn = {
  input: { 'mahjong-settler': 'src/cdn.ts' },
  plugins: [enterLater(), ...compile()],
  output: {
    dir: 'dist',
    format: 'es',
    sourcemap: true,
    manualChunks: chunkOf,
    entryFileNames: '[name].min.js',
    chunkFileNames: 'mahjong-settler.[name].min.js',
    hoistTransitiveImports: false,
    plugins: [classicChunks({ entry: 'mahjong-settler.min.js' }), shrink()],
  },
};

/** The same with everything in it, for places that take one file and no more. */
const alone = {
  input: 'src/cdn.ts',
  plugins: compile(),
  output: {
    file: 'dist/mahjong-settler-alone.min.js',
    format: 'iife',
    sourcemap: true,
    inlineDynamicImports: true,
    plugins: [shrink()],
  },
};

export default [npm, cdn, alone];
