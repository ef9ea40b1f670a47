import { sql } from 'kysely';
import { takeOut } from './leave-and-move.js';
import type { Db } from './schema.js';
import type { Forgetting } from './store.js';
import type { Writer } from './writer.js';

/** So many at a time. */
const AT_ONCE = 500;

/** What goes unnoticed in a day's coming and going; beyond it, and beyond this share of all, something is wrong. */
const FEW = 20;
const SHARE = 0.1;

const COUNT = sql<number>`count(*)`.as('n');

/**
 * Nobody's cookie lives that long: sessions end, and guests who sit nowhere are taken out. Were it many of them at once, it
 * is rather the clock that is wrong, and nothing is done.
 */
export async function forgetUnseen(
  db: Db,
  writer: Writer,
  before: number,
  which: 'few' | 'all' | 'none',
): Promise<Forgetting> {
  const sessions = unseenSessions(db, before);
  const unseen = unseenGuests(db, before);
  const found = { sessions: await numberOf(sessions.select(COUNT)), guests: await numberOf(unseen.select(COUNT)) };
  const isMuch =
    isMany(found.sessions, await numberOf(db.selectFrom('sessions').select(COUNT))) ||
    isMany(found.guests, await numberOf(db.selectFrom('people').select(COUNT)));
  if (which === 'none' || (isMuch && which === 'few')) return { ...found, done: false };
  for (let left = found.sessions; left > 0; left -= AT_ONCE) {
    const some = (await sessions.select('sessions.hash').limit(AT_ONCE).execute()).map(({ hash }) => hash);
    if (some.length > 0) await writer.write((tx) => tx.deleteFrom('sessions').where('hash', 'in', some).execute());
  }
  for (let left = found.guests; left > 0; left -= AT_ONCE) {
    for (const { id } of await unseen.select('people.id').limit(AT_ONCE).execute()) await takeOut(writer, id);
  }
  return { ...found, done: true };
}

function isMany(some: number, all: number): boolean {
  return some > Math.max(FEW, SHARE * all);
}

function unseenSessions(db: Db, before: number) {
  return db
    .selectFrom('people')
    .innerJoin('sessions', 'sessions.person', 'people.id')
    .where('people.seen_at', '<', before);
}

function unseenGuests(db: Db, before: number) {
  return db
    .selectFrom('people')
    .where('account_key', 'is', null)
    .where('banned', '=', 0)
    .where('seen_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('seats.seat').whereRef('seats.person', '=', 'people.id'))),
    );
}

async function numberOf(rows: { executeTakeFirstOrThrow(): Promise<{ n: number }> }): Promise<number> {
  return Number((await rows.executeTakeFirstOrThrow()).n);
}
