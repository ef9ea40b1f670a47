interface Lane {
  /** What is done next, before everything else. */
  readonly first: (() => Promise<void>)[];
  readonly others: (() => Promise<void>)[];
}

/**
 * One after the other for each key. It spares this process races with itself; what decides is the store's conditional
 * append, since other processes know nothing of it.
 */
export class KeyedQueue {
  private readonly lanes = new Map<string, Lane>();
  private readonly working = new Set<Promise<void>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.add(key, 'others', work);
  }

  /** Before all that only waits; in the order of asking among these. */
  runFirst<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.add(key, 'first', work);
  }

  /** Until nobody works or waits any more. */
  async idle(): Promise<void> {
    while (this.working.size > 0) await Promise.all(this.working);
  }

  private add<T>(key: string, where: keyof Lane, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const known = this.lanes.get(key);
      const lane = known ?? { first: [], others: [] };
      lane[where].push(() => work().then(resolve, reject));
      if (known !== undefined) return;
      this.lanes.set(key, lane);
      const working = this.work(key, lane).finally(() => this.working.delete(working));
      this.working.add(working);
    });
  }

  private async work(key: string, lane: Lane): Promise<void> {
    await null; // who asks first is not served before those who ask at the same moment
    for (;;) {
      const next = lane.first.shift() ?? lane.others.shift();
      if (next === undefined) break;
      await next();
    }
    this.lanes.delete(key);
  }
}
