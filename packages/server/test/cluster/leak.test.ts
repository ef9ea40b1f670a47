import { connect } from '@nats-io/transport-node';
import { GAMES, type GameEntry } from '@roadstead/games/all';
import { FastRandom } from '@roadstead/kernel';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { newDatabase } from '../../../../test/cluster/databases.js';
import { FULL } from '../../../../test/full.js';
import { type App, createApp } from '../../src/app/app.js';
import { readConfig } from '../../src/config/read-config.js';
import { parseNews } from '../../src/nodes/news.js';
import { openBus } from '../../src/ops/serve.js';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { NO_LIMITS } from '../../src/test-kit/index.js';
import { SECRET_CARD, secretHands, secretHandsEntry } from '../torture/secret-hands.js';
import { knowledge } from '../torture/truth.js';
import { WatchedGame } from '../torture/watched-game.js';

const ENTRIES = FULL ? 60 : 20;

let apps: App[];
let addresses: string[];
let store: Store;
let logs: string[];
/** Every message on the bus, as anybody would hear it who gets at the NATS server. */
let overheard: string[];
let stopListening: () => Promise<void>;

beforeEach(async () => {
  (GAMES as GameEntry[]).push(secretHandsEntry);
  const database = await newDatabase();
  store = await openStore(database);
  [logs, overheard, apps, addresses] = [[], [], [], []];
  const ear = await connect({ servers: inject('nats') });
  ear.subscribe('>', { callback: (_, message) => void overheard.push(message.string()) });
  await ear.flush();
  stopListening = () => ear.close();
  for (const node of ['east', 'west']) {
    const config = readConfig({ ...NO_LIMITS, PORT: '0', ROADSTEAD_LOG: 'trace', ROADSTEAD_NODE: node });
    const own = await openStore(database);
    const bus = await openBus(inject('nats'), own);
    const app = await createApp(config, own, { bus, logs: { write: (line) => void logs.push(line) } });
    apps.push(app);
    addresses.push(await app.listen());
  }
});
afterEach(async () => {
  for (const app of apps) await app.close();
  await store.close();
  await stopListening();
  (GAMES as GameEntry[]).pop();
});

it('each hand is known to its own seat alone, though people of one table are at two nodes, and to nobody who listens on the bus', async () => {
  const random = new FastRandom('cluster leak');
  let calls = 0;
  const base = () => addresses[calls++ % 2]!;
  const plan = { game: secretHands.id };
  const games = await Promise.all(
    (FULL ? [2, 3, 4, 4, 3, 2] : [2, 4]).map((seats) =>
      WatchedGame.play({ base, store, plan, seats, random, entries: ENTRIES }),
    ),
  );
  const metrics = (await Promise.all(addresses.map(async (at) => (await fetch(`${at}/metrics`)).text()))).join('');
  const everywhere = [overheard.join('\n'), logs.join(''), metrics];
  for (const watched of games) {
    expect(await watched.leaks()).toEqual([]);
    const truth = await watched.truth();
    for (const [i, witness] of watched.everybody.entries()) {
      const known = knowledge(truth, i < watched.players.length ? i : null);
      const allowed = new Set(JSON.stringify(known).match(SECRET_CARD));
      expect((witness.everything.match(SECRET_CARD) ?? []).filter((card) => !allowed.has(card))).toEqual([]);
    }
    const secrets = [
      truth.record.seed!,
      truth.stored.invite,
      ...watched.everybody.map((witness) => witness.headers().cookie!.replace(/^[^=]*=/, '')),
    ];
    for (const text of everywhere) expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
  for (const text of everywhere) expect(text).not.toMatch(SECRET_CARD);
  const ours = overheard.map(parseNews).filter((news) => news !== null);
  for (const { id } of games) expect(ours.some((news) => news.kind === 'table' && news.table === id)).toBe(true);
});
