import { sql } from 'kysely';
import { exportPerson } from './export-person.js';
import { forgetUnseen } from './forget.js';
import { moveGuestInto, takeOut } from './leave-and-move.js';
import { likenessOf } from './likeness.js';
import { nameKey } from './name-key.js';
import { personOf, personRow } from './rows.js';
import type { Db } from './schema.js';
import { sessionStore } from './session-store.js';
import type { PeopleStore } from './store.js';
import type { Writer } from './writer.js';

const NAMED_AT_ONCE = 300;

export function peopleStore(db: Db, writer: Writer): PeopleStore {
  const byId = async (id: string) => {
    const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : personOf(row);
  };

  return {
    byId,

    async create(person) {
      await writer.writeConditional((tx) => tx.insertInto('people').values(personRow(person)).execute());
    },

    async accountByName(name) {
      const row = await db.selectFrom('people').selectAll().where('account_key', '=', nameKey(name)).executeTakeFirst();
      return row === undefined ? null : personOf(row);
    },

    async alike(name) {
      const rows = await db.selectFrom('people').selectAll().where('likeness', '=', likenessOf(name)).execute();
      return rows.map(personOf);
    },

    change(id, change) {
      return writer.write(async (tx) => {
        const row = await tx.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
        if (row === undefined) return false;
        const { id: _, created_at, ...changed } = personRow({ ...personOf(row), ...change });
        const { numUpdatedRows } = await tx
          .updateTable('people')
          .set(changed)
          .where('id', '=', id)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('people as other')
                  .select('other.id')
                  .where('other.account_key', '=', changed.account_key)
                  .where('other.id', '!=', id),
              ),
            ),
          )
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      });
    },

    async list(search, limit) {
      const pattern = `%${nameKey(search).replace(/[\\%_]/g, '\\$&')}%`;
      const rows = await db
        .selectFrom('people')
        .selectAll()
        .where(sql<boolean>`lower(name) like ${pattern} escape '\\' or lower(id) like ${pattern} escape '\\'`)
        .orderBy('seen_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(personOf);
    },

    forget: (before, which = 'few') => forgetUnseen(db, writer, before, which),
    delete: (id) => takeOut(writer, id),
    moveInto: (guest, account) => moveGuestInto(writer, guest, account),
    exportAll: (id) => exportPerson(db, id),

    ...sessionStore(db, writer),

    async names(ids) {
      const names = new Map<string, string>();
      for (let from = 0; from < ids.length; from += NAMED_AT_ONCE) {
        const some = ids.slice(from, from + NAMED_AT_ONCE);
        const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', some).execute();
        for (const { id, name } of rows) names.set(id, name);
      }
      return names;
    },

    async mute(person, other, muted) {
      await writer.writeConditional(async (tx) => {
        if (muted) {
          await tx
            .insertInto('mutes')
            .values({ person, other })
            .onConflict((c) => c.doNothing())
            .execute();
        } else await tx.deleteFrom('mutes').where('person', '=', person).where('other', '=', other).execute();
      });
    },

    async mutesOf(those) {
      const found = new Map<string, Set<string>>();
      if (those.length === 0) return found;
      const rows = await db.selectFrom('mutes').select(['person', 'other']).where('person', 'in', those).execute();
      for (const { person, other } of rows) found.set(person, (found.get(person) ?? new Set()).add(other));
      return found;
    },

    async mutedBy(person) {
      const rows = await db.selectFrom('mutes').select('other').where('person', '=', person).orderBy('other').execute();
      return rows.map(({ other }) => other);
    },
  };
}
