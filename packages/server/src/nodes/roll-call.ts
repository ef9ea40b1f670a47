import type { NodeHere, WorkStore } from '../store/store.js';

/** How often a node writes down that it is there. */
const EVERY_MS = 2_000;

/** Somebody who has not said so for this long is taken for gone: several times in a row are no accident. */
export const MISSED_MS = 8_000;

/** Writes down now and then, where several nodes share a store, that this one is there. */
export class RollCall {
  private readonly work: WorkStore | null;
  private readonly about: () => Omit<NodeHere, 'seenAt'>;
  private readonly now: () => number;
  private next = 0;

  constructor(work: WorkStore | null, about: () => Omit<NodeHere, 'seenAt'>, now: () => number) {
    this.work = work;
    this.about = about;
    this.now = now;
  }

  async answer(): Promise<void> {
    const now = this.now();
    if (this.work === null || now < this.next) return;
    this.next = now + EVERY_MS;
    await this.work.here({ ...this.about(), seenAt: now });
  }

  async leave(): Promise<void> {
    await this.work?.gone(this.about().id);
  }
}
