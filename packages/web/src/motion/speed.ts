import { look } from '../settings/look.svelte.js';

const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 1.8 } as const;

/** What a millisecond of the usual speed takes by the settings. */
export function speedNow(): number {
  return SPEEDS[look.motion];
}

/** A duration at the speed that the settings say. */
export function atSpeed(ms: number): number {
  return ms * speedNow();
}
