import { takeOut } from './leave-and-move.js';
import type { Db } from './schema.js';
import type { Forgetting } from './store.js';
import type { Writer } from './writer.js';

/** So many at a time: the others are found the next time. */
const AT_ONCE = 500;

/** What goes unnoticed in a day's coming and going; beyond it, and beyond this share of all, something is wrong. */
const FEW = 20;
const SHARE = 0.1;

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
  const ended = await unseenSessions(db, before);
  const guests = await unseenGuests(db, before);
  const found = { sessions: ended.length, guests: guests.length };
  const isMuch =
    isMany(ended.length, await countOf(db, 'sessions')) || isMany(guests.length, await countOf(db, 'people'));
  if (which === 'none' || (isMuch && which === 'few')) return { ...found, done: false };
  if (ended.length > 0) await writer.write((tx) => tx.deleteFrom('sessions').where('hash', 'in', ended).execute());
  for (const id of guests) await takeOut(writer, id);
  return { ...found, done: true };
}

function isMany(some: number, all: number): boolean {
  return some > Math.max(FEW, SHARE * all);
}

async function unseenSessions(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .innerJoin('sessions', 'sessions.person', 'people.id')
    .select('sessions.hash')
    .where('people.seen_at', '<', before)
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ hash }) => hash);
}

async function unseenGuests(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('account_key', 'is', null)
    .where('banned', '=', 0)
    .where('seen_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('seats.seat').whereRef('seats.person', '=', 'people.id'))),
    )
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function countOf(db: Db, table: 'sessions' | 'people'): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}
