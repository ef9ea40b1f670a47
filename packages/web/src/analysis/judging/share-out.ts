import type { Judgement, JudgeTask } from '@roadstead/bots';
import type { Judge } from './judge.js';

interface Sharing {
  readonly tasks: readonly JudgeTask[];
  readonly judges: number;
  hire(): Judge;
  done(judgement: Judgement): void;
  readonly signal: AbortSignal;
}

/**
 * Shares tasks out among judges, in their order: whoever is free gets the next. A judge that breaks down is replaced
 * once for the task it broke down over; if the next one fails too, everything ends with that failure.
 */
export async function shareOut({ tasks, judges, hire, done, signal }: Sharing): Promise<void> {
  const queue = tasks[Symbol.iterator]();
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  const hired = new Set<Judge>();
  let isOver = false;
  const employ = () => {
    const judge = hire();
    hired.add(judge);
    return judge;
  };
  const dismiss = (judge: Judge) => {
    judge.close();
    hired.delete(judge);
  };

  async function work(): Promise<void> {
    let judge = employ();
    for (let next = queue.next(); !next.done && !signal.aborted; next = queue.next()) {
      const task = next.value;
      const judgement = await judge.judge(task).catch((error) => {
        if (isOver) throw error;
        dismiss(judge);
        judge = employ();
        return judge.judge(task);
      });
      if (!signal.aborted) done(judgement);
    }
  }

  try {
    const places = Math.min(judges, tasks.length);
    await Promise.race([stopped, Promise.all(Array.from({ length: places }, work))]);
  } finally {
    isOver = true;
    for (const judge of [...hired]) dismiss(judge);
  }
}
