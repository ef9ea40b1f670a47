import { tmpdir } from 'node:os';
import { gameById } from '@roadstead/games/all';
import { FastRandom } from '@roadstead/kernel';
import { expect, it } from 'vitest';
import { createApp } from '../../src/app/app.js';
import { readConfig } from '../../src/config/read-config.js';
import { openStore } from '../../src/store/open-store.js';
import { guests, NO_LIMITS, nodeVisitor } from '../../src/test-kit/index.js';
import { anEntry, aPerson, aTable } from '../store/fixtures.js';
import { Attempts } from './attempts.js';
import { until } from './patience.js';
import { PlayedTable } from './played-table.js';

it('what is acknowledged while the store is read is not missed in what was read; what was acknowledged before is', () => {
  const attempts = new Attempts();
  const acknowledge = attempts.sent(1, { type: 'discover' });
  const { game } = gameById('port-royal')!;
  const stored = aTable('t', [aPerson('anna')]);
  const read = { game, stored, record: { ...stored.record!, entries: [] }, entries: [] };
  const before = attempts.told();
  acknowledge({ ok: true, seq: 1 } as never);
  expect(attempts.faults(read, before)).toEqual([]);
  expect(attempts.faults(read, attempts.told())).toEqual([expect.stringContaining('1 was acknowledged and lost')]);
  expect(attempts.faults({ ...read, entries: [anEntry(1)] }, attempts.told())).toEqual([]);
});

it('when a game is over one other is begun, however often that is told', async () => {
  const store = await openStore(':memory:');
  const config = readConfig({ ...NO_LIMITS, PORT: '0', ROADSTEAD_PAGE: tmpdir(), ROADSTEAD_LOG: 'silent' });
  const app = await createApp(config, store);
  const base = await app.listen();
  const people = await guests(2, () => nodeVisitor(() => base));
  const table = new PlayedTable({ people, random: new FastRandom('again'), speed: 1 });
  await table.play(() => 0);
  await until(() => (table.mark().round < 4 ? [`game ${table.mark().round}`] : []));
  table.rest();
  await until(() => table.unsettled());
  const games = (await store.tables.list({}, 99)).toSorted((a, b) => a.createdAt - b.createdAt);
  expect(games.length).toBeGreaterThanOrEqual(4);
  for (const [i, { createdAt }] of games.slice(1).entries()) expect(games[i]!.overAt).toBeLessThanOrEqual(createdAt);
  table.close();
  await app.close();
});
