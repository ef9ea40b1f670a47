import { parentPort } from 'node:worker_threads';
import { thinkHere } from '../../src/node/think-here.js';
import type { ThinkAnswer, ThinkRequest } from '../../src/think.js';
import { serve } from '../../src/worker/serve.js';

/** Longer than any test waits. */
const FOR_EVER_MS = 600_000;

/** Thinks as it should, or as badly as the seed says. */
const tell = serve<ThinkRequest, ThinkAnswer, string>(parentPort, (request, cancelled) => {
  tell(request.seed);
  if (request.seed === 'fails') throw new Error('oh');
  if (request.seed === 'breaks') process.exit(1);
  const until = Date.now() + FOR_EVER_MS;
  if (request.seed === 'slow') while (Date.now() < until && !cancelled());
  if (request.seed === 'stuck') while (Date.now() < until);
  return thinkHere(request, cancelled);
});
