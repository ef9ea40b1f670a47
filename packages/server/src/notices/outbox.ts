import type { Post, Posting } from './post.js';

/** Something to be sent to one address of one person. */
export interface Delivery {
  readonly person: string;
  readonly table: string;
  /** Made right before it is sent. */
  readonly posting: () => Posting;
  readonly url: string;
  /** Told once: the last status, 0 without an answer; not where something newer takes its place. */
  readonly ended: (status: number) => Promise<void> | void;
}

interface OutboxOptions {
  readonly post: Post;
  /** How long to wait before each new attempt. */
  readonly retryMs: readonly number[];
  readonly failed: (error: unknown) => void;
}

interface Waiting {
  readonly delivery: Delivery;
  readonly host: string;
  readonly attempt: number;
}

const AT_ONCE = 16;
/** Of these, so many for people and hosts with whom it failed the last time. */
const DOUBTFUL_AT_ONCE = 4;
const PER_HOST = 4;
const PER_PERSON = 2;
const MOST_WAITING = 5_000;
const MOST_OF_PERSON = 20;
const MOST_DOUBTED = 10_000;

/**
 * Sends what is to be sent, a few at a time. Whoever's address does not answer takes a place for that one attempt only,
 * and the next time one of those that are left for such; waiting for the next attempt takes none.
 */
export class Outbox {
  private readonly o: OutboxOptions;
  private readonly waiting: Waiting[] = [];
  /** Those that wait for another attempt. */
  private readonly pauses = new Map<Waiting, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private readonly busy = new Map<string, number>();
  /** People and hosts with whom it failed the last time; the one longest ago first. */
  private readonly doubted = new Set<string>();
  private doubtful = 0;
  private isGoing = false;
  private stopped = false;

  constructor(options: OutboxOptions) {
    this.o = options;
  }

  /** False if there is too much to be sent already. Of a table only what is newest is sent to an address. */
  send(delivery: Delivery): boolean {
    if (this.stopped) return false;
    this.drop(({ delivery: older }) => older.url === delivery.url && older.table === delivery.table);
    if (this.waiting.length + this.pauses.size >= MOST_WAITING) return false;
    if (this.waitingOf(delivery.person) >= MOST_OF_PERSON) return false;
    this.queue({ delivery, host: new URL(delivery.url).host, attempt: 0 });
    return true;
  }

  /** Until nothing is under way, waiting for another attempt included. */
  async idle(): Promise<void> {
    while (this.running.size + this.waiting.length + this.pauses.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      await Promise.all(this.running);
    }
  }

  /** Lets what was not tried yet be sent, as long as there is patience, and tries nothing again. */
  async stop(patience: AbortSignal): Promise<void> {
    this.stopped = true;
    this.drop((one) => patience.aborted || one.attempt > 0 || this.pauses.has(one));
    patience.addEventListener('abort', () => this.drop(() => true));
    await this.idle();
  }

  private waitingOf(person: string): number {
    let count = 0;
    for (const { delivery } of [...this.waiting, ...this.pauses.keys()]) if (delivery.person === person) count++;
    return count;
  }

  private drop(which: (one: Waiting) => boolean): void {
    this.waiting.splice(0, this.waiting.length, ...this.waiting.filter((one) => !which(one)));
    for (const [one, pause] of this.pauses) {
      if (!which(one)) continue;
      clearTimeout(pause);
      this.pauses.delete(one);
    }
  }

  private queue(waiting: Waiting): void {
    this.waiting.push(waiting);
    this.go();
  }

  /** One at a time: to encrypt for a browser takes a while, and others play meanwhile. */
  private go(): void {
    if (this.isGoing) return;
    this.isGoing = true;
    setImmediate(() => {
      this.isGoing = false;
      const next = this.waiting.findIndex((one) => this.mayBegin(one));
      if (next < 0) return;
      const [one] = this.waiting.splice(next, 1);
      this.begin(one!);
      this.go();
    });
  }

  private mayBegin({ delivery: { person }, host }: Waiting): boolean {
    if (this.running.size >= AT_ONCE) return false;
    if (this.isDoubted(person, host) && this.doubtful >= DOUBTFUL_AT_ONCE) return false;
    return this.busyWith(host) < PER_HOST && this.busyWith(person) < PER_PERSON;
  }

  private begin(one: Waiting): void {
    const { host, delivery } = one;
    const isDoubted = this.isDoubted(delivery.person, host);
    this.count(one, 1, isDoubted);
    const running = this.attempt(one)
      .catch(this.o.failed)
      .finally(() => {
        this.running.delete(running);
        this.count(one, -1, isDoubted);
        this.go();
      });
    this.running.add(running);
  }

  private async attempt(one: Waiting): Promise<void> {
    const { delivery, host, attempt } = one;
    const status = await this.post(delivery);
    this.doubt(delivery.person, host, status === 0);
    const pause = this.o.retryMs[attempt];
    const isWorthMore = status === 0 || status === 429 || status >= 500;
    if (!isWorthMore || pause === undefined || this.stopped) return delivery.ended(status);
    const timer = setTimeout(() => {
      this.pauses.delete(one);
      this.queue({ delivery, host, attempt: attempt + 1 });
    }, pause);
    this.pauses.set(one, timer);
  }

  /** The status of the answer; 0 without one. */
  private async post({ posting }: Delivery): Promise<number> {
    try {
      return await this.o.post(posting());
    } catch {
      return 0;
    }
  }

  private doubt(person: string, host: string, isDoubtful: boolean): void {
    for (const key of [person, host]) {
      this.doubted.delete(key);
      if (isDoubtful) this.doubted.add(key);
    }
    for (const oldest of this.doubted) {
      if (this.doubted.size <= MOST_DOUBTED) break;
      this.doubted.delete(oldest);
    }
  }

  private isDoubted(person: string, host: string): boolean {
    return this.doubted.has(person) || this.doubted.has(host);
  }

  private busyWith(key: string): number {
    return this.busy.get(key) ?? 0;
  }

  private count({ delivery: { person }, host }: Waiting, more: 1 | -1, isDoubted: boolean): void {
    if (isDoubted) this.doubtful += more;
    for (const key of [person, host]) {
      const count = this.busyWith(key) + more;
      if (count > 0) this.busy.set(key, count);
      else this.busy.delete(key);
    }
  }
}
