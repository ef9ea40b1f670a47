import type { ThinkAnswer, ThinkRequest } from '@roadstead/bots';
import type { Thinker } from '@roadstead/bots/worker';

interface PoolMeter {
  botQueue(length: number): void;
  botWaited(ms: number): void;
  botThought(ms: number): void;
}

/** For whom somebody thinks. */
interface OnBehalf {
  /** The person whose table it is, or who wants advice: people take turns. */
  readonly person: string;
  /** Where they came from: addresses take turns before people do, since one of them may have many names. */
  readonly from: string;
  /** Whether somebody waits for it before their eyes; it may change while it is waited. */
  readonly isAwaited: () => boolean;
}

interface Job {
  readonly request: ThinkRequest;
  readonly behalf: OnBehalf;
  readonly since: number;
  readonly resolve: (answer: ThinkAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** One in so many is for a table that nobody looks at, so that those come to their end as well. */
const FOR_THE_UNSEEN = 8;

/** Thrown at those who ask while too many wait already, or after the pool was closed. */
export class PoolFull extends Error {}

/**
 * A few thinkers and a queue before them. What somebody looks at comes first; among these, and among the others, addresses
 * take turns and of one address people, so that nobody is crowded out by how many tables, or names, another has.
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
  /** By address and by person: the number of the last thought that was theirs; forgotten when nobody waits or thinks. */
  private readonly served = new Map<string, number>();
  private thoughts = 0;

  constructor(start: () => Thinker, size: number, longest: number, meter: PoolMeter) {
    this.start = start;
    this.size = size;
    this.longest = longest;
    this.meter = meter;
  }

  think(request: ThinkRequest, behalf: OnBehalf): Promise<ThinkAnswer> {
    if (this.ending.signal.aborted || !this.makeRoom(behalf)) return Promise.reject(new PoolFull());
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, behalf, since: performance.now(), resolve, reject });
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

  /** Where all places to wait are taken, one that nobody looks at is given up for one that somebody does. */
  private makeRoom({ isAwaited }: OnBehalf): boolean {
    if (this.waiting.length < this.longest) return true;
    const last = isAwaited() ? this.waiting.findLastIndex((job) => !job.behalf.isAwaited()) : -1;
    if (last < 0) return false;
    this.waiting.splice(last, 1)[0]!.reject(new PoolFull());
    return true;
  }

  private next(): void {
    const thinker = this.waiting.length === 0 ? undefined : this.freeThinker();
    if (thinker !== undefined) void this.work(thinker, this.takeNext());
    this.meter.botQueue(this.waiting.length);
  }

  private takeNext(): Job {
    const seen: Job[] = [];
    const unseen: Job[] = [];
    for (const job of this.waiting) (job.behalf.isAwaited() ? seen : unseen).push(job);
    const forUnseen = seen.length === 0 || (unseen.length > 0 && this.thoughts % FOR_THE_UNSEEN === FOR_THE_UNSEEN - 1);
    const [first, ...others] = forUnseen ? unseen : seen;
    const job = others.reduce((best, one) => (this.isBefore(one, best) ? one : best), first!);
    this.waiting.splice(this.waiting.indexOf(job), 1);
    this.thoughts++;
    for (const one of [job.behalf.from, job.behalf.person]) this.served.set(one, this.thoughts);
    return job;
  }

  private isBefore({ behalf: one }: Job, { behalf: other }: Job): boolean {
    const byAddress = this.lastOf(one.from) - this.lastOf(other.from);
    return byAddress === 0 ? this.lastOf(one.person) < this.lastOf(other.person) : byAddress < 0;
  }

  /** When they had a turn last; 0 for who had none yet. */
  private lastOf(whoever: string): number {
    return this.served.get(whoever) ?? 0;
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
    if (this.waiting.length === 0 && this.free.length === this.all.length) this.served.clear();
    this.next();
  }
}
