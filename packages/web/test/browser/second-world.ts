import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { buildPage, buildPreload } from '../second-game/build.js';
import { leaveAfterEachTest } from './browser.js';
import { OnlineWorld } from './online-world.js';
import { ServerProcess } from './server-process.js';

/** As long as a build may take on the busiest of machines. */
const PATIENCE_MS = 280_000;

interface Build {
  readonly page: string;
  readonly preload: string;
  /** Every file that the page was made of. */
  readonly sources: readonly string[];
}

/** A server and its page that know a second game. */
class SecondWorld extends OnlineWorld {
  sources: readonly string[] = [];
}

export function secondWorld(): SecondWorld {
  const world = new SecondWorld();
  beforeAll(async () => {
    const { page, preload, sources } = await theBuild(inject('secondPage'));
    world.sources = sources;
    world.server = await ServerProcess.start(page, ['--import', preload]);
  });
  afterAll(() => world.close());
  leaveAfterEachTest(world);
  return world;
}

/** One for all files, in whatever process they run: the first builds it, the others wait for its note. */
async function theBuild(folder: string): Promise<Build> {
  const note = join(folder, 'build.json');
  try {
    mkdirSync(folder);
  } catch {
    const isThere = () => {
      if (!existsSync(note)) throw new Error('The page with the second game was not built.');
    };
    await vi.waitFor(isThere, { timeout: PATIENCE_MS, interval: 200 });
    return JSON.parse(readFileSync(note, 'utf8'));
  }
  const { NODE_ENV } = process.env;
  // Vite builds for development where the environment says so, and Vitest's says "test".
  process.env.NODE_ENV = 'production';
  const [page, sources] = [join(folder, 'page'), new Set<string>()];
  await buildPage(page, sources);
  const preload = await buildPreload(join(folder, 'preload'));
  process.env.NODE_ENV = NODE_ENV;
  const build: Build = { page, preload, sources: [...sources] };
  writeFileSync(`${note}.part`, JSON.stringify(build));
  renameSync(`${note}.part`, note);
  return build;
}
