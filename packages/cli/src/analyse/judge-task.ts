import { type Judgement, type JudgeTask, judgeTask } from '@roadstead/bots';
import { gameById } from '@roadstead/games';

/** A decision of any game that is known here. */
export function judgeHere(task: JudgeTask): Judgement {
  return judgeTask(task, (id) => gameById(id)?.game);
}
