import { Worker } from 'node:worker_threads';
import { nodePort, WorkerLine } from '@roadstead/bots/worker';

interface PoolPlan<T, A> {
  readonly threads: number;
  /** The module that a thread runs; it serves with `serve`. */
  readonly worker: URL;
  readonly workerData?: unknown;
  /** Does a task in this very thread, where one thread is all. */
  here(task: T): A | Promise<A>;
  /** What threads have to say besides their answers. */
  note?(note: unknown): void;
}

interface Thread<T, A> {
  readonly worker: Worker;
  readonly line: WorkerLine<T, A, unknown>;
}

/** Threads that do one task after the other. */
export class Pool<T, A> {
  private readonly plan: PoolPlan<T, A>;
  private readonly threads: readonly Thread<T, A>[];

  constructor(plan: PoolPlan<T, A>) {
    this.plan = plan;
    this.threads = Array.from({ length: plan.threads === 1 ? 0 : plan.threads }, () => {
      const worker = new Worker(plan.worker, { workerData: plan.workerData });
      return { worker, line: new WorkerLine(nodePort(worker), (note) => plan.note?.(note)) };
    });
  }

  /** Hands out the tasks and tells of each that is done, until none is left or the signal comes. */
  async run(tasks: Iterable<T>, signal: AbortSignal, done: (answer: A, task: T) => void): Promise<void> {
    if (signal.aborted) return;
    const queue = tasks[Symbol.iterator]();
    if (this.threads.length === 0) return this.runHere(queue, signal, done);
    const end = () => void this.close();
    signal.addEventListener('abort', end, { once: true });
    try {
      await Promise.all(this.threads.map(({ line }) => this.feed(line, queue, signal, done)));
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  async close(): Promise<void> {
    for (const { line } of this.threads) line.end();
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }

  /** With pauses in which Ctrl-C is heard. */
  private async runHere(queue: Iterator<T>, signal: AbortSignal, done: (answer: A, task: T) => void): Promise<void> {
    for (let next = queue.next(); !next.done && !signal.aborted; next = queue.next()) {
      done(await this.plan.here(next.value), next.value);
      await new Promise(setImmediate);
    }
  }

  /** Gives a thread one task after the other until none is left, or it is ended by the signal. */
  private async feed(
    line: WorkerLine<T, A, unknown>,
    queue: Iterator<T>,
    signal: AbortSignal,
    done: (answer: A, task: T) => void,
  ): Promise<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const answer = await line.ask(next.value).catch((error) => {
        if (!signal.aborted) throw error;
      });
      if (signal.aborted) return;
      done(answer as A, next.value);
    }
  }
}
