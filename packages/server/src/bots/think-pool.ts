import type { ThinkAnswer, ThinkRequest } from '@roadstead/bots';
import type { Thinker } from '@roadstead/bots/worker';

export interface PoolMeter {
  botQueue(length: number): void;
  botWaited(ms: number): void;
  botThought(ms: number): void;
}

interface Job {
  readonly request: ThinkRequest;
  readonly since: number;
  readonly resolve: (answer: ThinkAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** Thrown at those who ask while too many wait already, or after the pool was closed. */
export class PoolFull extends Error {}

/**
 * A few thinkers and a queue before them: first come, first served. A person asks one question at a time, and a
 * table one for each of its bots, so none can crowd out the others.
 */
export class ThinkPool {
  private readonly start: () => Thinker;
  private readonly size: number;
  private readonly longest: number;
  private readonly meter: PoolMeter;
  private readonly waiting: Job[] = [];
  private readonly free: Thinker[] = [];
  private readonly all: Thinker[] = [];
  private readonly ending = new AbortController();

  constructor(start: () => Thinker, size: number, longest: number, meter: PoolMeter) {
    this.start = start;
    this.size = size;
    this.longest = longest;
    this.meter = meter;
  }

  think(request: ThinkRequest): Promise<ThinkAnswer> {
    if (this.ending.signal.aborted || this.waiting.length >= this.longest) return Promise.reject(new PoolFull());
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, since: performance.now(), resolve, reject });
      this.next();
    });
  }

  /** Nobody thinks any longer; those who wait are told so. */
  close(): void {
    this.ending.abort(new PoolFull());
    for (const { reject } of this.waiting.splice(0)) reject(new PoolFull());
    for (const thinker of this.all) thinker.close();
    this.meter.botQueue(0);
  }

  private next(): void {
    const thinker = this.waiting.length === 0 ? undefined : this.freeThinker();
    if (thinker !== undefined) void this.work(thinker, this.waiting.shift()!);
    this.meter.botQueue(this.waiting.length);
  }

  private freeThinker(): Thinker | undefined {
    if (this.free.length > 0) return this.free.pop();
    if (this.all.length >= this.size) return undefined;
    const thinker = this.start();
    this.all.push(thinker);
    return thinker;
  }

  private async work(thinker: Thinker, { request, since, resolve, reject }: Job): Promise<void> {
    const began = performance.now();
    this.meter.botWaited(began - since);
    try {
      resolve(await thinker.think(request, this.ending.signal));
    } catch (error) {
      reject(error);
    }
    this.meter.botThought(performance.now() - began);
    this.free.push(thinker);
    this.next();
  }
}
