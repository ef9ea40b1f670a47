import { setTimeout as wait } from 'node:timers/promises';
import { GAMES } from '@roadstead/games/all';
import { FastRandom } from '@roadstead/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { guests, nodeVisitor } from '../../src/test-kit/index.js';
import { BusyMachine } from '../torture/busy.js';
import { until } from '../torture/patience.js';
import { PlayedTable } from '../torture/played-table.js';
import { FrontProxy } from './front-proxy.js';
import { startTwoNodes, type TwoNodes } from './two-nodes.js';

const TABLES = FULL ? 50 : 2;
const ROUNDS = FULL ? 5 : 1;
/** At full length people's time passes as it does, so that it can be said how long they wait. */
const SPEED = FULL ? 1 : 5;
/** Nobody waits longer for a node that was restarted. */
const MOST_MS = 3_000;
/** Where people wait as long without a restart, somebody who does nothing is woken so late, or work takes so many times as long as it could, nothing can be said of it. */
const SLOW_MS = 1_000;
const LATE_MS = 100;
const SLOWED = 3;
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

it(`each of two nodes restarted ${ROUNDS} times under the play of ${TABLES} tables: no action is refused, none lost or doubled, nobody waits longer than ${MOST_MS} ms, all go on`, async () => {
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
  const longest = () => Math.max(...tables.map((table) => table.longestWait));
  await beyond();
  await beyond();
  const without = longest();
  const machine = new BusyMachine();
  const overHttp = new OverHttp(proxy.base);
  for (let round = 0; round < ROUNDS; round++) {
    for (const node of nodes) {
      expect(await node.stop()).toBe(0);
      await beyond(); // at the other one
      await node.start();
      await beyond();
    }
  }
  expect(await overHttp.refusals()).toEqual([]);
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
  // Each of them was sent from one node to the other.
  const pauses = tables.map((table) => table.longestPause);
  expect(Math.min(...pauses)).toBeGreaterThan(0);
  const { late, slowed } = await machine.told();
  await machine.close();
  if (without < SLOW_MS && late < LATE_MS && slowed < SLOWED) {
    expect(Math.max(...pauses)).toBeLessThanOrEqual(MOST_MS);
    if (FULL) expect(longest() - without).toBeLessThan(MOST_MS);
  } else {
    const [waits, lates] = [without, late].map(Math.round);
    console.log(
      `NOT JUDGED: how long people wait for a restart (${Math.round(longest())} ms): here it is ${waits} ms without one, who does nothing is woken ${lates} ms late, and work takes ${slowed.toFixed(1)} times as long as it could.`,
    );
  }
  for (const node of nodes) expect(await node.stop()).toBe(0);
});

/** Somebody who changes something over HTTP all the time. What the line loses can be asked again; what is refused is told here. */
class OverHttp {
  private readonly base: string;
  private readonly statuses: number[] = [];
  private isOver = false;
  private readonly asking: Promise<void>;

  constructor(base: string) {
    this.base = base;
    this.asking = this.ask();
  }

  async refusals(): Promise<number[]> {
    this.isOver = true;
    await this.asking;
    expect(this.statuses).toContain(200);
    return this.statuses.filter((status) => status !== 200);
  }

  private async ask(): Promise<void> {
    const asked = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    while (!this.isOver) {
      const answer = await fetch(`${this.base}/api/enter`, asked).catch(() => null);
      await answer?.arrayBuffer().catch(() => {});
      if (answer !== null) this.statuses.push(answer.status);
      await wait(20);
    }
  }
}
