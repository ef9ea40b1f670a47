import type { WorkStore } from '../store/store.js';

/** What a node has begun is another's after so long, unless it says that it is still at it. */
export const LEASE_MS = 6_000;

/** Work that one node does for all: who does it is written down in the store, and runs out with its node. */
export class Lease {
  private readonly work: WorkStore | null;
  private readonly name: string;
  private readonly node: string;
  private readonly wall: () => number;
  private until = 0;

  constructor(work: WorkStore | null, name: string, node: string, wall: () => number) {
    this.work = work;
    this.name = name;
    this.node = node;
    this.wall = wall;
  }

  /** Whether it is this node's to do. */
  async isOurs(): Promise<boolean> {
    if (this.work === null) return true;
    const now = this.wall();
    if (now < this.until - LEASE_MS / 2) return true;
    const until = now + LEASE_MS;
    const isOurs = await this.work.claim(this.name, this.node, now, until);
    this.until = isOurs ? until : 0;
    return isOurs;
  }
}
