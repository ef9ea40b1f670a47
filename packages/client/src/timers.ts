/** Time as the client needs it; tests bring their own. */
export interface Timers {
  now(): number;
  /** Calls once after so many milliseconds; what it returns stops it. */
  after(ms: number, call: () => void): () => void;
}

/** What browsers and Node both have, without the types of either. */
interface Clock {
  setTimeout(call: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export function realTimers(): Timers {
  const clock = globalThis as unknown as Clock;
  return {
    now: () => Date.now(),
    after(ms, call) {
      const timer = clock.setTimeout(call, ms);
      return () => clock.clearTimeout(timer);
    },
  };
}
