import { type Analysis, analysisOf, type Judgement, type JudgeTask, type PastDecision, tasksOf } from '@roadstead/bots';
import type { GameRecord, Seat } from '@roadstead/kernel';
import { Pool } from '../pool.js';
import { judgeHere } from './judge-task.js';

interface AnalysisJob {
  readonly record: GameRecord;
  /** The decisions of these seats. */
  readonly moments: readonly PastDecision[];
  readonly seats: readonly Seat[];
  readonly iterations: number;
  readonly threads: number;
  readonly signal: AbortSignal;
  progress(done: number): void;
}

/** The analysis of a record, the same for any number of threads; null if the signal came before it was done. */
export async function judgeAll(job: AnalysisJob): Promise<Analysis | null> {
  const { record, moments, seats, iterations, signal } = job;
  const tasks = tasksOf(record, moments, iterations);
  const judged: Judgement[] = [];
  const pool = new Pool<JudgeTask, Judgement>({
    threads: Math.max(1, Math.min(job.threads, tasks.length)),
    worker: new URL('./worker.js', import.meta.url),
    here: judgeHere,
  });
  try {
    await pool.run(tasks, signal, (judgement) => {
      judged.push(judgement);
      job.progress(judged.length);
    });
  } finally {
    await pool.close();
  }
  return judged.length < tasks.length ? null : analysisOf(record, judged, seats);
}
