import type { GameRecord } from '@roadstead/kernel';
import type { GameOf } from '../thinker.js';
import { type Judgement, judge } from './judge.js';
import type { Moment } from './moments.js';

/** One decision to look at, as plain data that can be sent to a thread. */
export interface JudgeTask {
  readonly game: string;
  readonly moment: Moment;
  readonly iterations: number;
  readonly seed: string;
}

/** Wherever a record is looked at, the luck of the thoughts is the same, and so is the analysis. */
const SEED = 'analysis';

export function tasksOf({ game }: GameRecord, moments: readonly Moment[], iterations: number): readonly JudgeTask[] {
  return moments.map((moment) => ({ game, moment, iterations, seed: SEED }));
}

export function judgeTask({ game: id, moment, iterations, seed }: JudgeTask, gameOf: GameOf): Judgement {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`There is no game "${id}".`);
  return judge(game, moment, { iterations }, seed);
}
