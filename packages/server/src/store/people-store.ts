import { sql } from 'kysely';
import { exportPerson } from './export-person.js';
import { forgetUnseen } from './forget.js';
import { moveGuestInto, takeOut } from './leave-and-move.js';
import { nameKey } from './name-key.js';
import { personOf, personRow } from './rows.js';
import type { Db } from './schema.js';
import type { PeopleStore } from './store.js';
import type { Writer } from './writer.js';

export function peopleStore(db: Db, writer: Writer): PeopleStore {
  const byId = async (id: string) => {
    const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : personOf(row);
  };

  return {
    byId,

    async create(person) {
      await db.insertInto('people').values(personRow(person)).execute();
    },

    async accountByName(name) {
      const row = await db.selectFrom('people').selectAll().where('account_key', '=', nameKey(name)).executeTakeFirst();
      return row === undefined ? null : personOf(row);
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
        .where(sql<boolean>`lower(name) like ${pattern} escape '\\' or id like ${pattern} escape '\\'`)
        .orderBy('seen_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(personOf);
    },

    forget: (before) => writer.write((tx) => forgetUnseen(tx, before)),
    delete: (id) => writer.write((tx) => takeOut(tx, id)),
    moveInto: (guest, account) => writer.write((tx) => moveGuestInto(tx, guest, account)),
    exportAll: (id) => exportPerson(db, id),

    async openSession(hash, person, at) {
      await db.insertInto('sessions').values({ hash, person, created_at: at }).execute();
    },

    async personOfSession(hash) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .selectAll('people')
        .where('sessions.hash', '=', hash)
        .executeTakeFirst();
      return row === undefined ? null : personOf(row);
    },

    async goodSessions(hashes) {
      if (hashes.length === 0) return [];
      const rows = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .select('sessions.hash')
        .where('sessions.hash', 'in', [...hashes])
        .where('people.banned', '=', 0)
        .execute();
      return rows.map(({ hash }) => hash);
    },

    async closeSession(hash) {
      await db.deleteFrom('sessions').where('hash', '=', hash).execute();
    },

    async closeSessions(person) {
      await db.deleteFrom('sessions').where('person', '=', person).execute();
    },

    async mute(person, other, muted) {
      if (muted) {
        await db
          .insertInto('mutes')
          .values({ person, other })
          .onConflict((c) => c.doNothing())
          .execute();
      } else await db.deleteFrom('mutes').where('person', '=', person).where('other', '=', other).execute();
    },

    async mutedBy(person) {
      const rows = await db.selectFrom('mutes').select('other').where('person', '=', person).orderBy('other').execute();
      return rows.map(({ other }) => other);
    },
  };
}
