import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@roadstead/kernel';
import { afterAll, beforeAll, expect } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { guests, NO_LIMITS, nodeVisitor, ServerProcess } from '../../src/test-kit/index.js';
import { timed, until } from './patience.js';
import { PlayedTable } from './played-table.js';
import { PROGRAM } from './program.js';
import { storeOf } from './truth.js';

const TABLES = 8;
const ENTRIES = 20;
const FASTEST = 4;

let data: string;
let servers: ServerProcess[];

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'roadstead-nodes-'));
  servers = [
    await ServerProcess.prepare(PROGRAM, data, NO_LIMITS),
    await ServerProcess.prepare(PROGRAM, data, NO_LIMITS),
  ];
  for (const server of servers) await server.start();
});

afterAll(async () => {
  for (const server of servers) await server.kill();
  await rm(data, { recursive: true, force: true });
});

inFull(
  'two servers over one store, everybody with a tab on each: both serve every table, and no turn is won twice',
  async () => {
    const random = new FastRandom('nodes');
    const store = await storeOf(data);
    const tables: PlayedTable[] = [];
    for (let i = 0; i < TABLES; i++) {
      let calls = 0;
      // The next socket of a person goes to the other server.
      const visitor = () => nodeVisitor(() => servers[calls++ % servers.length]!.base);
      const { done: people, speed } = await timed(FASTEST, () => guests(2 + (i % 2), visitor));
      const bots = i % 2 === 0 ? (['deckhand'] as const) : [];
      const table = new PlayedTable({ people, tabs: 2, bots: [...bots], again: false, random, speed });
      await table.play(() => random.int(50));
      tables.push(table);
    }
    const behind = () => tables.filter(({ state }) => state.log.length < ENTRIES && !state.standing?.over);
    await until(() => behind().map(({ id, state }) => `${id}: ${state.log.length}`));
    for (const table of tables) table.rest();
    await until(() => tables.flatMap((table) => table.unsettled()));

    for (const table of tables) {
      expect(await table.faults(store)).toEqual([]);
      expect(await table.differences(store)).toEqual([]);
      expect(await table.unsound(store)).toEqual([]);
      table.close();
    }
    await store.close();
    for (const server of servers) expect(await server.stop()).toBe(0);
  },
);
