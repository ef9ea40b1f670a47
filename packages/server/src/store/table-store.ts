import type { Snapshot } from '@roadstead/kernel';
import { type OnConflictBuilder, sql } from 'kysely';
import { appendEntry, replaceEntries } from './logbook.js';
import { changeRow, tableOf, tableRow } from './rows.js';
import type { Db, Schema } from './schema.js';
import { syncSeats } from './seat-rows.js';
import type { StoredFollows, TableStore } from './store.js';
import { tableLists } from './table-lists.js';
import type { Writer } from './writer.js';

export function tableStore(db: Db, writer: Writer): TableStore {
  return {
    ...tableLists(db),

    create(table) {
      return writer.write(async (tx) => {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('tables')
          .values(tableRow(table))
          .onConflict((c) => onlyOne(c, table.follows?.kind).doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) return false;
        await syncSeats(tx, table.id, table);
        return true;
      });
    },

    async byId(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : tableOf(row);
    },

    change(id, version, change) {
      return writer.writeConditional(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('tables')
          .set({ ...changeRow(change), version: version + 1 })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        await syncSeats(tx, id, change);
        return true;
      });
    },

    append: (id, expect, entry, by, change) =>
      writer.writeConditional((tx) => appendEntry(tx, id, expect, entry, by, change)),

    replaceLog: (id, expect, entries, change) => writer.write((tx) => replaceEntries(tx, id, expect, entries, change)),

    async entries(id, after, limit) {
      const all = db
        .selectFrom('entries')
        .select(['seq', 'entry', 'at'])
        .where('table_id', '=', id)
        .where('seq', '>', after)
        .orderBy('seq');
      const rows = await (limit === undefined ? all : all.limit(limit)).execute();
      return rows.map(({ seq, entry, at }) => ({ seq, entry: JSON.parse(entry), at }));
    },

    async entryOf(id, person, request) {
      const row = await db
        .selectFrom('entries')
        .select('seq')
        .where('table_id', '=', id)
        .where('person', '=', person)
        .where('request', '=', request)
        .executeTakeFirst();
      return row?.seq ?? null;
    },

    async saveSnapshot(id, snapshot) {
      const row = { seq: snapshot.seq, snapshot: JSON.stringify(snapshot) };
      await writer.writeConditional((tx) =>
        tx
          .insertInto('snapshots')
          .values({ table_id: id, ...row })
          .onConflict((c) => c.column('table_id').doUpdateSet(row).where('snapshots.seq', '<', snapshot.seq))
          .execute(),
      );
    },

    async latestSnapshot(id) {
      const row = await db.selectFrom('snapshots').select('snapshot').where('table_id', '=', id).executeTakeFirst();
      return row === undefined ? null : (JSON.parse(row.snapshot) as Snapshot);
    },

    async admit(id, person) {
      await writer.writeConditional((tx) =>
        tx
          .insertInto('admissions')
          .values({ table_id: id, person })
          .onConflict((c) => c.doNothing())
          .execute(),
      );
    },

    async admitOnly(id) {
      await writer.write((tx) =>
        tx
          .deleteFrom('admissions')
          .where('table_id', '=', id)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('seats')
                  .select('seats.seat')
                  .where('seats.table_id', '=', id)
                  .whereRef('seats.person', '=', 'admissions.person'),
              ),
            ),
          )
          .execute(),
      );
    },

    async isAdmitted(id, person) {
      const row = await db
        .selectFrom('admissions')
        .select('person')
        .where('table_id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst();
      return row !== undefined;
    },

    async ids(after, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async delete(id) {
      await writer.writeConditional((tx) => tx.deleteFrom('tables').where('id', '=', id).execute());
    },
  };
}

/** The rule by which there is only one such table: of a day for each host, or after another table. */
function onlyOne(c: OnConflictBuilder<Schema, 'tables'>, kind: StoredFollows['kind'] | undefined) {
  return kind === 'daily'
    ? c.columns(['follows_of', 'game', 'host']).where(sql<boolean>`follows_kind = 'daily'`)
    : c.columns(['follows_of', 'follows_kind']).where(sql<boolean>`follows_kind in ('rematch', 'campaign')`);
}
