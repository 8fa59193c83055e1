import { rmSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { minifyTemplates } from './scripts/minify-templates.mjs';
import { siblingChunks } from './scripts/sibling-chunks.mjs';

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
const minify = () => terser({ ecma: 2022, compress: { passes: 2 }, format: { comments: false, ascii_only: true } });

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

/** For a script tag: one file that also loads as a classic script, from file:// too, and its lazily loaded siblings. */
const cdn = {
  input: 'src/cdn.ts',
  plugins: [
    ...compile(),
    siblingChunks({ prefix: 'mahjong-settler', plugins: () => [...compile(), minify({ module: true })] }),
  ],
  output: {
    file: 'dist/mahjong-settler.min.js',
    format: 'iife',
    sourcemap: true,
    plugins: [minify()],
  },
};

export default [npm, cdn];
