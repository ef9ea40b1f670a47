import { type Thinker, WorkerThinker, webPort } from '@roadstead/bots/worker';

/**
 * Bots think in a worker of their own, so that the table always answers. Nothing of them is loaded before the first thought;
 * where the worker fails, this very thread thinks.
 */
export function pageThinker(): Thinker {
  return new WorkerThinker({
    start: () => webPort(new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module', name: 'bots' })),
    standIn: async (request) => (await import('./think-in-worker.js')).thinkHere(request),
  });
}
