import type { ThinkRequest } from '@roadstead/bots';
import { serve } from '@roadstead/bots/worker';
import { thinkHere } from './think-in-worker.js';

serve(self, (request: ThinkRequest) => thinkHere(request));
