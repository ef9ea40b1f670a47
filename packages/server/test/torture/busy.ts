import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const EVERY_MS = 20;
/** So much work now and then as takes some milliseconds where nothing else is done. */
const WORK = 5_000_000;
const EVERY_WORK_MS = 250;
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  const works = [];
  let [at, late] = [performance.now(), 0];
  setInterval(() => {
    const now = performance.now();
    late = Math.max(late, now - at - ${EVERY_MS});
    at = now;
  }, ${EVERY_MS});
  setInterval(() => {
    const begun = performance.now();
    for (let i = 0, sum = 0; i < ${WORK}; i++) sum += i;
    at = performance.now();
    works.push(at - begun);
  }, ${EVERY_WORK_MS});
  parentPort.on('message', () => {
    const mean = works.reduce((sum, work) => sum + work, 0) / works.length;
    parentPort.postMessage({ late, slowed: works.length === 0 ? 1 : mean / Math.min(...works) });
  });
`;

/** How busy a machine is with other things. */
interface Busy {
  /** How late somebody who does nothing was woken at worst, in milliseconds. */
  readonly late: number;
  /** How many times as long as at best the same work took on average. */
  readonly slowed: number;
}

/** How busy the machine is from now on: where that is much, clocks say more of the machine than of us. */
export class BusyMachine {
  private readonly thread = new Worker(THREAD, { eval: true });

  async told(): Promise<Busy> {
    const answer = once(this.thread, 'message');
    this.thread.postMessage('');
    return (await answer)[0];
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }
}
