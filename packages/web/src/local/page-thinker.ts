import { type Thinker, WorkerThinker, webPort } from '@roadstead/bots/worker';
import address from './think-worker.ts?address';

/**
 * Bots think in a worker of their own, so that the table always answers. Nothing of them is loaded before the first thought;
 * where the worker fails, this very thread thinks.
 */
export function pageThinker(): Thinker {
  return new WorkerThinker({
    start: () => webPort(new Worker(address, { type: 'module', name: 'bots' })),
    standIn: async (request) => (await import('./think-in-worker.js')).thinkHere(request),
  });
}
