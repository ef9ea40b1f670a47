import type { Db, Tx } from './schema.js';

interface Job {
  readonly work: (tx: Tx) => Promise<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 256;
/** After so long of writing it is on disk first, and others are heard, before there is more. */
const SLICE_MS = 8;

/** Carries out what writes. `work` may be carried out twice: it must do nothing but read and write. */
export interface Writer {
  /** As if nobody else wrote meanwhile: what `work` has read still holds when it is written. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for `work` whose own statements say under which conditions they hold, which costs less in some databases. */
  writeConditional<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Why the last attempt to write failed; null if it did not. */
  readonly failure: unknown;
  /** How long it is since something was last written. */
  readonly quietMs: number;
}

/**
 * For a database with one writer at a time, in this process. Waiting for the disk is the slow part of it and stops everything else, so whatever has come in
 * meanwhile is written together and waits once. Nobody is told that it is done before all of it is on disk.
 */
export class SqliteWriter implements Writer {
  private readonly db: Db;
  private readonly jobs: Job[] = [];
  private isRunning = false;
  private failed: unknown = null;
  private wroteAt = Number.NEGATIVE_INFINITY;

  constructor(db: Db) {
    this.db = db;
  }

  /** `work` is carried out again if another one of its company fails. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.jobs.push({ work, resolve: resolve as (value: never) => void, reject });
      if (!this.isRunning) {
        this.isRunning = true;
        // After everything that waits to be read: requests that came together are written together.
        setImmediate(() => void this.run());
      }
    });
  }

  writeConditional<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.write(work);
  }

  get failure(): unknown {
    return this.failed;
  }

  get quietMs(): number {
    return performance.now() - this.wroteAt;
  }

  private async run(): Promise<void> {
    const jobs = this.jobs.splice(0, MOST_AT_ONCE);
    if (jobs.length === 0) {
      this.isRunning = false;
      return;
    }
    this.jobs.unshift(...(await this.together(jobs)));
    setImmediate(() => void this.run());
  }

  /** Returns those that are left for the next time. */
  private async together(jobs: readonly Job[]): Promise<readonly Job[]> {
    try {
      const done = await this.db.transaction().execute(async (tx) => {
        const values: unknown[] = [];
        const began = performance.now();
        for (const { work } of jobs) {
          values.push(await work(tx));
          if (performance.now() - began > SLICE_MS) break;
        }
        return values;
      });
      this.wrote(null);
      for (const [i, value] of done.entries()) jobs[i]!.resolve(value as never);
      return jobs.slice(done.length);
    } catch (error) {
      this.wrote(error);
      if (jobs.length > 1) {
        for (const job of jobs) await this.together([job]);
      } else jobs[0]!.reject(error);
      return [];
    }
  }

  private wrote(failure: unknown): void {
    if (failure === null) this.wroteAt = performance.now();
    this.failed = failure;
  }
}
