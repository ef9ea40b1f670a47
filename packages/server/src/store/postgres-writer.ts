import { setTimeout } from 'node:timers/promises';
import { isCollision } from './postgres.js';
import type { Db, Tx } from './schema.js';
import type { Writer } from './writer.js';

const ATTEMPTS = 10;

/**
 * For a database with many writers: each piece of work is a transaction of its own, several at a time, and the server waits
 * for the disk once for all that come together. Two that would hold each other up are never in one: there is no order in
 * which two nodes could take the same tables the other way round.
 */
export class PostgresWriter implements Writer {
  private readonly db: Db;
  private readonly running = new Set<Promise<unknown>>();
  private failed: unknown = null;
  private wroteAt = Number.NEGATIVE_INFINITY;

  constructor(db: Db) {
    this.db = db;
  }

  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.run('serializable', work);
  }

  writeConditional<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.run('read committed', work);
  }

  get failure(): unknown {
    return this.failed;
  }

  get quietMs(): number {
    return performance.now() - this.wroteAt;
  }

  /** Until everything that was begun is done, one way or the other. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.allSettled(this.running);
  }

  private run<T>(isolation: 'serializable' | 'read committed', work: (tx: Tx) => Promise<T>): Promise<T> {
    const running = this.attempts(isolation, work).finally(() => this.running.delete(running));
    this.running.add(running);
    return running;
  }

  private async attempts<T>(isolation: 'serializable' | 'read committed', work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        const value = await this.db.transaction().setIsolationLevel(isolation).execute(work);
        this.failed = null;
        this.wroteAt = performance.now();
        return value;
      } catch (error) {
        if (isCollision(error) && attempt < ATTEMPTS) {
          await setTimeout(Math.random() * 2 ** attempt);
          continue;
        }
        this.failed = error;
        throw error;
      }
    }
  }
}
