import { GAMES } from '@roadstead/games/all';
import { FastRandom } from '@roadstead/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { guests, nodeVisitor } from '../../src/test-kit/index.js';
import { until } from '../torture/patience.js';
import { PlayedTable } from '../torture/played-table.js';
import { FrontProxy } from './front-proxy.js';
import { startTwoNodes, type TwoNodes } from './two-nodes.js';

const TABLES = FULL ? 50 : 2;
const ROUNDS = FULL ? 5 : 1;
const SPEED = 5;
const ANSWER_MS = 30_000 * SPEED;

let nodes: TwoNodes['nodes'];
let proxy: FrontProxy;
let store: TwoNodes['store'];
let end: TwoNodes['end'];

beforeAll(async () => {
  ({ nodes, store, end } = await startTwoNodes({
    ROADSTEAD_BOT_PAUSE_MS: '20',
    // The proxy asks before each connection: it need not be waited for until it asks again.
    ROADSTEAD_DRAIN_MS: '100',
  }));
  proxy = await FrontProxy.before(nodes.map(({ port }) => port));
});

afterAll(async () => {
  proxy.close();
  await end();
});

it(`each of two nodes restarted ${ROUNDS} times under the play of ${TABLES} tables: no action is refused, none lost or doubled, all go on`, async () => {
  const random = new FastRandom('rolling');
  const tables: PlayedTable[] = [];
  for (let i = 0; i < TABLES; i++) {
    const people = await guests(2, () => nodeVisitor(() => proxy.base));
    const plan = { game: GAMES[i % GAMES.length]!.game.id };
    const bots = i % 2 === 0 ? (['deckhand'] as const) : [];
    const table = new PlayedTable({ people, plan, bots: [...bots], random, speed: SPEED, answerMs: ANSWER_MS });
    await table.play(() => 20 + random.int(200));
    tables.push(table);
  }
  const beyond = async () => {
    const marks = tables.map((table) => table.mark());
    await until(() => tables.flatMap((table, i) => table.missing(marks[i]!)));
  };
  await beyond();
  for (let round = 0; round < ROUNDS; round++) {
    for (const node of nodes) {
      expect(await node.stop()).toBe(0);
      await beyond(); // at the other one
      await node.start();
      await beyond();
    }
  }
  for (const table of tables) table.rest();
  await until(() => tables.flatMap((table) => table.unsettled()));
  expect(tables.flatMap((table) => table.refusals)).toEqual([]);
  for (const table of tables) {
    expect(await table.faults(store)).toEqual([]);
    expect(await table.differences(store)).toEqual([]);
    expect(await table.unsound(store)).toEqual([]);
    table.close();
  }
  expect(tables.reduce((sum, table) => sum + table.acknowledged, 0)).toBeGreaterThan(4 * TABLES * ROUNDS);
  const longest = Math.max(...tables.map((table) => table.longestWait));
  console.log(`Rolling restart: nobody waited longer than ${Math.round(longest)} ms for an answer.`);
  for (const node of nodes) expect(await node.stop()).toBe(0);
});
