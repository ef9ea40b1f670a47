import { Worker } from 'node:worker_threads';
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
  const stretches = cut(run.games, run.threads);
  if (run.threads === 1) await playHere(run, stretches, merger);
  else await playInWorkers(run, stretches, merger);
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

/** In this very thread, with pauses in which Ctrl-C is heard. */
async function playHere(run: Run, stretches: Iterable<Stretch>, merger: Merger): Promise<void> {
  for (const stretch of stretches) {
    if (run.signal.aborted) return;
    merger.add(stretch.from, playGames(run.job, stretch));
    await new Promise(setImmediate);
  }
}

async function playInWorkers(run: Run, stretches: Iterator<Stretch>, merger: Merger): Promise<void> {
  const workers = Array.from({ length: run.threads }, () => {
    return new Worker(new URL('./worker.js', import.meta.url), { workerData: run.job });
  });
  const endAll = () => Promise.all(workers.map((worker) => worker.terminate()));
  run.signal.addEventListener('abort', endAll, { once: true });
  try {
    await Promise.all(workers.map((worker) => feed(worker, stretches, merger)));
  } finally {
    await endAll();
  }
}

/** Gives a worker one stretch after the other until none is left, or it is ended from outside. */
function feed(worker: Worker, stretches: Iterator<Stretch>, merger: Merger): Promise<void> {
  return new Promise((resolve, reject) => {
    let current: Stretch | undefined;
    const next = () => {
      const { value, done } = stretches.next();
      if (done) return resolve();
      current = value as Stretch;
      worker.postMessage(current);
    };
    worker.on('message', (tally: Tally) => {
      merger.add(current!.from, tally);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    next();
  });
}
