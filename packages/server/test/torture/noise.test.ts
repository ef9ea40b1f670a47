import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@roadstead/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { guests, NO_LIMITS, nodeVisitor, ServerProcess, serverFigures } from '../../src/test-kit/index.js';
import type { Prey } from './hostile-http.js';
import { Hostile } from './hostile-text.js';
import { noise } from './noise.js';
import { until } from './patience.js';
import { PlayedTable } from './played-table.js';
import { PROGRAM } from './program.js';
import { storeOf } from './truth.js';

/** Half of it over HTTP, half over sockets. */
const MESSAGES = FULL ? 200_000 : 1_500;
const REQUESTS = MESSAGES / 2;
const FRAMES = MESSAGES / 2;

let data: string;
let server: ServerProcess;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'roadstead-noise-'));
  server = await ServerProcess.prepare(PROGRAM, data, {
    ...NO_LIMITS,
    ROADSTEAD_LIMIT_NEW_PEOPLE: '200/3600',
    ROADSTEAD_LIMIT_NEW_TABLES: '200/3600',
    ROADSTEAD_LOG: 'error',
  });
  await server.start();
});

afterAll(async () => {
  await server.kill();
  await rm(data, { recursive: true, force: true });
});

it(`${REQUESTS + FRAMES} hostile messages: no crash, no 5xx, no stuck table, memory flat`, async () => {
  const random = new FastRandom('noise');
  const visit = () => nodeVisitor(() => server.base);
  const tables: PlayedTable[] = [];
  for (let i = 0; i < 3; i++) {
    const table = new PlayedTable({ people: await guests(3, visit), random, speed: 1 });
    await table.play(() => 300);
    tables.push(table);
  }
  const [attacker] = await guests(1, visit);
  const own = await attacker!.api.call('newTable', { body: { game: 'port-royal', seats: 2 } });
  const { pid } = server;
  const prey: Prey = {
    host: `127.0.0.1:${server.port}`,
    cookie: attacker!.headers().cookie!,
    tables: [...tables.map(({ id }) => id), own.id],
    invite: own.invite!,
  };
  const hostile = new Hostile(random);

  const early = await noise(hostile, prey, attacker!, REQUESTS * 0.25, FRAMES * 0.25);
  const firstMemory = await memory();
  const late = await noise(hostile, prey, attacker!, REQUESTS * 0.75, FRAMES * 0.75);
  const lastMemory = await memory();

  const statuses = [...early, ...late];
  expect(statuses.filter((status) => typeof status === 'number' && status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status === 'silent')).toEqual([]);
  expect(statuses.filter((status) => typeof status === 'number' && status >= 400).length).toBeGreaterThan(REQUESTS / 2);
  expect(server.pid).toBe(pid);
  expect(server.running).toBe(true);
  expect(lastMemory).toBeLessThan(firstMemory * 1.5 + 64 * 1_048_576);

  const marks = tables.map((table) => table.mark());
  await until(() => tables.flatMap((table, i) => table.missing(marks[i]!)));
  for (const table of tables) table.rest();
  await until(() => tables.flatMap((table) => table.unsettled()));
  const store = await storeOf(data);
  for (const table of tables) {
    expect(await table.faults(store)).toEqual([]);
    expect(await table.differences(store)).toEqual([]);
    expect(await table.unsound(store)).toEqual([]);
    table.close();
  }
  await store.close();
  expect(server.words).not.toMatch(/"level":(50|60)/);
  expect(await server.stop()).toBe(0);
});

/** The least of several looks: what is only waiting to be collected does not count. */
async function memory(): Promise<number> {
  const looks: number[] = [];
  for (let i = 0; i < 5; i++) looks.push((await serverFigures(server.base)).memoryBytes);
  return Math.min(...looks);
}
