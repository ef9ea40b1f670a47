import { sql } from 'kysely';
import { changeRow, tableOf } from './rows.js';
import type { Tx } from './schema.js';
import type { StoredTable } from './store.js';
import { moveTallies } from './tally-store.js';
import type { Writer } from './writer.js';

/** Tables that are changed in one go. */
const AT_ONCE = 20;

/**
 * Seats stay, with nobody in them; what was said stays, without its author. The person's own rows go with the person, who
 * goes last: however many tables there are, others write in between.
 */
export async function takeOut(writer: Writer, person: string): Promise<void> {
  for (let last = ''; ; ) {
    const some = await writer.write((tx) => leaveSome(tx, person, last));
    if (some.length < AT_ONCE) break;
    last = some.at(-1)!;
  }
  while (await writer.write((tx) => unname(tx, person)));
  while (!(await writer.write((tx) => deleteUnseated(tx, person))));
}

/** False if the person had sat down somewhere meanwhile, and may have again: a seat is nobody's who is not there. */
async function deleteUnseated(tx: Tx, person: string): Promise<boolean> {
  if ((await leaveSome(tx, person, '')).length > 0) return false;
  await tx.deleteFrom('people').where('id', '=', person).execute();
  return true;
}

/** The ids of the tables that were left. */
async function leaveSome(tx: Tx, person: string, after: string): Promise<string[]> {
  const tables = await tablesWith(tx, person, after);
  for (const table of tables) {
    await giveSeats(tx, table, person, null);
    await tx
      .updateTable('entries')
      .set({ person: null, request: null })
      .where('table_id', '=', table.id)
      .where('person', '=', person)
      .execute();
  }
  return tables.map(({ id }) => id);
}

const SAID_AT_ONCE = 500;

/** True if there may be more. */
async function unname(tx: Tx, person: string): Promise<boolean> {
  const said = await sql`update talk set name = '', request = null, person = null where (table_id, n) in
    (select table_id, n from talk where person = ${person} limit ${SAID_AT_ONCE})`.execute(tx);
  return said.numAffectedRows === BigInt(SAID_AT_ONCE);
}

/** Where the account sits already, the guest keeps their own seat: nobody has two at one table. */
export async function moveGuestInto(writer: Writer, guest: string, account: string): Promise<void> {
  for (let last = ''; ; ) {
    const some = await writer.write((tx) => moveSome(tx, guest, account, last));
    if (some.length < AT_ONCE) break;
    last = some.at(-1)!;
  }
  await writer.write((tx) => moveTheRest(tx, guest, account));
}

async function moveSome(tx: Tx, guest: string, account: string, after: string): Promise<string[]> {
  const tables = await tablesWith(tx, guest, after);
  for (const table of tables) {
    if (table.seats.some(({ person }) => person === account) || table.host === account) continue;
    // Of two attempts at a day's deal the first one counts; whoever made the other knew it.
    const again = await sameDayOf(tx, table, account);
    if (again !== null && again.createdAt <= table.createdAt) continue;
    if (again !== null) await giveSeats(tx, again, account, null);
    await giveSeats(tx, table, guest, account);
    await tx
      .updateTable('entries')
      .set({ person: account })
      .where('table_id', '=', table.id)
      .where('person', '=', guest)
      .execute();
  }
  return tables.map(({ id }) => id);
}

async function moveTheRest(tx: Tx, guest: string, account: string): Promise<void> {
  await tx.updateTable('talk').set({ person: account, request: null }).where('person', '=', guest).execute();
  await tx.updateTable('rating_changes').set({ person: account }).where('person', '=', guest).execute();
  await tx
    .updateTable('ratings')
    .set({ person: account })
    .where('person', '=', guest)
    .where(({ eb, selectFrom }) =>
      eb('game', 'not in', selectFrom('ratings as own').select('own.game').where('own.person', '=', account)),
    )
    .execute();
  await moveTallies(tx, guest, account);
  await moveKeptOut(tx, guest, account);
  await moveSmallThings(tx, guest, account);
}

async function moveSmallThings(tx: Tx, guest: string, account: string): Promise<void> {
  for (const row of await tx.selectFrom('admissions').selectAll().where('person', '=', guest).execute()) {
    await tx
      .insertInto('admissions')
      .values({ ...row, person: account })
      .onConflict((c) => c.doNothing())
      .execute();
  }
  const mutes = await tx
    .selectFrom('mutes')
    .selectAll()
    .where(({ or, eb }) => or([eb('person', '=', guest), eb('other', '=', guest)]))
    .execute();
  const moved = (id: string) => (id === guest ? account : id);
  for (const { person, other } of mutes) {
    if (moved(person) === moved(other)) continue;
    await tx
      .insertInto('mutes')
      .values({ person: moved(person), other: moved(other) })
      .onConflict((c) => c.doNothing())
      .execute();
  }
  await tx.deleteFrom('admissions').where('person', '=', guest).execute();
  await tx
    .deleteFrom('mutes')
    .where(({ or, eb }) => or([eb('person', '=', guest), eb('other', '=', guest)]))
    .execute();
}

/** Some of the tables of a person, by their ids. */
async function tablesWith(tx: Tx, person: string, after: string): Promise<StoredTable[]> {
  const rows = await tx
    .selectFrom('tables')
    .selectAll()
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('host', '=', person),
        eb('id', 'in', selectFrom('seats').select('seats.table_id').where('seats.person', '=', person)),
      ]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(tableOf);
}

async function giveSeats(tx: Tx, table: StoredTable, from: string, to: string | null): Promise<void> {
  const taken = table.seats.flatMap(({ person }, seat) => (person === from ? [String(seat)] : []));
  const seats = table.seats.map((seat) =>
    seat.person === from ? { ...seat, person: to, ready: seat.ready && to !== null } : seat,
  );
  const orders =
    to === null
      ? Object.fromEntries(Object.entries(table.orders).filter(([seat]) => !taken.includes(seat)))
      : table.orders;
  const host = table.host === from ? to : table.host;
  await tx
    .updateTable('tables')
    .set({ ...changeRow({ seats, orders, host }), version: table.version + 1 })
    .where('id', '=', table.id)
    .execute();
  await tx
    .updateTable('seats')
    .set({ person: to })
    .where('table_id', '=', table.id)
    .where('person', '=', from)
    .execute();
}

/** Another attempt of the account at the deal of the day that this table is of. */
async function sameDayOf(tx: Tx, { game, follows }: StoredTable, account: string): Promise<StoredTable | null> {
  if (follows?.kind !== 'daily') return null;
  const row = await tx
    .selectFrom('tables')
    .selectAll()
    .where('follows_kind', '=', 'daily')
    .where('follows_of', '=', follows.of)
    .where('game', '=', game)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('host', '=', account),
        eb('id', 'in', selectFrom('seats').select('seats.table_id').where('seats.person', '=', account)),
      ]),
    )
    .executeTakeFirst();
  return row === undefined ? null : tableOf(row);
}

/** Whom a host keeps out stays out, as long as the table goes on. */
async function moveKeptOut(tx: Tx, guest: string, account: string): Promise<void> {
  await sql`update tables set kept_out = replace(kept_out, ${`"${guest}"`}, ${`"${account}"`}), version = version + 1
    where status in ('gathering', 'playing')
      and replace(kept_out, ${`"${guest}"`}, '') != kept_out`.execute(tx);
}
