import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, type GameEntry } from '@roadstead/games/all';
import { FastRandom } from '@roadstead/kernel';
import { checkGame } from '@roadstead/kernel/harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { createApp } from '../../src/app/app.js';
import { readConfig } from '../../src/config/read-config.js';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { NO_LIMITS, ServerProcess } from '../../src/test-kit/index.js';
import { combinations, pairwise } from './combinations.js';
import { PROGRAM } from './program.js';
import { SECRET_CARD, secretHands, secretHandsEntry } from './secret-hands.js';
import { knowledge, storeOf } from './truth.js';
import { WatchedGame } from './watched-game.js';

const ENTRIES = FULL ? 60 : 12;
const TOGETHER = 6;
const ALL_WORDS = 200_000_000;

const random = new FastRandom('leak');

let data: string;
let server: ServerProcess;
let store: Store;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'roadstead-leak-'));
  server = await ServerProcess.prepare(PROGRAM, data, { ...NO_LIMITS, ROADSTEAD_LOG: 'trace' }, ALL_WORDS);
  await server.start();
  store = await storeOf(data);
});

afterAll(async () => {
  await store.close();
  await server.kill();
  await rm(data, { recursive: true, force: true });
});

describe.each(GAMES.map(({ game }) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const all = combinations(game, random);
  const tables = FULL ? all : pairwise(game, all);
  const batches = Array.from({ length: Math.ceil(tables.length / TOGETHER) }, (_, i) =>
    tables.slice(i * TOGETHER, (i + 1) * TOGETHER),
  );

  it.each(batches.map((batch, i) => ({ i, batch })))(
    'combinations $i: all are told what they may know, and no more',
    async ({ batch }) => {
      const games = await Promise.all(
        batch.map(({ options, seats }) =>
          WatchedGame.play({
            base: () => server.base,
            store,
            plan: { game: id, options },
            seats,
            random,
            entries: ENTRIES,
          }),
        ),
      );
      const metrics = await (await fetch(`${server.base}/metrics`)).text();
      for (const watched of games) {
        expect(await watched.leaks()).toEqual([]);
        const { stored, record } = await watched.truth();
        const { players, spectator, stranger, everybody } = watched;
        if (stored.status === 'playing') {
          for (const { everything } of everybody) expect(everything).not.toContain(record.seed!);
        }
        for (const witness of everybody) {
          const others = everybody.filter((other) => other !== witness).map(secretOf);
          expect([...others, secretOf(witness)].filter((secret) => witness.everything.includes(secret))).toEqual([]);
        }
        for (const { everything } of players) expect(everything).toContain(stored.invite);
        for (const { everything } of [spectator, stranger]) expect(everything).not.toContain(stored.invite);
        expect(stranger.messages.filter((text) => text.includes('"push"'))).toEqual([]);
        for (const secret of [record.seed!, stored.invite, ...everybody.map(secretOf)]) {
          expect(metrics).not.toContain(secret);
          expect(server.words).not.toContain(secret);
        }
      }
    },
  );
});

describe('a game that is all secrets', () => {
  it('is a sound game', () => {
    checkGame(secretHands, { games: FULL ? 10 : 3, seed: 'secret hands' });
  });

  it('gives each hand to its own seat alone, and to no log and no metric', async () => {
    (GAMES as GameEntry[]).push(secretHandsEntry);
    const own = await openStore(':memory:');
    const logs: string[] = [];
    const config = { ...readConfig({ ...NO_LIMITS, ROADSTEAD_LOG: 'trace' }), port: 0 };
    const app = await createApp(config, own, { logs: { write: (line) => void logs.push(line) } });
    const address = await app.listen();
    const base = () => address;
    const plan = { game: secretHands.id };
    const games = await Promise.all(
      [2, 3, 4, 4].map((seats) => WatchedGame.play({ base, store: own, plan, seats, random, entries: 20 })),
    );
    for (const watched of games) {
      expect(await watched.leaks()).toEqual([]);
      const truth = await watched.truth();
      expect(truth.stored.status).toBe('playing');
      for (const [i, witness] of watched.everybody.entries()) {
        const known = knowledge(truth, i < watched.players.length ? i : null);
        const allowed = new Set(JSON.stringify(known).match(SECRET_CARD));
        const heard = new Set(witness.everything.match(SECRET_CARD));
        expect([...heard].filter((card) => !allowed.has(card))).toEqual([]);
        if (i < watched.players.length) expect(heard.size).toBeGreaterThan(3);
      }
    }
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(`${logs.join('')}${metrics}`).not.toMatch(SECRET_CARD);
    await app.close();
    (GAMES as GameEntry[]).pop();
  });
});

/** The secret in somebody's cookie. */
function secretOf(witness: { headers(): Record<string, string> }): string {
  return witness.headers().cookie!.replace(/^[^=]*=/, '');
}
