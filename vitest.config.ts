import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { workers } from './packages/web/build/workers.js';
import { findServices } from './scripts/services.mjs';

/** Screenshots are taken by the same means, but only when somebody wants to look at them. */
const SHOTS = process.env.SCREENSHOTS !== undefined;
const BROWSER = 'packages/web/test/browser/**/*.test.ts';
/** They put something else in the place of a module, which nobody else may see: each has a worker of its own. */
const REPLACING = [
  'packages/cli/test/{another-game,campaign,plans}.test.ts',
  'packages/engine/test/faulty-bot.test.ts',
  'packages/web/test/faces.test.ts',
  'packages/web/test/port-royal/table.test.ts',
];

/** At full length a single test may be long. */
const PATIENCE_MS = process.env.ROADSTEAD_FULL === '1' ? 7_200_000 : 600_000;

/** Several nodes over PostgreSQL and NATS, and what must hold over PostgreSQL as over SQLite. */
const CLUSTER = 'packages/*/test/cluster/**/*.test.ts';
const OVER_BOTH = [
  'packages/server/test/store/{follows,logbook,opening,people,previous,tables}.test.ts',
  'packages/server/test/tables/nodes.test.ts',
];
const HAS_SERVICES = findServices() !== null;
if (!HAS_SERVICES)
  console.log('Left out: tests of several nodes, since PostgreSQL and nats-server are not installed here.');

/** Short files that take long: nothing else says so in a fresh clone. */
const LONG =
  /\/torture\/|\/(bots|many-[a-z-]+|combinations|puzzles|tune|arena|simulate|simulate-boxes|analyse|serve)\.test\.ts$/;

/** What takes longest first, so that no core is idle at the end; files of one project together, so that they share a worker. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    const of = (name: string) => sorted.filter(({ project }) => project.name === name);
    const longFirst = (all: TestSpecification[]) => [...all.filter(isLong), ...all.filter((one) => !isLong(one))];
    return ['browser', 'cluster', 'node', 'replacing'].flatMap((name) => longFirst(of(name)));
  }
}

// Tests read the TypeScript sources of every package, so a stale build can never pass them.
export default defineConfig({
  // Whoever starts a worker of the page asks for its address.
  plugins: [workers()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    // Nothing is decided by how fast a machine is: whoever waits has patience, and these only end what hangs.
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { interval: 50, timeout: 60_000 } },
    restoreMocks: true,
    // One more than there are cores: tests with a browser or a server of their own often wait for it; two more were slower.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/*/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [BROWSER, CLUSTER, ...REPLACING, '**/node_modules/**'],
          // A worker loads the rules once, not once for each file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'replacing', include: REPLACING } },
      ...(HAS_SERVICES
        ? [
            {
              extends: true as const,
              test: {
                name: 'cluster',
                include: [CLUSTER, ...OVER_BOTH],
                globalSetup: ['test/cluster/setup.ts'],
                isolate: false,
              },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          name: 'browser',
          include: SHOTS ? ['packages/web/test/browser/**/*.shots.ts'] : [BROWSER],
          // A browser on a busy machine may be unlucky once; what fails twice is a fault.
          retry: 1,
          globalSetup: ['packages/web/test/browser/build-page.ts'],
          // A worker starts one browser, and every test gets a fresh context in it.
          isolate: false,
        },
      },
    ],
  },
});
