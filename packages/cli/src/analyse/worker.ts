import { serve } from '../pool-worker.js';
import { judgeHere } from './judge-task.js';

serve(judgeHere);
