import { serve } from '../pool-worker.js';
import { judgeTask } from './judge-task.js';

serve(judgeTask);
