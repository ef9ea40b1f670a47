import { changeRow, tableOf } from './rows.js';
import type { Tx } from './schema.js';
import type { StoredTable } from './store.js';
import { moveTallies } from './tally-store.js';

/** Seats stay, with nobody in them; what was said stays, without its author. The person's own rows go with the person. */
export async function takeOut(tx: Tx, person: string): Promise<void> {
  for (const table of await tablesWith(tx, person)) {
    await giveSeats(tx, table, person, null);
    await tx
      .updateTable('entries')
      .set({ person: null, request: null })
      .where('table_id', '=', table.id)
      .where('person', '=', person)
      .execute();
  }
  await tx.updateTable('talk').set({ name: '', request: null }).where('person', '=', person).execute();
  await tx.deleteFrom('people').where('id', '=', person).execute();
}

/** Where the account sits already, the guest keeps their own seat: nobody has two at one table. */
export async function moveGuestInto(tx: Tx, guest: string, account: string): Promise<void> {
  const own = new Set((await tablesWith(tx, account)).map(({ id }) => id));
  for (const table of await tablesWith(tx, guest)) {
    if (own.has(table.id)) continue;
    await giveSeats(tx, table, guest, account);
    await tx
      .updateTable('entries')
      .set({ person: account })
      .where('table_id', '=', table.id)
      .where('person', '=', guest)
      .execute();
  }
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
  for (const row of await tx.selectFrom('subscriptions').selectAll().where('person', '=', guest).execute()) {
    await tx
      .insertInto('subscriptions')
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
  await tx.deleteFrom('subscriptions').where('person', '=', guest).execute();
  await tx
    .deleteFrom('mutes')
    .where(({ or, eb }) => or([eb('person', '=', guest), eb('other', '=', guest)]))
    .execute();
}

async function tablesWith(tx: Tx, person: string): Promise<StoredTable[]> {
  const rows = await tx
    .selectFrom('tables')
    .selectAll()
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('host', '=', person),
        eb('id', 'in', selectFrom('seats').select('seats.table_id').where('seats.person', '=', person)),
      ]),
    )
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
  const host = table.host === from ? await hostInstead(tx, table, to) : table.host;
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

/** A day's deal has one table for each host: the account may have played it before. */
async function hostInstead(tx: Tx, { game, follows }: StoredTable, to: string | null): Promise<string | null> {
  if (to === null || follows?.kind !== 'daily') return to;
  const played = await tx
    .selectFrom('tables')
    .select('id')
    .where('game', '=', game)
    .where('follows_kind', '=', 'daily')
    .where('follows_of', '=', follows.of)
    .where('host', '=', to)
    .executeTakeFirst();
  return played === undefined ? to : null;
}
