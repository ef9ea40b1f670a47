import { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../src/store/migrations.js';
import { CONTENTS, NOT_MOVED } from '../../src/store/move/contents.js';
import type { Schema } from '../../src/store/schema.js';
import { openSqlite, sqliteDialect } from '../../src/store/sqlite.js';

it('all that a database has is moved, or known not to be, by its key', async () => {
  const sqlite = openSqlite(':memory:');
  const db = new Kysely<Schema>({ dialect: sqliteDialect(sqlite) });
  await migrate(db);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables.toSorted()).toEqual([...CONTENTS.map(({ name }) => name), ...NOT_MOVED].toSorted());
  for (const { name, key } of CONTENTS) {
    const columns = sqlite.prepare(`pragma table_info(${name})`).all() as { name: string; pk: number }[];
    const own = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
    expect([name, ...own.map((column) => column.name)]).toEqual([name, ...key]);
  }
  await db.destroy();
});
