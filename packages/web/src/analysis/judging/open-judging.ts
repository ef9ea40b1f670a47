import type { Moment } from '@roadstead/bots';
import type { GameRecord } from '@roadstead/kernel';
import { judgesFor, workerJudge } from './judge.js';
import { Work, type WorkState } from './judging.js';
import { ratedGameRuns } from './rated.js';
import { BrowserJudgements } from './store.js';

/** How often it is asked whether a rated game has begun meanwhile. */
const ASK_EVERY_MS = 20_000;

/** The work on a record, in this browser. */
export function openWork(
  record: GameRecord,
  moments: readonly Moment[],
  iterations: number,
  changed: (state: WorkState) => void,
): Work {
  return new Work(record, moments, iterations, {
    store: new BrowserJudgements(),
    judges: judgesFor(navigator.hardwareConcurrency),
    hire: workerJudge,
    ratedGameRuns,
    watch: (call) => {
      const timer = setInterval(call, ASK_EVERY_MS);
      return () => clearInterval(timer);
    },
    changed,
  });
}
