import { Pool } from '../pool.js';
import type { Job, Stretch } from './job.js';
import { playGames } from './play-games.js';
import { emptyTally, mergeTally, type Tally } from './tally.js';

/** Long enough that sending a tally costs nothing, short enough for a lively progress bar. */
const MAX_STRETCH = 100;

export interface Run {
  readonly job: Job;
  readonly games: number;
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly progress: (done: number) => void;
}

/**
 * Plays all games and returns their tally. When the signal comes, it returns the games from the first up to the first that
 * is missing: the same ones that a shorter run would have played.
 */
export async function playAll(run: Run): Promise<Tally> {
  const merger = new Merger(run);
  const pool = new Pool<Stretch, Tally>({
    threads: run.threads,
    worker: new URL('./worker.js', import.meta.url),
    workerData: run.job,
    here: (stretch) => playGames(run.job, stretch),
  });
  try {
    await pool.run(cut(run.games, run.threads), run.signal, (tally, { from }) => merger.add(from, tally));
  } finally {
    await pool.close();
  }
  return merger.tally;
}

function* cut(games: number, threads: number): Generator<Stretch> {
  const length = Math.max(1, Math.min(MAX_STRETCH, Math.ceil(games / (threads * 8))));
  for (let from = 0; from < games; from += length) yield { from, to: Math.min(games, from + length) };
}

/** Merges tallies in the order of the games; those that come early wait, at most about one per thread. */
class Merger {
  readonly tally: Tally;
  private readonly run: Run;
  private readonly waiting = new Map<number, Tally>();
  private done = 0;

  constructor(run: Run) {
    this.run = run;
    this.tally = emptyTally(run.job);
  }

  add(from: number, tally: Tally): void {
    this.waiting.set(from, tally);
    for (let next = this.waiting.get(this.tally.games); next; next = this.waiting.get(this.tally.games)) {
      this.waiting.delete(this.tally.games);
      mergeTally(this.run.job, this.tally, next);
    }
    this.done += tally.games;
    this.run.progress(this.done);
  }
}
