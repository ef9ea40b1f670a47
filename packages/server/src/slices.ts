import { setImmediate } from 'node:timers';
import type { Steps } from '@roadstead/kernel';

/** So long at a stretch, at most, for all that takes long together: then it is everybody else's turn. */
const SLICE_MS = 8;

/** Those whose time is over, in the order in which they go on. */
const waiting: (() => void)[] = [];
/** When the stretch began that all share; null where nothing long is under way. */
let began: number | null = null;

/**
 * To be awaited between small steps of something long; mostly it is over at once. Between two rounds in which everybody
 * is heard there is one stretch, however much that is long is under way: who waits longest goes on, others with what is left.
 */
export async function pause(): Promise<void> {
  if (began === null) begin();
  else if (performance.now() - began >= SLICE_MS) await new Promise<void>((goOn) => waiting.push(goOn));
}

function begin(): void {
  began = performance.now();
  setImmediate(nextRound);
}

function nextRound(): void {
  began = null;
  const goOn = waiting.shift();
  if (goOn === undefined) return;
  begin();
  goOn();
}

/** Goes through something long while others go on. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause();
  }
}
