import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TableClient } from '@roadstead/client';
import { FastRandom } from '@roadstead/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { createApp } from '../../src/app/app.js';
import { readConfig } from '../../src/config/read-config.js';
import type { Store, TableStore } from '../../src/store/store.js';
import { guests, NO_LIMITS, nodeVisitor, ServerProcess } from '../../src/test-kit/index.js';
import { multiply } from './many-tables.js';
import { until } from './patience.js';
import { PlayedTable } from './played-table.js';
import { PROGRAM } from './program.js';
import { storeFile, storeOf } from './truth.js';

const TABLES = FULL ? 10_000 : 1_000;
const ENTRIES = 40;

let data: string;
let server: ServerProcess;
let host: Awaited<ReturnType<typeof guests>>[number];
let last: string;
const base = { url: '' };

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'roadstead-restart-'));
  server = await ServerProcess.prepare(PROGRAM, data, NO_LIMITS);
  await server.start();
  base.url = server.base;
  const people = await guests(4, () => nodeVisitor(() => base.url));
  const table = new PlayedTable({ people, random: new FastRandom('restart'), speed: 1 });
  await table.play(() => 0);
  await until(() => (table.state.log.length >= ENTRIES ? [] : [`${table.state.log.length} entries`]));
  table.rest();
  await until(() => table.unsettled());
  table.close();
  await server.stop();
  multiply(storeFile(data), table.id, TABLES);
  last = (TABLES - 1).toString(36).padStart(12, '0');
  host = people[0]!;
});

afterAll(async () => {
  await server.kill();
  await rm(data, { recursive: true, force: true });
});

it(`a server with ${TABLES} stored tables reads none of them before it is asked for`, async () => {
  const store = await storeOf(data);
  const counts = new Map<string, number>();
  const config = { ...readConfig({ ...NO_LIMITS, ROADSTEAD_DATA: data, ROADSTEAD_LOG: 'silent' }), port: 0 };
  const app = await createApp(config, counting(store, counts));
  base.url = await app.listen();
  expect((await fetch(`${base.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${base.url}/api/games`)).status).toBe(200);
  const { tables } = await host.api.call('myTables');
  expect(tables.length).toBeGreaterThan(0);
  expect(counts).toEqual(new Map());

  const connection = host.connect();
  const client = new TableClient({ connection, table: last });
  await until(() => (client.state.standing?.seq === client.state.log.length ? [] : ['the table']));
  expect(client.state.log.length).toBeGreaterThanOrEqual(ENTRIES);
  expect([...counts.keys()]).toEqual([last]);
  connection.close();
  await app.close();
});

it(`a server with ${TABLES} stored tables starts in its own process and answers`, async () => {
  const ms = await server.start();
  console.info(`First answer with ${TABLES} stored tables: ${Math.round(ms)} ms after the start of the process`);
  base.url = server.base;
  const { id, status } = await host.api.call('table', { params: { id: last } });
  expect({ id, status }).toEqual({ id: last, status: 'playing' });
  expect(await server.stop()).toBe(0);
});

/** The same store, with every reading of a table's logbook counted. */
function counting(store: Store, counts: Map<string, number>): Store {
  const READS: readonly (keyof TableStore)[] = ['byId', 'entries', 'latestSnapshot'];
  const tables = new Proxy(store.tables, {
    get(target, name: keyof TableStore) {
      const method = target[name] as (...args: unknown[]) => unknown;
      if (!READS.includes(name)) return method;
      return (...args: unknown[]) => {
        const id = args[0] as string;
        counts.set(id, (counts.get(id) ?? 0) + 1);
        return method(...args);
      };
    },
  });
  return { ...store, tables };
}
