import { Worker } from 'node:worker_threads';
import { nodePort, type Thinker, WorkerThinker } from '../worker/index.js';
import { thinkHere } from './think-here.js';

export { thinkHere };

/** Bots think in a thread of their own. */
export function threadThinker(): Thinker {
  const start = () => nodePort(new Worker(new URL('./think-worker.js', import.meta.url)));
  return new WorkerThinker({ start, standIn: thinkHere });
}
