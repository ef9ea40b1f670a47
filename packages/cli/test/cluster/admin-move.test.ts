import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { TableClient } from '@roadstead/client';
import { GAMES } from '@roadstead/games/all';
import { FastRandom } from '@roadstead/kernel';
import { createApp, moveAndCheck, openData, openStore, readConfig, type Store, serve } from '@roadstead/server';
import { gather, guests, NO_LIMITS, nodeVisitor, RandomPlayer } from '@roadstead/server/test-kit';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { newDatabase } from '../../../../test/cluster/databases.js';
import { roadstead } from '../capture.js';

const PATIENT = { timeout: 60_000 };

let folder: string;
let data: string;
let file: string;

/** A place where something of everything has happened, closed again. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-move-'));
  data = join(folder, 'data');
  file = join(data, 'roadstead.db');
  const store = await openData(data);
  const config = readConfig({ ...NO_LIMITS, PORT: '0', ROADSTEAD_PAGE: folder, ROADSTEAD_LOG: 'silent' });
  const app = await createApp(config, store, { cost: { logN: 6, r: 8, p: 1 } });
  const base = await app.listen();
  const random = new FastRandom('move');
  for (const { game } of GAMES) {
    const people = await guests(2, () => nodeVisitor(() => base));
    await people[0]!.api.call('account', { body: { name: `Ada ${game.id}`, passphrase: 'nine herons at low tide' } });
    const table = await gather(people, { game: game.id });
    const connections = people.map((person) => person.connect());
    const clients = connections.map((connection) => new TableClient({ connection, table }));
    const players = clients.map((client) => new RandomPlayer({ client, random, think: () => 0 }));
    await vi.waitFor(() => expect(clients[0]!.state.log.length).toBeGreaterThan(30), PATIENT);
    for (const player of players) player.stop();
    expect(await clients[0]!.say({ text: 'Ahoy: “ø” 🦜' })).toMatchObject({ ok: true });
    const other = (await people[1]!.api.call('me')).id;
    await connections[0]!.request({ do: 'mute', person: other, muted: true }, true);
    await vi.waitFor(() => expect(clients.some(({ state }) => state.waiting)).toBe(false), PATIENT);
    for (const connection of connections) connection.close();
  }
  const [one, two] = await store.people.list('', 2);
  const [table] = await store.tables.list({}, 1);
  await store.ratings.count(
    table!.id,
    table!.game,
    [{ seat: 0, person: one!.id, before: { mean: 25, doubt: 25 / 3 }, after: { mean: 26.1234567890123, doubt: 8.1 } }],
    5,
  );
  await store.notices.claim(two!.id, table!.id, 3);
  await app.close();
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.unstubAllEnvs());

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Everything that anybody could ask of a store, in one text. */
async function told(place: string): Promise<string> {
  const store: Store = await openStore(place);
  const tables = await store.tables.list({}, 999);
  const all: unknown[] = [];
  for (const table of tables.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    all.push(table, await store.tables.entries(table.id, 0), await store.tables.latestSnapshot(table.id));
    all.push(await store.talk.after(table.id, 0, 99), await store.ratings.changesOf(table.id));
  }
  for (const person of (await store.people.list('', 999)).toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    all.push(person, await store.people.sessionsOf(person.id), await store.people.mutedBy(person.id));
    let exported = '';
    for await (const piece of (await store.people.exportAll(person.id))!) exported += piece;
    all.push(exported, await store.ratings.of(person.id));
  }
  await store.close();
  return JSON.stringify(all);
}

class Interrupted extends Error {}

/** Ends in the middle of everything, as often as there are pages, and goes on each time. */
async function moveBitByBit(from: string, to: string): Promise<number> {
  for (let interruptions = 0; ; interruptions++) {
    let pages = 0;
    const progress = () => {
      if (++pages > 3) throw new Interrupted();
    };
    try {
      const { before } = await moveAndCheck(from, to, { page: 7, progress });
      expect(before).toBeGreaterThan(0);
      return interruptions;
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      const config = { ...readConfig({ PORT: '0', ROADSTEAD_LOG: 'silent' }), database: to };
      if (interruptions === 0)
        await expect(serve(config, { ready: () => {}, until: Promise.resolve() })).rejects.toThrow(
          'not moved here completely',
        );
    }
  }
}

it('a place moves from its file to PostgreSQL and back, interrupted again and again: all of it is there, and the file as it was', async () => {
  const before = hashOf(file);
  const database = await newDatabase();
  expect(await moveBitByBit(file, database)).toBeGreaterThan(5);
  expect(hashOf(file)).toBe(before);
  const original = await told(file);
  expect(await told(database)).toBe(original);

  const back = join(folder, 'back');
  mkdirSync(back);
  vi.stubEnv('ROADSTEAD_DATABASE', database);
  const { code, out, err } = await roadstead(['admin', 'move', '--to', join(back, 'roadstead.db'), '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const moved = JSON.parse(out);
  expect(moved).toMatchObject({
    before: 0,
    replayed: GAMES.length,
    rows: { tables: GAMES.length, people: 2 * GAMES.length },
  });
  expect(await told(join(back, 'roadstead.db'))).toBe(original);
  expect((await roadstead(['admin', 'check', '--data', back])).code).toBe(0);
});

it('a place that is open is not moved, nor into one that is there already', async () => {
  const database = await newDatabase();
  const busy = await openStore(database);
  await busy.work!.here({
    id: 'n',
    name: 'east',
    version: '',
    startedAt: 0,
    seenAt: Date.now(),
    sockets: 0,
    nats: 'alone',
  });
  await expect(moveAndCheck(database, join(folder, 'never.db'))).rejects.toThrow('The place is open (east)');
  await busy.work!.gone('n');
  await busy.keys.put('something', 'of somebody');
  await expect(moveAndCheck(file, database)).rejects.toThrow('There is a place there already');
  await busy.close();
  vi.stubEnv('ROADSTEAD_DATABASE', database);
  const same = await roadstead(['admin', 'move', '--to', database]);
  expect(same).toMatchObject({ code: 1, err: 'roadstead admin: That is where the place is.\n' });
  expect(await roadstead(['admin', 'move'])).toMatchObject({ code: 2 });
});

it('somebody who writes meanwhile is noticed, and so is a copy that is not the same', async () => {
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  const source = join(copy, 'roadstead.db');
  const original = await openStore(file);
  await original.backup(source);
  await original.close();
  await (await openStore(source)).close(); // as a server opens it, so that others may write while it is read

  const database = await newDatabase();
  let pages = 0;
  const progress = () => {
    if (++pages !== 4) return;
    const busy = new DatabaseSync(source);
    busy.exec("insert into facts (name, value) values ('late', 'news')");
    busy.close();
  };
  await expect(moveAndCheck(source, database, { page: 5, progress })).rejects.toThrow('written to meanwhile');

  const other = await newDatabase();
  await expect(
    moveAndCheck(source, other, {
      page: 5,
      progress: () => {
        throw new Interrupted();
      },
    }),
  ).rejects.toThrow(Interrupted);
  const client = new pg.Client({ connectionString: other });
  await client.connect();
  await client.query("update people set name = name || '!'");
  await client.end();
  await expect(moveAndCheck(source, other)).rejects.toThrow('The copy of people is not the same');
  const another = join(folder, 'another.db');
  await (await openStore(another)).close();
  await expect(moveAndCheck(another, other)).rejects.toThrow('Another place was being moved there');
});
