import { setTimeout as wait } from 'node:timers/promises';
import type { Timers } from '@roadstead/client';

/** Waits until nothing is left of what is missing; a test that gives up says what it still missed. */
export async function until(missing: () => readonly string[], patienceMs = 180_000): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const left = missing();
    if (left.length === 0) return;
    if (performance.now() > end) throw new Error(`Still waiting for: ${left.slice(0, 10).join('; ')}`);
    await wait(20);
  }
}

/** Real time that passes faster, so that pauses meant for people are short. */
export function fastTimers(speed: number): Timers {
  return {
    now: () => performance.now() * speed,
    after(ms, call) {
      const timer = setTimeout(call, ms / speed);
      return () => clearTimeout(timer);
    },
  };
}
