import { type PlayedDeals, Stopped } from '@roadstead/bots';
import { Pool } from '../pool.js';
import type { ArenaTask } from './job.js';
import { playTask } from './play-task.js';
import type { ProgramNote } from './program.js';
import { Programs } from './program-player.js';

/** Plays tasks on some threads, until the signal comes. When it is closed, no program that sat in the arena is left. */
export class ArenaPool {
  private readonly signal: AbortSignal;
  private readonly pool: Pool<ArenaTask, PlayedDeals | null>;
  private readonly programs = new Programs(() => {});
  /** Programs of the threads: they outlive a thread that is ended. */
  private readonly pids = new Set<number>();

  constructor(threads: number, signal: AbortSignal) {
    this.signal = signal;
    // Nobody waits for the answer of a program any more.
    signal.addEventListener('abort', () => this.programs.end(), { once: true });
    this.pool = new Pool({
      threads,
      worker: new URL('./worker.js', import.meta.url),
      here: (task) => playTask(task, this.programs, signal).catch(nullIfStopped),
      note: (note) => this.noted(note as ProgramNote),
    });
  }

  run(tasks: Iterable<ArenaTask>, done: (played: PlayedDeals, task: ArenaTask) => void): Promise<void> {
    return this.pool.run(tasks, this.signal, (played, task) => {
      if (played !== null) done(played, task);
    });
  }

  async close(): Promise<void> {
    this.programs.end();
    await this.pool.close();
    for (const pid of this.pids) endProcess(pid);
  }

  private noted(note: ProgramNote): void {
    if ('started' in note) this.pids.add(note.started);
    else this.pids.delete(note.ended);
  }
}

function nullIfStopped(error: unknown): null {
  if (error instanceof Stopped) return null;
  throw error;
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
