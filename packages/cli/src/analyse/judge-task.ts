import { type Judgement, type JudgeTask, judgeTask } from '@roadstead/bots/all';
import { gameById } from '@roadstead/games/all';

/** A decision of any game that is known here. */
export function judgeHere(task: JudgeTask): Judgement {
  return judgeTask(task, (id) => gameById(id)?.game);
}
