import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { GAMES } from '@roadstead/games/all';
import { FastRandom } from '@roadstead/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { guests, NO_LIMITS, nodeVisitor, ServerProcess } from '../../src/test-kit/index.js';
import { until } from './patience.js';
import { PlayedTable } from './played-table.js';
import { PROGRAM } from './program.js';
import { storeOf } from './truth.js';

const TABLES = FULL ? 50 : 4;
const KILLS = FULL ? 20 : 1;
/** Pauses meant for people are short, but the server on a busy machine gets all the time it needs to answer. */
const SPEED = 5;
const ANSWER_MS = 30_000 * SPEED;

let data: string;
let server: ServerProcess;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'roadstead-kill-'));
  server = await ServerProcess.prepare(PROGRAM, data, NO_LIMITS);
});

afterAll(async () => {
  await server.kill();
  await rm(data, { recursive: true, force: true });
});

it(`${KILLS} times SIGKILL under the play of ${TABLES} tables: nothing acknowledged is lost, nothing doubled, all go on`, async () => {
  const random = new FastRandom('kill');
  await server.start();
  const store = await storeOf(data);
  const tables: PlayedTable[] = [];
  for (let i = 0; i < TABLES; i++) {
    const people = await guests(2 + (i % 3), () => nodeVisitor(() => server.base));
    const table = new PlayedTable({
      people,
      plan: { game: GAMES[i % GAMES.length]!.game.id },
      bots: i % 5 === 0 ? ['deckhand'] : [],
      random,
      speed: SPEED,
      answerMs: ANSWER_MS,
    });
    await table.play(() => 100 + random.int(500));
    tables.push(table);
  }
  const faults = async () => (await Promise.all(tables.map((table) => table.faults(store)))).flat();

  for (let kills = 0; kills < KILLS; kills++) {
    await wait(random.int(600));
    await server.kill();
    const before = tables.map((table) => table.mark());
    await server.start();
    expect(await faults()).toEqual([]);
    // Now and then it is killed again before anybody has found their feet.
    if (random.int(4) > 0) await until(() => tables.flatMap((table, i) => table.missing(before[i]!)));
  }
  const marks = tables.map((table) => table.mark());
  await until(() => tables.flatMap((table, i) => table.missing(marks[i]!)));

  for (const table of tables) table.rest();
  await until(() => tables.flatMap((table) => table.unsettled()));
  expect(await faults()).toEqual([]);
  for (const table of tables) {
    expect(await table.differences(store)).toEqual([]);
    expect(await table.unsound(store)).toEqual([]);
  }
  expect(tables.reduce((sum, table) => sum + table.acknowledged, 0)).toBeGreaterThan(TABLES * KILLS);
  await store.close();
  for (const table of tables) table.close();
  expect(await server.stop()).toBe(0);
});
