import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RequestOutcome, Visitor } from '@roadstead/client';
import { GAMES } from '@roadstead/games/all';
import { FastRandom } from '@roadstead/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { FULL } from '../../../../test/full.js';
import { guests, NO_LIMITS, ServerProcess } from '../../src/test-kit/index.js';
import { CuttingProxy } from './cutting-proxy.js';
import { FoulSocket, type Weather } from './foul-socket.js';
import { timed, until } from './patience.js';
import { PlayedTable } from './played-table.js';
import { PROGRAM } from './program.js';
import { storeOf } from './truth.js';

const TABLES = FULL ? 10 : 2;
const ENTRIES = FULL ? 80 : 30;
const FASTEST = 8;

const random = new FastRandom('network');
const weather: Weather = { drop: 30, double: 80, delayMs: 40 };
let data: string;
let server: ServerProcess;
let proxy: CuttingProxy;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'roadstead-network-'));
  server = await ServerProcess.prepare(PROGRAM, data, NO_LIMITS);
  await server.start();
  proxy = await CuttingProxy.before(server.port, random);
});

afterAll(async () => {
  proxy.close();
  await server.kill();
  await rm(data, { recursive: true, force: true });
});

/** Comes straight to the door, but talks at the table over a foul line. */
function visitor(): Visitor {
  return new Visitor({
    base: () => server.base,
    fetch: (url, init) => fetch(url, init),
    socket: (url, headers) => {
      const socket = new WebSocket(url.replace(`${server.port}`, `${proxy.port}`), {
        headers: { ...headers, origin: `http://127.0.0.1:${proxy.port}` },
      });
      return new FoulSocket(socket, weather, random);
    },
  });
}

it('messages lost, doubled, late and overtaking, lines cut, two tabs racing: every screen ends as the store has it', async () => {
  const store = await storeOf(data);
  const tables: PlayedTable[] = [];
  const spoken = new Map<PlayedTable, string[]>();
  for (let i = 0; i < TABLES; i++) {
    const plan = { game: GAMES[i % GAMES.length]!.game.id };
    const { done: people, speed } = await timed(FASTEST, () => guests(2 + (i % 3), visitor));
    const table = new PlayedTable({ people, plan, tabs: 2, again: false, random, speed });
    await table.play(() => random.int(30));
    tables.push(table);
    spoken.set(table, []);
  }
  const answers: Promise<RequestOutcome>[] = [];
  const talking = setInterval(() => {
    for (const [table, texts] of spoken) {
      const text = `word ${texts.length}`;
      texts.push(text);
      answers.push(table.screens[random.int(table.screens.length)]!.say({ text }));
    }
  }, 200);
  await until(() =>
    tables.filter(({ state }) => state.log.length < ENTRIES && !state.standing?.over).map(({ id }) => id),
  );
  clearInterval(talking);
  for (const table of tables) table.rest();
  Object.assign(weather, { drop: 0, double: 0, delayMs: 0 });
  proxy.foul = false;
  await until(() => tables.flatMap((table) => table.unsettled()));

  expect((await Promise.all(answers)).filter(({ ok }) => !ok)).toEqual([]);
  for (const table of tables) {
    const said = (await store.talk.after(table.id, 0, 10_000)).map(({ text }) => text!);
    expect(said.sort()).toEqual(spoken.get(table)!.sort());
    expect(await table.faults(store)).toEqual([]);
    expect(await table.differences(store)).toEqual([]);
    expect(await table.unsound(store)).toEqual([]);
    table.close();
  }
  expect(proxy.cuts).toBeGreaterThan(TABLES);
  await store.close();
});
