import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@roadstead/kernel';

/** So long at a stretch, at most, for what takes long: then it is everybody else's turn. */
const SLICE_MS = 8;

/** A pause now and then in something long, so that nobody waits for the whole of it. */
export class Slices {
  private began = performance.now();

  /** To be awaited between small steps; mostly it is over at once. */
  async pause(): Promise<void> {
    if (performance.now() - this.began < SLICE_MS) return;
    await setImmediate();
    this.began = performance.now();
  }
}

/** Goes through something long while others go on. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  const slices = new Slices();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await slices.pause();
  }
}
