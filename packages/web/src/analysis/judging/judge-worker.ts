import { type JudgeTask, judgeTask } from '@roadstead/bots';
import { gameById } from '@roadstead/games';
import type { FromJudge } from './judge.js';

const port = self as unknown as {
  postMessage(message: FromJudge): void;
  onmessage: ((event: MessageEvent<JudgeTask>) => void) | null;
};

port.onmessage = ({ data: task }) => {
  try {
    port.postMessage({ judgement: judgeTask(task, (id) => gameById(id)?.game) });
  } catch (error) {
    port.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
};
