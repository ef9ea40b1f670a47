import type { SqliteDatabase, SqliteStatement } from 'kysely';
import pg from 'pg';

/** One statement as a version of this program sent it, and what came back. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Rows, all values as texts and without what is null; or how many were changed. */
  readonly got: readonly Readonly<Record<string, string>>[] | number;
}

/** What a connection is told about itself, and what is different each time. */
const NOT_KEPT = /^(set |select set_config|pragma|select pg_current_snapshot)/i;

/** What nothing is counted for: it means whatever was counted before. */
const NO_CHANGE = /^(begin|start|commit|rollback)/i;

export function changesOf(sql: string, changes: number | bigint | null): number {
  return NO_CHANGE.test(sql) ? 0 : Number(changes ?? 0);
}

/** In an order of their own: where none was asked for, every version of a database may have another. */
export function rowsOf(rows: readonly object[]): Record<string, string>[] {
  const texts = rows.map((row) =>
    Object.entries(row).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)] as const])),
  );
  return texts
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    .map((row) => Object.fromEntries(row));
}

/** Writes down all that goes through it. */
export class Recorder {
  readonly statements: Statement[] = [];
  isOn = false;

  /** For the one connection of a store in memory. */
  readonly through = (database: SqliteDatabase): SqliteDatabase => ({
    close: () => database.close(),
    prepare: (sql) => this.watched(sql, database.prepare(sql)),
  });

  /** For every connection to PostgreSQL, until what it returns is called. */
  watchPostgres(): () => void {
    const { prototype } = pg.Client;
    const query = prototype.query as (...args: unknown[]) => Promise<pg.QueryResult>;
    const recorder = this;
    prototype.query = async function (this: pg.Client, ...args: unknown[]) {
      const result = await query.apply(this, args);
      const [sql, parameters] = args as [string, unknown[] | undefined];
      const isRead = result.fields.length > 0;
      recorder.keep(sql, parameters ?? [], isRead ? rowsOf(result.rows) : changesOf(sql, result.rowCount));
      return result;
    } as never;
    return () => {
      prototype.query = query as never;
    };
  }

  private watched(sql: string, statement: SqliteStatement): SqliteStatement {
    return {
      reader: statement.reader,
      all: (parameters) => {
        const rows = statement.all(parameters);
        this.keep(sql, parameters, rowsOf(rows as object[]));
        return rows;
      },
      run: (parameters) => {
        const done = statement.run(parameters);
        this.keep(sql, parameters, changesOf(sql, done.changes));
        return done;
      },
      iterate: (parameters) => statement.iterate(parameters),
    };
  }

  private keep(sql: string, parameters: readonly unknown[], got: Statement['got']): void {
    if (this.isOn && !NOT_KEPT.test(sql)) this.statements.push({ sql, parameters: [...parameters], got });
  }
}
