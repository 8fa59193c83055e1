import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/engine/**/*.test.ts', 'test/machine/**/*.test.ts', 'test/package/**/*.test.ts'],
    environment: 'node',
  },
});
