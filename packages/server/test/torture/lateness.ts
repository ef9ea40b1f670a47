import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const EVERY_MS = 20;
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  let [at, worst] = [performance.now(), 0];
  setInterval(() => {
    const now = performance.now();
    worst = Math.max(worst, now - at - ${EVERY_MS});
    at = now;
  }, ${EVERY_MS});
  parentPort.on('message', () => parentPort.postMessage(worst));
`;

/** How late a thread is woken that does nothing else, from now on: where that is much, clocks say more of the machine than of us. */
export class Lateness {
  private readonly thread = new Worker(THREAD, { eval: true });

  async worst(): Promise<number> {
    const answer = once(this.thread, 'message');
    this.thread.postMessage('');
    return (await answer)[0];
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }
}
