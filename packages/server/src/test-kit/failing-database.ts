import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** How a disk fails: before anything is written, or after it was, so that nobody knows. */
export interface DiskFault {
  readonly message: string;
  readonly after: boolean;
}

const WRITES = /^\s*(insert|update|delete|replace|begin|commit)\b/i;

/** A database whose writing can be made to fail, one statement at a time. It stands between the store and the real one. */
export class FailingDatabase {
  /** How many statements that write there have been. */
  writes = 0;
  /** By number of the write, or for all of them. */
  fault: (write: number) => DiskFault | null = () => null;

  readonly through = (database: SqliteDatabase): SqliteDatabase => ({
    close: () => database.close(),
    prepare: (sql) => (WRITES.test(sql) ? this.watched(database.prepare(sql), sql, database) : database.prepare(sql)),
  });

  private watched(statement: SqliteStatement, sql: string, database: SqliteDatabase): SqliteStatement {
    const failing = <T>(work: () => T): T => {
      const fault = this.fault(++this.writes);
      if (fault === null) return work();
      if (fault.after) work();
      // As SQLite does when the disk fails in the middle of a transaction: it has rolled back by itself.
      else if (!/^\s*begin/i.test(sql)) database.prepare('rollback').run([]);
      throw new Error(fault.message);
    };
    return {
      reader: statement.reader,
      all: (parameters) => failing(() => statement.all(parameters)),
      run: (parameters) => failing(() => statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    };
  }
}
