import { parentPort } from 'node:worker_threads';
import type { ThinkRequest } from '@roadstead/bots';
import { serve } from '@roadstead/bots/worker';
import { thinkHere } from '../../src/local/think-in-worker.js';

/** Slow enough for a person to change their mind meanwhile. */
const SLOW_MS = 300;

/** Says which seat it thinks for, and hears nothing until it has done so, as a bot that searches. */
const tell = serve(parentPort, (request: ThinkRequest) => {
  tell(request.seat as never);
  const until = Date.now() + SLOW_MS;
  while (Date.now() < until);
  return thinkHere({ ...request, level: 'sailor' });
});
