import { Worker } from 'node:worker_threads';
import { nodePort, WorkerLine } from '@roadstead/bots/worker';
import type { BenchFigures } from './bench.js';

export interface BenchTask {
  readonly game: string;
  readonly seconds: number;
}

/**
 * In a thread that has played nothing else: what the engine has learnt about the states of one game would slow the next one down, so
 * that figures depended on the order.
 */
export async function apart(task: BenchTask): Promise<readonly BenchFigures[]> {
  const line = new WorkerLine<BenchTask, readonly BenchFigures[]>(
    nodePort(new Worker(new URL('./worker.js', import.meta.url))),
  );
  try {
    return await line.ask(task);
  } finally {
    line.end();
  }
}
