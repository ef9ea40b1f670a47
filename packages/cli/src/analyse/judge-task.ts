import { type Judgement, judge, type Moment } from '@roadstead/bots';
import { gameById } from '@roadstead/games';

/** One decision to look at, as plain data that can be sent to a thread. */
export interface JudgeTask {
  readonly game: string;
  readonly moment: Moment;
  readonly iterations: number;
  readonly seed: string;
}

export function judgeTask({ game, moment, iterations, seed }: JudgeTask): Judgement {
  return judge(gameById(game)!.game, moment, { iterations }, seed);
}
