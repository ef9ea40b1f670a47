import { type JudgeTask, judgeTask, loadBots } from '@roadstead/bots';
import { serve } from '@roadstead/bots/worker';
import { loadGame } from '@roadstead/games';

serve(self, async (task: JudgeTask) => {
  const [entry] = await Promise.all([loadGame(task.game), loadBots(task.game)]);
  return judgeTask(task, () => entry?.game);
});
