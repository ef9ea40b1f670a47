import { parentPort } from 'node:worker_threads';
import type { ThinkRequest } from '../think.js';
import { serve } from '../worker/index.js';
import { thinkHere } from './think-here.js';

serve(parentPort, (request: ThinkRequest, cancelled) => thinkHere(request, cancelled));
