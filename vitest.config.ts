import { defineConfig } from 'vitest/config';

/** Screenshots are taken by the same means, but only when somebody wants to look at them. */
const SHOTS = process.env.SCREENSHOTS !== undefined;
const BROWSER = 'packages/web/test/browser/**/*.test.ts';

// Tests read the TypeScript sources of every package, so a stale build can never pass them.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    testTimeout: 120_000,
    // Vitest leaves a core idle otherwise, which on a small machine doubles the time.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/*/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [BROWSER, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: SHOTS ? ['packages/web/test/browser/**/*.shots.ts'] : [BROWSER],
          globalSetup: ['packages/web/test/browser/build-page.ts'],
          hookTimeout: 120_000,
          // A browser on a busy machine may lose a race that nobody at a table would notice. What is wrong fails twice.
          retry: 1,
        },
      },
    ],
  },
});
