import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { newDatabase } from '../../../../test/cluster/databases.js';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { NO_LIMITS, ServerProcess } from '../../src/test-kit/index.js';
import { PROGRAM } from '../torture/program.js';

/** Two nodes as anybody would start them, over a database of their own and the NATS of all tests. */
export interface TwoNodes {
  readonly nodes: readonly ServerProcess[];
  /** What they share, looked at from outside. */
  readonly store: Store;
  end(): Promise<void>;
}

export async function startTwoNodes(more: Readonly<Record<string, string>> = {}): Promise<TwoNodes> {
  const folder = await mkdtemp(join(tmpdir(), 'roadstead-cluster-'));
  const database = await newDatabase();
  const env = { ...NO_LIMITS, ROADSTEAD_DATABASE: database, ROADSTEAD_NATS: inject('nats'), ...more };
  const nodes = [await ServerProcess.prepare(PROGRAM, folder, env), await ServerProcess.prepare(PROGRAM, folder, env)];
  // Together: one of them makes the tables of the database, and the other waits for it.
  await Promise.all(nodes.map((node) => node.start()));
  const store = await openStore(database);
  return {
    nodes,
    store,
    async end() {
      for (const node of nodes) await node.kill();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
