import { Worker } from 'node:worker_threads';
import { stopFlag, type ThinkAnswer, type ThinkRequest } from '@roadstead/bots';
import { inTime } from './in-time.js';
import { Running, type ThinkWorker } from './running.js';
import { type Thinker, thinkHere } from './thinker.js';

/** Who decides when a worker does not: quick, and never stuck. */
const STAND_IN = 'captain';

/** What a worker may take beyond its budget: the end of the last thought, and the way of the answer. */
const USUAL_MARGIN_MS = 100;

/**
 * Thinks in a worker, which is kept from one decision to the next. A decision with a time budget is there when budget
 * and margin are over: if the worker has not answered by then, it is ended and the captain decides.
 */
export class WorkerThinker implements Thinker {
  private readonly start: () => ThinkWorker;
  private readonly marginMs: number;
  private running: Running | null = null;

  constructor(start: () => ThinkWorker = startWorker, marginMs = USUAL_MARGIN_MS) {
    this.start = start;
    this.marginMs = marginMs;
  }

  async think(request: ThinkRequest, signal?: AbortSignal): Promise<ThinkAnswer> {
    signal?.throwIfAborted();
    this.running ??= new Running(this.start());
    const { ms = Number.POSITIVE_INFINITY } = request.budget;
    const stop = stopFlag();
    try {
      const answer = await inTime(this.running.ask(request, stop), ms + this.marginMs, signal);
      if (answer !== null) return answer;
    } finally {
      // Whoever still thinks, thinks in vain.
      if (stop !== undefined) Atomics.store(stop, 0, 1);
    }
    this.close();
    return thinkHere({ ...request, level: STAND_IN });
  }

  close(): void {
    this.running?.end();
    this.running = null;
  }
}

function startWorker(): ThinkWorker {
  return new Worker(new URL('./worker.js', import.meta.url));
}
