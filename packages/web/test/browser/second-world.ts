import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildPage, buildPreload } from '../second-game/build.js';
import { leaveAfterEachTest } from './browser.js';
import { OnlineWorld } from './online-world.js';
import { ServerProcess } from './server-process.js';

/** A server and its page that know a second game. */
export class SecondWorld extends OnlineWorld {
  /** Every file that the page was made of. */
  readonly sources = new Set<string>();
}

export function secondWorld(): SecondWorld {
  const world = new SecondWorld();
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-second-'));
  const { NODE_ENV } = process.env;
  beforeAll(async () => {
    // Vite builds for development where the environment says so, and Vitest's says "test".
    process.env.NODE_ENV = 'production';
    const page = join(folder, 'page');
    await buildPage(page, world.sources);
    const preload = await buildPreload(join(folder, 'preload'));
    process.env.NODE_ENV = NODE_ENV;
    world.server = await ServerProcess.start(page, ['--import', preload]);
  });
  afterAll(async () => {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  });
  leaveAfterEachTest(world);
  return world;
}
