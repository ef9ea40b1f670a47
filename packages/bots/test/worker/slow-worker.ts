import { parentPort } from 'node:worker_threads';
import { serve } from '../../src/worker/serve.js';

/** What the slow worker is asked to do. */
export type Slowly =
  | { readonly say: string; readonly forMs: number }
  | { readonly fail: string }
  | { readonly exit: true };

/** Says that it has begun, then hears nothing until it is done or cancelled, as a bot that searches. */
const tell = serve<Slowly, string, string>(parentPort, (asked, cancelled) => {
  tell('began');
  if ('fail' in asked) throw new Error(asked.fail);
  if ('exit' in asked) process.exit(1);
  const until = Date.now() + asked.forMs;
  while (Date.now() < until && !cancelled());
  return asked.say;
});
