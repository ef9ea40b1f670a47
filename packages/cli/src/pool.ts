import { Worker } from 'node:worker_threads';
import type { FromWorker } from './pool-worker.js';

export interface PoolPlan<T, A> {
  readonly threads: number;
  /** The module that a thread runs; it serves with `serve`. */
  readonly worker: URL;
  readonly workerData?: unknown;
  /** Does a task in this very thread, where one thread is all. */
  here(task: T): A | Promise<A>;
  /** What threads have to say besides their answers. */
  note?(note: unknown): void;
}

/** Threads that do one task after the other. */
export class Pool<T, A> {
  private readonly plan: PoolPlan<T, A>;
  private readonly workers: readonly Worker[];

  constructor(plan: PoolPlan<T, A>) {
    this.plan = plan;
    this.workers = Array.from({ length: plan.threads === 1 ? 0 : plan.threads }, () => {
      return new Worker(plan.worker, { workerData: plan.workerData });
    });
  }

  /** Hands out the tasks and tells of each that is done, until none is left or the signal comes. */
  async run(tasks: Iterable<T>, signal: AbortSignal, done: (answer: A, task: T) => void): Promise<void> {
    if (signal.aborted) return;
    const queue = tasks[Symbol.iterator]();
    if (this.workers.length === 0) return this.runHere(queue, signal, done);
    const end = () => void this.close();
    signal.addEventListener('abort', end, { once: true });
    try {
      await Promise.all(this.workers.map((worker) => this.feed(worker, queue, done)));
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  /** With pauses in which Ctrl-C is heard. */
  private async runHere(queue: Iterator<T>, signal: AbortSignal, done: (answer: A, task: T) => void): Promise<void> {
    for (let next = queue.next(); !next.done && !signal.aborted; next = queue.next()) {
      done(await this.plan.here(next.value), next.value);
      await new Promise(setImmediate);
    }
  }

  /** Gives a worker one task after the other until none is left, or it is ended from outside. */
  private feed(worker: Worker, queue: Iterator<T>, done: (answer: A, task: T) => void): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      let current: T;
      const next = () => {
        const { value, done } = queue.next();
        if (done) return resolve();
        current = value;
        worker.postMessage(current);
      };
      const heard = (message: FromWorker<A>) => {
        if ('note' in message) return this.plan.note?.(message.note);
        done(message.answer, current);
        next();
      };
      worker.removeAllListeners();
      worker.on('message', heard);
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      next();
    });
  }
}
