import { setTimeout as wait } from 'node:timers/promises';
import { GAMES } from '@roadstead/games/all';
import { FastRandom } from '@roadstead/kernel';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { FULL, inFull } from '../../../../test/full.js';
import { guests, nodeVisitor } from '../../src/test-kit/index.js';
import { until } from '../torture/patience.js';
import { PlayedTable } from '../torture/played-table.js';
import { startTwoNodes, type TwoNodes } from './two-nodes.js';

const TABLES = FULL ? 50 : 2;
const KILLS = FULL ? 20 : 1;
const SPEED = 5;
const ANSWER_MS = 30_000 * SPEED;

let nodes: TwoNodes['nodes'];
let store: TwoNodes['store'];
let end: TwoNodes['end'];
let isOver = false;

beforeAll(async () => {
  ({ nodes, store, end } = await startTwoNodes({ ROADSTEAD_BOT_PAUSE_MS: '20' }));
});

afterAll(async () => {
  await end();
});

/** A node that ended by itself says why. */
afterEach(() => {
  if (!isOver) expect(nodes.filter(({ running }) => !running).map(({ words }) => words)).toEqual([]);
});

/** People sit at one node or the other, by turns, and go to the other one when theirs is gone. */
function visitorOf(home: number) {
  return nodeVisitor(() => (nodes[home]!.running ? nodes[home]! : nodes[1 - home]!).base);
}

async function table(i: number, random: FastRandom, again: boolean): Promise<PlayedTable> {
  let calls = i;
  const people = await guests(2, () => visitorOf(calls++ % 2));
  const made = new PlayedTable({
    people,
    plan: { game: GAMES[i % GAMES.length]!.game.id },
    bots: i % 2 === 0 ? ['deckhand'] : [],
    again,
    random,
    speed: SPEED,
    answerMs: ANSWER_MS,
  });
  await made.play(() => (again ? 100 + random.int(500) : 20));
  return made;
}

async function settled(tables: readonly PlayedTable[]): Promise<void> {
  for (const each of tables) each.rest();
  await until(() => tables.flatMap((each) => each.unsettled()));
  for (const each of tables) {
    expect(await each.faults(store)).toEqual([]);
    expect(await each.differences(store)).toEqual([]);
    expect(await each.unsound(store)).toEqual([]);
    each.close();
  }
}

inFull(
  'a whole game whose people and bot are at two nodes: every screen equals the store, and each node says that it hears the other',
  async () => {
    for (const { base } of nodes) {
      await expect
        .poll(async () => (await fetch(`${base}/healthz`)).json())
        .toEqual({ ok: true, node: expect.any(String), nats: 'connected' });
    }
    const game = await table(0, new FastRandom('whole'), false);
    await until(() => (game.state.standing?.over ? [] : [`entry ${game.state.log.length}`]));
    await settled([game]);
  },
);

it(`${KILLS} times SIGKILL for one of two nodes under the play of ${TABLES} tables: nothing acknowledged is lost, nothing doubled, all go on at the other`, async () => {
  const random = new FastRandom('cluster');
  const tables: PlayedTable[] = [];
  for (let i = 0; i < TABLES; i++) tables.push(await table(i, random, true));
  const faults = async () => (await Promise.all(tables.map((each) => each.faults(store)))).flat();

  for (let kills = 0; kills < KILLS; kills++) {
    await wait(random.int(600));
    const victim = nodes[kills % 2]!;
    await victim.kill();
    const before = tables.map((each) => each.mark());
    expect(await faults()).toEqual([]);
    // The other one is enough: for people, and for bots of which the dead one had begun to think.
    await until(() => tables.flatMap((each, i) => each.missing(before[i]!)));
    await victim.start();
    const back = tables.map((each) => each.mark());
    await until(() => tables.flatMap((each, i) => each.missing(back[i]!)));
  }
  await settled(tables);
  expect(tables.reduce((sum, each) => sum + each.acknowledged, 0)).toBeGreaterThan(TABLES * KILLS);
  isOver = true;
  for (const node of nodes) expect(await node.stop()).toBe(0);
});
