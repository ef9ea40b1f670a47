import type { Timers } from '../src/timers.js';

/** Time that passes only when told so. */
export class FakeTimers implements Timers {
  private time = 0;
  private next = 0;
  private readonly waiting = new Map<number, { readonly at: number; readonly call: () => void }>();

  now(): number {
    return this.time;
  }

  after(ms: number, call: () => void): () => void {
    const id = this.next++;
    this.waiting.set(id, { at: this.time + ms, call });
    return () => this.waiting.delete(id);
  }

  get count(): number {
    return this.waiting.size;
  }

  /** Lets time pass; promises settle after each call. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await settled();
      const due = [...this.waiting].filter(([, { at }]) => at <= end).sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];
      if (due === undefined) break;
      this.waiting.delete(due[0]);
      this.time = due[1].at;
      due[1].call();
    }
    this.time = end;
    await settled();
  }
}

export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}
