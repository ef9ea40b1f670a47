import { connect } from '@nats-io/transport-node';
import { FastRandom } from '@roadstead/kernel';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { guests, nodeVisitor } from '../../src/test-kit/index.js';
import { Hostile } from '../torture/hostile-text.js';
import { noise } from '../torture/noise.js';
import { until } from '../torture/patience.js';
import { PlayedTable } from '../torture/played-table.js';
import { startTwoNodes, type TwoNodes } from './two-nodes.js';

/** For each node: half of it over HTTP, half over sockets; and so many on the bus. */
const MESSAGES = FULL ? 50_000 : 320;

let nodes: TwoNodes['nodes'];
let store: TwoNodes['store'];
let end: TwoNodes['end'];

beforeAll(async () => {
  ({ nodes, store, end } = await startTwoNodes({ ROADSTEAD_LOG: 'error' }));
});

afterAll(async () => {
  await end();
});

it(`${2 * MESSAGES} hostile messages to two nodes, and as many on their bus: no crash, no 5xx, no error; a table beside it plays on`, async () => {
  const random = new FastRandom('cluster noise');
  const people = await guests(2, () => {
    const { base } = nodes[random.int(2)]!;
    return nodeVisitor(() => base);
  });
  const table = new PlayedTable({ people, random, speed: 1 });
  await table.play(() => 300);
  const [attacker] = await guests(1, () => nodeVisitor(() => nodes[0]!.base));
  const own = await attacker!.api.call('newTable', { body: { game: 'port-royal', seats: 2 } });
  const hostile = new Hostile(random);
  const pids = nodes.map(({ pid }) => pid);
  const bus = await connect({ servers: inject('nats') });
  const subject = `roadstead.${await store.keys.get('place')}`;

  const attacks = nodes.map(({ port }) => {
    const prey = {
      host: `127.0.0.1:${port}`,
      cookie: attacker!.headers().cookie!,
      tables: [table.id, own.id],
      invite: own.invite!,
    };
    return noise(hostile, prey, attacker!, MESSAGES / 2, MESSAGES / 2);
  });
  for (let i = 0; i < 2 * MESSAGES; i++) {
    bus.publish(subject, i % 2 === 0 ? hostile.bytes(200) : JSON.stringify(nearlyNews(hostile, table.id)));
    if (i % 100 === 0) await bus.flush();
  }
  const statuses = (await Promise.all(attacks)).flat();
  await bus.close();

  expect(statuses.filter((status) => status === 'silent' || (typeof status === 'number' && status >= 500))).toEqual([]);
  expect(nodes.map(({ pid, running }) => running && pid)).toEqual(pids);
  const mark = table.mark();
  await until(() => table.missing(mark));
  table.rest();
  await until(() => table.unsettled());
  expect(await table.faults(store)).toEqual([]);
  expect(await table.differences(store)).toEqual([]);
  table.close();
  for (const node of nodes) {
    expect(node.words).not.toMatch(/"level":(50|60)/);
    expect(await node.stop()).toBe(0);
  }
});

/** What a node could have said, but for what it says. */
function nearlyNews(hostile: Hostile, table: string): unknown {
  const text = () => hostile.bytes(20).toString('latin1');
  const kinds = [
    { kind: 'table', table: text(), turns: [{ person: text(), yourTurn: true }] },
    { kind: 'table', table, turns: [] },
    {
      kind: 'here',
      node: text(),
      tables: { [text()]: { people: [text()], looking: [] }, [table]: { people: [], looking: [] } },
    },
    { kind: 'gone', node: text() },
    { kind: 'muted', person: text() },
    { kind: 'ended', person: text(), device: null },
    { kind: text(), table },
  ];
  return kinds[hostile.random.int(kinds.length)];
}
