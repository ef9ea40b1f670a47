import type { WorkStore } from '../store/store.js';

/** What a node has begun is another's after so long, unless it says that it is still at it. */
export const LEASE_MS = 6_000;

/** Longer than it takes another node to see that work is nobody's: then no node was at work. */
export const UNHEARD_MS = 4_000;

/** Work that one node does for all: who does it is written down in the store, and runs out with its node. */
export class Lease {
  private readonly work: WorkStore | null;
  private readonly name: string;
  private readonly node: string;
  private readonly now: () => number;
  private readonly taken: (nobodysMs: number) => Promise<void>;
  private until = 0;
  private asking: Promise<boolean> | null = null;
  private knownAt = Number.NEGATIVE_INFINITY;

  /** `taken` is told, before anything else is done, when it becomes this node's, and for how long it was nobody's. */
  constructor(
    work: WorkStore | null,
    name: string,
    node: string,
    now: () => number,
    taken: (nobodysMs: number) => Promise<void> = async () => {},
  ) {
    this.work = work;
    this.name = name;
    this.node = node;
    this.now = now;
    this.taken = taken;
  }

  /** Whether it is this node's to do. */
  async isOurs(): Promise<boolean> {
    if (this.work === null) return true;
    if (this.now() < this.until - LEASE_MS / 2) {
      this.knownAt = this.now();
      return true;
    }
    this.asking ??= this.claim(this.work).finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  /**
   * Before anything is written: where nobody may have been at work, that is found out first, and made good. Whoever is the
   * first to be heard again would otherwise have thought all the while.
   */
  async madeGood(): Promise<void> {
    if (this.work !== null && this.now() - this.knownAt > UNHEARD_MS) await this.isOurs();
  }

  private async claim(work: WorkStore): Promise<boolean> {
    const now = this.now();
    const until = now + LEASE_MS;
    const claimed = await work.claim(this.name, this.node, now, until, UNHEARD_MS);
    const isNew = this.until === 0 || claimed.nobodysMs > 0;
    if (claimed.isOurs && isNew) await this.taken(claimed.nobodysMs);
    this.until = claimed.isOurs ? until : 0;
    this.knownAt = now;
    return claimed.isOurs;
  }
}
