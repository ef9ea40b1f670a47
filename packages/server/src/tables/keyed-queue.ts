/**
 * One after the other for each key. It spares this process races with itself; what decides is the store's conditional
 * append, since other processes know nothing of it.
 */
export class KeyedQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(work);
    const settled = mine.catch(() => {});
    this.last.set(key, settled);
    void settled.then(() => {
      if (this.last.get(key) === settled) this.last.delete(key);
    });
    return mine;
  }

  /** Until nobody works or waits any more. */
  async idle(): Promise<void> {
    while (this.last.size > 0) await Promise.all(this.last.values());
  }
}
