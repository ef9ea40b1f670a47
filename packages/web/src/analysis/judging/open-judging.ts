import type { PastDecision } from '@roadstead/bots';
import type { GameRecord } from '@roadstead/kernel';
import { judgesFor, workerJudge } from './judge.js';
import { Judging, type JudgingState } from './judging.js';
import { ratedGameRuns } from './rated.js';
import { BrowserJudgements } from './store.js';

/** How often it is asked whether a rated game has begun meanwhile. */
const ASK_EVERY_MS = 20_000;

/** The judging of a record, in this browser. */
export function openJudging(
  record: GameRecord,
  moments: readonly PastDecision[],
  iterations: number,
  changed: (state: JudgingState) => void,
  judges = judgesFor(navigator.hardwareConcurrency),
): Judging {
  return new Judging(record, moments, iterations, {
    store: new BrowserJudgements(),
    judges,
    hire: workerJudge,
    ratedGameRuns,
    watch: (call) => {
      const timer = setInterval(call, ASK_EVERY_MS);
      return () => clearInterval(timer);
    },
    changed,
  });
}
