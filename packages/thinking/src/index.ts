export type { ThinkWorker } from './running.js';
export { type Thinker, thinkHere } from './thinker.js';
export { WorkerThinker } from './worker-thinker.js';
