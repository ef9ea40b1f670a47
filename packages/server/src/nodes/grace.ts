import type { Store } from '../store/store.js';
import { UNHEARD_MS } from './leases.js';

/** Nobody loses their seat before they could come back. */
const GRACE_MS = 30_000;
const KEPT_AS = 'clocks-from';

/**
 * After nobody could be heard for a while, clocks that ran out meanwhile are let be for a moment, by whichever node looks
 * after them. Where one node ends and another goes on, people come to that one: their clocks run.
 */
export class Grace {
  private readonly store: Store;
  private readonly now: () => number;
  private from = 0;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  get isOver(): boolean {
    return this.now() >= this.from;
  }

  async begin(): Promise<void> {
    this.from = this.now() + GRACE_MS;
    if (this.store.work !== null) await this.store.keys.put(KEPT_AS, String(this.from));
  }

  /** This node looks after clocks from now on, and for so long nobody did; `alone`: no other was up since this one is. */
  async takenOver(nobodysMs: number, alone: boolean): Promise<void> {
    if (nobodysMs > UNHEARD_MS || alone) return this.begin();
    const kept = Number((await this.store.keys.get(KEPT_AS)) ?? 0);
    this.from = Math.max(this.from, Math.min(kept, this.now() + GRACE_MS));
  }
}
