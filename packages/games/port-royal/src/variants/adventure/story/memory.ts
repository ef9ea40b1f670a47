import type { StoryMission } from './ids.js';
import type { Memory } from './tell.js';

/** What came later goes before: a chapter that was told again is remembered as it was told last. */
export function remembered(earlier: Memory, now: Memory): Memory {
  return {
    laid: new Set<StoryMission>([...earlier.laid, ...now.laid]),
    done: new Map([...earlier.done, ...now.done]),
    won: new Map([...earlier.won, ...now.won]),
  };
}
