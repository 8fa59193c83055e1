import { defineConfig } from 'vitest/config';
import { engines } from './scripts/browsers.mjs';

export default defineConfig({
  test: {
    include: ['test/{engine,locales,machine,package,session,storage,walk,share,gallery}/**/*.test.ts'].concat(
      // What is about a whole page, without a network or with its screen on, is seen in Chromium.
      engines.includes('chromium') ? 'test/demo/**/*.test.ts' : [],
    ),
    environment: 'node',
    // A busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
