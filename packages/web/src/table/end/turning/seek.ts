import { iterationsOf, momentsOf, sampleOf } from '@roadstead/bots';
import { loadedGame } from '@roadstead/games';
import type { GameRecord, Seat } from '@roadstead/kernel';
import { judgesFor } from '../../../analysis/judging/judge.js';
import type { JudgingState } from '../../../analysis/judging/judging.js';
import { openJudging } from '../../../analysis/judging/open-judging.js';
import { type DecisionTelling, tellingOf } from '../../../analysis/telling.js';
import { type TurningPoint, turningPointIn } from './turning-point.js';

/** How far the search for a turning point has come. */
export interface Sought {
  readonly state: JudgingState;
  /** The best known so far. */
  readonly point: TurningPoint | null;
  readonly telling: DecisionTelling;
}

/** Somebody only looks at the end of a game: the device has better things to do. */
const MOST_JUDGES = 2;

/**
 * Looks for the turning point among the decisions of these seats, until it is found or what comes back is called. It is
 * the quick analysis: what was found out is kept, so that neither has to think of it again.
 */
export function seek(record: GameRecord, seats: readonly Seat[], changed: (sought: Sought) => void): () => void {
  const entry = loadedGame(record.game)!;
  const moments = sampleOf(momentsOf(entry.game, record, seats), record.seats, entry.analysed);
  const telling = tellingOf(record, moments);
  const judges = Math.min(MOST_JUDGES, judgesFor(navigator.hardwareConcurrency));
  let isLeft = false;
  const tell = (state: JudgingState) => {
    if (!isLeft) changed({ state, point: turningPointIn(record, state.judged), telling });
  };
  const judging = openJudging(record, moments, iterationsOf(entry).quick, tell, judges);
  void judging.look().then(() => {
    if (!isLeft) void judging.start();
  });
  return () => {
    isLeft = true;
    judging.stop();
  };
}
