import { setTimeout as wait } from 'node:timers/promises';
import type { Timers } from '@roadstead/client';
import { FULL } from '../../../../test/full.js';

/** Waits until nothing is left of what is missing; a test that gives up says what it still missed. */
export async function until(missing: () => readonly string[], patienceMs = FULL ? 3_000_000 : 280_000): Promise<void> {
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

/** A machine that takes so long for somebody's first answers lets people's time pass at its usual pace. */
const SLOW_MS = 800;

/**
 * Does something that the server answers, and says how much faster people's time may pass after it: an answer that only
 * takes long must not be taken for one that was lost.
 */
export async function timed<T>(fastest: number, work: () => Promise<T>): Promise<{ done: T; speed: number }> {
  const from = performance.now();
  const done = await work();
  return { done, speed: Math.max(1, Math.min(fastest, SLOW_MS / (performance.now() - from))) };
}
