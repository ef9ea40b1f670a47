import { changeRow } from './rows.js';
import type { Tx } from './schema.js';
import { syncSeats } from './seat-rows.js';
import type { Appended, StoredEntry, TableChange, TableStore } from './store.js';

type By = Parameters<TableStore['append']>[3];

/** A request that comes again is told what became of it the first time, whatever has happened since. */
export async function appendEntry(
  tx: Tx,
  id: string,
  expect: { readonly seq: number; readonly version: number },
  entry: StoredEntry,
  by: By,
  change: TableChange,
): Promise<Appended> {
  if (entry.seq !== expect.seq + 1) throw new Error(`Entry ${entry.seq} cannot follow entry ${expect.seq}.`);
  const before = await duplicateOf(tx, id, by);
  if (before !== null) return before;
  const version = expect.version + 1;
  const { numUpdatedRows } = await tx
    .updateTable('tables')
    .set({ ...changeRow(change), seq: entry.seq, version })
    .where('id', '=', id)
    .where('seq', '=', expect.seq)
    .where('version', '=', expect.version)
    .executeTakeFirst();
  // Who was first may have been the same request, by way of another node.
  if (numUpdatedRows !== 1n) return (await duplicateOf(tx, id, by)) ?? { done: false, stale: true };
  await tx
    .insertInto('entries')
    .values(entryRow(id, entry, by))
    .execute();
  await syncSeats(tx, id, change);
  return { done: true, version };
}

async function duplicateOf(tx: Tx, id: string, by: By): Promise<Appended | null> {
  if (by === null) return null;
  const before = await tx
    .selectFrom('entries')
    .select('seq')
    .where('table_id', '=', id)
    .where('person', '=', by.person)
    .where('request', '=', by.request)
    .executeTakeFirst();
  return before === undefined ? null : { done: false, duplicateOf: before.seq };
}

export async function replaceEntries(
  tx: Tx,
  id: string,
  expect: number,
  entries: readonly StoredEntry[],
  change: TableChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tables')
    .set(({ eb }) => ({ ...changeRow(change), seq: entries.length, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('seq', '=', expect)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const requests = await tx
    .selectFrom('entries')
    .select(['seq', 'person', 'request'])
    .where('table_id', '=', id)
    .where('request', 'is not', null)
    .execute();
  const byOf = new Map(requests.map(({ seq, person, request }) => [seq, { person: person!, request: request! }]));
  await tx.deleteFrom('entries').where('table_id', '=', id).execute();
  // The snapshot is of the old rules.
  await tx.deleteFrom('snapshots').where('table_id', '=', id).execute();
  for (const entry of entries) {
    await tx
      .insertInto('entries')
      .values(entryRow(id, entry, byOf.get(entry.seq) ?? null))
      .execute();
  }
  await syncSeats(tx, id, change);
  return true;
}

function entryRow(id: string, { seq, entry, at }: StoredEntry, by: By) {
  const { person, request } = by ?? { person: null, request: null };
  return { table_id: id, seq, entry: JSON.stringify(entry), at, person, request };
}
