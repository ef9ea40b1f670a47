import type { Tx } from './schema.js';
import type { TableChange } from './store.js';

/** Keeps the rows by which tables are found by person, and games counted, as the table itself says. */
export async function syncSeats(tx: Tx, id: string, { seats, result }: Pick<TableChange, 'seats' | 'result'>) {
  if (seats !== undefined) {
    await tx
      .insertInto('seats')
      .values(seats.map(({ person }, seat) => ({ table_id: id, seat, person, won: null })))
      .onConflict((c) =>
        c
          .columns(['table_id', 'seat'])
          .doUpdateSet(({ ref }) => ({ person: ref('excluded.person') }))
          // Most changes of seats are of clocks, and write nothing here.
          .where(({ eb, ref }) => eb('seats.person', 'is distinct from', ref('excluded.person'))),
      )
      .execute();
    await tx.deleteFrom('seats').where('table_id', '=', id).where('seat', '>=', seats.length).execute();
  }
  if (result === undefined) return;
  await tx
    .updateTable('seats')
    .set({ won: result === null ? null : 0 })
    .where('table_id', '=', id)
    .execute();
  if (result === null || result.winners.length === 0) return;
  await tx
    .updateTable('seats')
    .set({ won: 1 })
    .where('table_id', '=', id)
    .where('seat', 'in', [...result.winners])
    .execute();
}
