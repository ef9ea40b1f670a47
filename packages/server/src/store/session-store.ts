import { personOf } from './rows.js';
import type { Db } from './schema.js';
import type { PeopleStore } from './store.js';
import type { Writer } from './writer.js';

type SessionParts =
  | 'openSession'
  | 'session'
  | 'sessionsOf'
  | 'sessionSeen'
  | 'goodSessions'
  | 'closeSession'
  | 'closeSessions';

/** The devices that people are known on. Whatever hangs on a session, such as web push, goes with it. */
export function sessionStore(db: Db, writer: Writer): Pick<PeopleStore, SessionParts> {
  return {
    async openSession(hash, person, at, device) {
      await writer.writeConditional((tx) =>
        tx.insertInto('sessions').values({ hash, person, created_at: at, seen_at: at, device }).execute(),
      );
    },

    async session(hash) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .selectAll('people')
        .select(['sessions.device', 'sessions.seen_at as device_seen_at'])
        .where('sessions.hash', '=', hash)
        .executeTakeFirst();
      return row === undefined ? null : { person: personOf(row), device: row.device, seenAt: row.device_seen_at };
    },

    async sessionsOf(person) {
      const rows = await db
        .selectFrom('sessions')
        .select(({ exists, selectFrom }) => [
          'hash',
          'device',
          'created_at as openedAt',
          'seen_at as seenAt',
          exists(
            selectFrom('subscriptions').select('endpoint').whereRef('subscriptions.session', '=', 'sessions.hash'),
          ).as('push'),
        ])
        .where('person', '=', person)
        .orderBy('created_at')
        .orderBy('hash')
        .execute();
      return rows.map(({ push, ...row }) => ({ ...row, push: Boolean(push) }));
    },

    async sessionSeen(hash, at, device) {
      await writer.writeConditional((tx) =>
        tx.updateTable('sessions').set({ seen_at: at, device }).where('hash', '=', hash).execute(),
      );
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
      await writer.writeConditional((tx) => tx.deleteFrom('sessions').where('hash', '=', hash).execute());
    },

    async closeSessions(person, but) {
      await writer.writeConditional((tx) => {
        const gone = tx.deleteFrom('sessions').where('person', '=', person);
        return (but === undefined ? gone : gone.where('hash', '!=', but)).execute();
      });
    },
  };
}
