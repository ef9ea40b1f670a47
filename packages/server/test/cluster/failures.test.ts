import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { GAMES } from '@roadstead/games/all';
import { FastRandom } from '@roadstead/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findServices } from '../../../../scripts/services.mjs';
import { newNats, newPostgres, type Service } from '../../../../test/cluster/services.js';
import { FULL } from '../../../../test/full.js';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { gather, guests, NO_LIMITS, nodeVisitor, ServerProcess } from '../../src/test-kit/index.js';
import { until } from '../torture/patience.js';
import { PlayedTable } from '../torture/played-table.js';
import { PROGRAM } from '../torture/program.js';
import { CutLine } from './cut-line.js';

const TABLES = FULL ? 50 : 2;
/** How long a node is cut off; from PostgreSQL longer than a lease, and than it keeps a transaction that says nothing. */
const CUT_MS = FULL ? { nats: 30_000, postgres: 30_000 } : { nats: 1_000, postgres: 7_000 };
const SPEED = 5;
const ANSWER_MS = 30_000 * SPEED;

let folder: string;
let postgres: Service;
let nats: Service;
let lines: { postgres: CutLine; nats: CutLine };
let nodes: ServerProcess[];
let store: Store;
let tables: PlayedTable[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadstead-failures-'));
  const programs = findServices()!;
  [postgres, nats] = await Promise.all([newPostgres(programs, { durable: true }), newNats(programs)]);
  await Promise.all([postgres.start(), nats.start()]);
  const [toPostgres, toNats] = [await CutLine.to(postgres.url), await CutLine.to(nats.url)];
  lines = { postgres: toPostgres.line, nats: toNats.line };
  const env = { ...NO_LIMITS, ROADSTEAD_BOT_PAUSE_MS: '20' };
  const reached = [
    { ROADSTEAD_NODE: '0', ROADSTEAD_DATABASE: toPostgres.url, ROADSTEAD_NATS: toNats.url },
    { ROADSTEAD_NODE: '1', ROADSTEAD_DATABASE: postgres.url, ROADSTEAD_NATS: nats.url },
  ];
  nodes = [];
  for (const how of reached) nodes.push(await ServerProcess.prepare(PROGRAM, folder, { ...env, ...how }));
  await Promise.all(nodes.map((node) => node.start()));
  store = await openStore(postgres.url);
  const random = new FastRandom('failures');
  tables = [];
  for (let i = 0; i < TABLES; i++) {
    let calls = i;
    const people = await guests(2, () => {
      const home = calls++ % 2;
      return nodeVisitor(() => (nodes[home]!.running ? nodes[home]! : nodes[1 - home]!).base);
    });
    const table = new PlayedTable({
      people,
      plan: { game: GAMES[i % GAMES.length]!.game.id },
      bots: i % 2 === 0 ? ['deckhand'] : [],
      random,
      speed: SPEED,
      answerMs: ANSWER_MS,
    });
    await table.play(() => 50 + random.int(300));
    tables.push(table);
  }
});

afterAll(async () => {
  for (const table of tables ?? []) table.close();
  for (const node of nodes) await node.kill();
  await store.close();
  for (const line of Object.values(lines)) line.close();
  await Promise.all([postgres.remove(), nats.remove()]);
  await rm(folder, { recursive: true, force: true });
});

/** Everybody at every table has seen more than they had when this was asked. */
async function allGoOn(): Promise<void> {
  const marks = tables.map((table) => table.mark());
  await until(() => tables.flatMap((table, i) => table.missing(marks[i]!)));
}

const heard = async () => {
  const answers = await Promise.all(nodes.map(async ({ base }) => (await fetch(`${base}/healthz`)).json()));
  return (answers as { ok: boolean; nats?: string }[]).map(({ ok, nats: state }) => [ok, state]);
};
const ALL_WELL = [
  [true, 'connected'],
  [true, 'connected'],
];
const faults = async () => (await Promise.all(tables.map((table) => table.faults(store)))).flat();

it(`under the play of ${TABLES} tables NATS ends and comes back: all go on without it, and nodes hear each other again`, async () => {
  await allGoOn();
  await nats.kill();
  await expect.poll(heard).toEqual(ALL_WELL.map(() => [true, 'down']));
  await allGoOn();
  await nats.start();
  await expect.poll(heard).toEqual(ALL_WELL);
  await allGoOn();
  expect(await faults()).toEqual([]);
});

it('PostgreSQL ends at once and comes back: nothing acknowledged is missing or doubled, and all go on', async () => {
  await postgres.kill();
  await postgres.start();
  await expect.poll(heard).toEqual(ALL_WELL);
  await allGoOn();
  expect(await faults()).toEqual([]);
});

it('a node is cut off from NATS for a while: its people go on by what it asks the store', async () => {
  lines.nats.cut();
  const mended = wait(CUT_MS.nats).then(() => lines.nats.mend());
  await allGoOn();
  await mended;
  await expect.poll(heard).toEqual(ALL_WELL);
  await allGoOn();
  expect(await faults()).toEqual([]);
});

it('a node is cut off from PostgreSQL for a while: what it had begun counts once or not at all, and its people go on after it', async () => {
  lines.postgres.cut();
  await wait(CUT_MS.postgres);
  lines.postgres.mend();
  await expect.poll(heard).toEqual(ALL_WELL);
  await allGoOn();
  expect(await faults()).toEqual([]);
});

it.runIf(FULL)(
  'a clock that runs out after the node that looks after clocks was killed is seen to by the other',
  async () => {
    const keeper = async () => {
      const found = await store.work!.nodes(await store.work!.time());
      return found.find(({ work }) => work.includes('house'))?.name;
    };
    await expect.poll(keeper).toBeDefined();
    const victim = Number(await keeper());
    const people = await guests(2, () => nodeVisitor(() => nodes[1 - victim]!.base));
    const pace = { kind: 'live', reserveSeconds: 10, turnSeconds: 0 } as const;
    const id = await gather(people, { game: 'port-royal', house: { pace, standIn: 'deckhand' } });
    await nodes[victim]!.kill();
    const standIns = async () => (await store.tables.byId(id))!.seats.filter(({ standIn }) => standIn !== null).length;
    await expect.poll(standIns, { timeout: 300_000 }).toBeGreaterThan(0);
    await expect.poll(keeper).toBe(String(1 - victim)); // on a busy machine it may be nobody's for a moment
    await nodes[victim]!.start();
    await allGoOn();
  },
);

it('in the end every screen equals the store, by itself, and every logbook verifies', async () => {
  for (const table of tables) table.rest();
  await until(() => tables.flatMap((table) => table.unsettled()));
  expect(await faults()).toEqual([]);
  for (const table of tables) {
    expect(await table.differences(store)).toEqual([]);
    expect(await table.unsound(store)).toEqual([]);
  }
  for (const node of nodes) expect(node.running).toBe(true);
});
