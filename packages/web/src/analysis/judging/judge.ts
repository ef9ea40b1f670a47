import type { Judgement, JudgeTask } from '@roadstead/bots';
import { WorkerLine, webPort } from '@roadstead/bots/worker';
import address from './judge-worker.ts?address';

/** Looks at one decision after the other. */
export interface Judge {
  judge(task: JudgeTask): Promise<Judgement>;
  /** Whatever it is still asked fails. */
  close(): void;
}

/** A judge in a worker of its own. */
export function workerJudge(): Judge {
  const worker = new Worker(address, { type: 'module', name: 'analysis' });
  const line = new WorkerLine<JudgeTask, Judgement>(webPort(worker));
  return { judge: (task) => line.ask(task), close: () => line.end() };
}

/** The most threads that are worth their memory. */
const MOST = 8;

/** One core is left for the page, so that it answers. */
export function judgesFor(cores: number | undefined): number {
  return Math.max(1, Math.min(MOST, (cores ?? 2) - 1));
}
