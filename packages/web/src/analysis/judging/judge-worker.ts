import { type JudgeTask, judgeTask } from '@roadstead/bots';
import { serve } from '@roadstead/bots/worker';
import { gameById } from '@roadstead/games';

serve(self, (task: JudgeTask) => judgeTask(task, (id) => gameById(id)?.game));
