import { defineConfig } from 'vitest/config';

// Tests read the TypeScript sources of every package, so a stale build can never pass them.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 120_000,
    // Vitest leaves a core idle otherwise, which on a small machine doubles the time.
    maxWorkers: '100%',
  },
});
