import { parentPort } from 'node:worker_threads';
import type { Judgement, JudgeTask } from '@roadstead/bots';
import { serve } from '@roadstead/bots/worker';
import { judgeHere } from './judge-task.js';

serve<JudgeTask, Judgement>(parentPort, (task) => judgeHere(task));
