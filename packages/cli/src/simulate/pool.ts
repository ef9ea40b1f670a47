import { Pool } from '../pool.js';
import type { GameRange, Job } from './job.js';
import { playGames } from './play-games.js';
import { emptySums, mergeSums, type Sums } from './sums.js';

/** Long enough that sending sums costs nothing, short enough for a lively progress bar. */
const MAX_RANGE = 100;

interface Run {
  readonly job: Job;
  readonly games: number;
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Told how many games would count if it stopped now. */
  readonly progress: (done: number) => void;
}

/**
 * Plays all games and returns their sums. When the signal comes, it returns the games from the first up to the first that
 * is missing: the same ones that a shorter run would have played.
 */
export async function playAll(run: Run): Promise<Sums> {
  const merger = new Merger(run);
  const pool = new Pool<GameRange, Sums>({
    threads: run.threads,
    worker: new URL('./worker.js', import.meta.url),
    workerData: run.job,
    here: (range) => playGames(run.job, range),
  });
  try {
    await pool.run(cut(run.games, run.threads), run.signal, (sums, { from }) => merger.add(from, sums));
  } finally {
    await pool.close();
  }
  return merger.sums;
}

function* cut(games: number, threads: number): Generator<GameRange> {
  const length = Math.max(1, Math.min(MAX_RANGE, Math.ceil(games / (threads * 8))));
  for (let from = 0; from < games; from += length) yield { from, to: Math.min(games, from + length) };
}

/** Merges sums in the order of the games; those that come early wait, at most about one per thread. */
class Merger {
  readonly sums: Sums;
  private readonly run: Run;
  private readonly waiting = new Map<number, Sums>();

  constructor(run: Run) {
    this.run = run;
    this.sums = emptySums(run.job);
  }

  add(from: number, sums: Sums): void {
    this.waiting.set(from, sums);
    for (let next = this.waiting.get(this.sums.games); next; next = this.waiting.get(this.sums.games)) {
      this.waiting.delete(this.sums.games);
      mergeSums(this.sums, next);
    }
    this.run.progress(this.sums.games);
  }
}
