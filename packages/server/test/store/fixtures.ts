import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActEntry } from '@roadstead/kernel';
import { Kysely } from 'kysely';
import { inject } from 'vitest';
import { newDatabase } from '../../../../test/cluster/databases.js';
import { openStore } from '../../src/store/open-store.js';
import { postgresDialect } from '../../src/store/postgres.js';
import type { Schema } from '../../src/store/schema.js';
import { openSqlite, sqliteDialect } from '../../src/store/sqlite.js';
import type { Store, StoredEntry, StoredPerson, StoredSeat, StoredTable } from '../../src/store/store.js';

export function aPerson(id: string, change: Partial<StoredPerson> = {}): StoredPerson {
  return {
    id: id.padEnd(16, '0'),
    name: `Guest ${id}`,
    passphraseHash: null,
    language: 'en',
    noticeUrl: null,
    banned: false,
    createdAt: 1_000,
    seenAt: 1_000,
    ...change,
  };
}

export function aSeat(person: StoredPerson | null, change: Partial<StoredSeat> = {}): StoredSeat {
  return { person: person?.id ?? null, bot: null, ready: true, left: false, standIn: null, clockMs: null, ...change };
}

export function aTable(
  id: string,
  people: readonly (StoredPerson | null)[],
  change: Partial<StoredTable> = {},
): StoredTable {
  return {
    id: id.padEnd(12, '0'),
    invite: 'i'.repeat(22),
    game: 'port-royal',
    rules: 1,
    options: { boxes: ['gambler'] },
    house: { open: false, pace: { kind: 'none' }, standIn: null, spectators: true, odds: true, rated: false },
    host: people[0]?.id ?? null,
    keptOut: [],
    status: 'gathering',
    seats: people.map((person) => aSeat(person)),
    version: 0,
    seq: 0,
    record: null,
    plannedSeed: null,
    toAct: [],
    turnAt: 0,
    dueAt: null,
    awaitsBot: false,
    undoAsked: null,
    orders: {},
    result: null,
    follows: null,
    createdAt: 2_000,
    startedAt: null,
    overAt: null,
    updatedAt: 2_000,
    ...change,
  };
}

export function anEntry(seq: number, change: Partial<ActEntry> = {}): StoredEntry {
  return {
    seq,
    entry: { type: 'act', seat: 0, action: { type: 'discover' }, chance: [seq], ...change },
    at: 3_000 + seq,
  };
}

/** Whether these tests are run over PostgreSQL, and not over files. */
export const ON_POSTGRES = inject('postgres') !== undefined;

/** A folder that is gone after the tests, and stores in it that are closed by then; over PostgreSQL a name is a database. */
export function inFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-store-'));
  const stores: Store[] = [];
  const databases = new Map<string, Promise<string>>();
  const path = (name: string) => join(folder, name);
  const placeOf = (name: string) => {
    if (!ON_POSTGRES) return Promise.resolve(path(name));
    const known = databases.get(name) ?? newDatabase();
    databases.set(name, known);
    return known;
  };
  return {
    path,
    async open(name = 'roadstead.db'): Promise<Store> {
      const store = await openStore(await placeOf(name));
      stores.push(store);
      return store;
    },
    /** The database itself, as empty as it is found. */
    async raw(name: string): Promise<Kysely<Schema>> {
      const place = await placeOf(name);
      const dialect = ON_POSTGRES ? postgresDialect(place, { connections: 4 }) : sqliteDialect(openSqlite(place));
      return new Kysely<Schema>({ dialect });
    },
    async clear(): Promise<void> {
      for (const store of stores) await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** All that is stored about somebody, in one text. */
export async function exported(store: Store, id: string): Promise<string> {
  let text = '';
  for await (const piece of (await store.people.exportAll(id))!) text += piece;
  return text;
}
