import type { Db, Tx } from './schema.js';

interface Job {
  readonly work: (tx: Tx) => Promise<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 256;

/**
 * Carries out what writes. Waiting for the disk is the slow part of it and stops everything else, so whatever has come in
 * meanwhile is written together and waits once. Nobody is told that it is done before all of it is on disk.
 */
export class Writer {
  private readonly db: Db;
  private readonly jobs: Job[] = [];
  private isRunning = false;

  constructor(db: Db) {
    this.db = db;
  }

  /** `work` may be carried out twice if another one of its company fails: it must do nothing but read and write. */
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

  private async run(): Promise<void> {
    const jobs = this.jobs.splice(0, MOST_AT_ONCE);
    if (jobs.length === 0) {
      this.isRunning = false;
      return;
    }
    await this.together(jobs);
    setImmediate(() => void this.run());
  }

  private async together(jobs: readonly Job[]): Promise<void> {
    try {
      const done = await this.db.transaction().execute(async (tx) => {
        const values: unknown[] = [];
        for (const { work } of jobs) values.push(await work(tx));
        return values;
      });
      for (const [i, { resolve }] of jobs.entries()) resolve(done[i] as never);
    } catch (error) {
      if (jobs.length === 1) jobs[0]!.reject(error);
      else for (const job of jobs) await this.together([job]);
    }
  }
}
