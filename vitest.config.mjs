import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/{engine,locales,machine,package,session,storage,walk,share}/**/*.test.ts'],
    environment: 'node',
    // A busy machine is no failure.
    testTimeout: 60_000,
  },
});
