import type { Judgement, JudgeTask } from '@roadstead/bots';

/** Looks at one decision after the other. */
export interface Judge {
  judge(task: JudgeTask): Promise<Judgement>;
  /** Whatever it is thinking about is not answered any more. */
  close(): void;
}

export type FromJudge = { readonly judgement: Judgement } | { readonly failure: string };

/** A judge in a worker of its own. */
export function workerJudge(): Judge {
  const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module', name: 'analysis' });
  return {
    judge: (task) =>
      new Promise((done, failed) => {
        worker.onmessage = ({ data }: MessageEvent<FromJudge>) => {
          if ('judgement' in data) done(data.judgement);
          else failed(new Error(data.failure));
        };
        worker.onerror = (event) => failed(new Error(event.message));
        worker.postMessage(task);
      }),
    close: () => worker.terminate(),
  };
}

/** The most threads that are worth their memory. */
const MOST = 8;

/** One core is left for the page, so that it answers. */
export function judgesFor(cores: number | undefined): number {
  return Math.max(1, Math.min(MOST, (cores ?? 2) - 1));
}
