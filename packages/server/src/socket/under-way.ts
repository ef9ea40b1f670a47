/** What has been begun for whom and is not done yet. */
export class UnderWay<K> {
  private readonly counts = new Map<K, number>();
  private readonly waiting: { readonly isOver: () => boolean; readonly told: () => void }[] = [];

  async run(key: K, work: () => Promise<void>): Promise<void> {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    try {
      await work();
    } finally {
      const left = this.counts.get(key)! - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
      for (const one of this.waiting.splice(0)) {
        if (one.isOver()) one.told();
        else this.waiting.push(one);
      }
    }
  }

  /** Until all of it is done, or all for one. */
  idle(key?: K): Promise<void> {
    const isOver = () => (key === undefined ? this.counts.size === 0 : !this.counts.has(key));
    return isOver() ? Promise.resolve() : new Promise((told) => this.waiting.push({ isOver, told }));
  }
}
