import { type GameRecord, rulesFor } from '@roadstead/kernel';
import type { GameOf } from '../think.js';
import { type Judgement, judge } from './judge.js';
import type { PastDecision } from './moments.js';

/** One decision to look at, as plain data that can be sent to a thread. */
export interface JudgeTask {
  readonly game: string;
  /** The version of the rules that it was decided by. */
  readonly rules: number;
  readonly moment: PastDecision;
  readonly iterations: number;
  readonly seed: string;
}

/** Wherever a record is looked at, the luck of the thoughts is the same, and so is the analysis. */
const SEED = 'analysis';

export function tasksOf(
  record: GameRecord,
  moments: readonly PastDecision[],
  iterations: number,
): readonly JudgeTask[] {
  const { game, rules } = record;
  return moments.map((moment) => ({ game, rules, moment, iterations, seed: SEED }));
}

export function judgeTask(task: JudgeTask, gameOf: GameOf): Judgement {
  const { moment, iterations, seed } = task;
  const game = gameOf(task.game);
  if (game === undefined) throw new Error(`There is no game "${task.game}".`);
  return judge(rulesFor(game, task), moment, { iterations }, seed);
}
