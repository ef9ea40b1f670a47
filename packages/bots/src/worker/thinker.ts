import type { ThinkAnswer, ThinkRequest } from '../think.js';
import { inTimeLeft } from '../time-left.js';
import { type StopSignal, sharedFlag, TimeIsUp, within } from './limits.js';
import { WorkerGone, WorkerLine } from './line.js';
import type { WorkerPort } from './ports.js';

/** Somewhere bots think. Whoever asks while a question is under way waits for its turn. */
export interface Thinker {
  /** Throws what the signal was aborted with, and at once. */
  think(request: ThinkRequest, signal?: StopSignal): Promise<ThinkAnswer>;
  /** For good: those who wait are told so. */
  close(): void;
}

export interface WorkerThinkerParts {
  /** Starts a worker that serves `think`. */
  start(): WorkerPort;
  /** Decides when the worker does not, without it. */
  standIn(request: ThinkRequest): ThinkAnswer | Promise<ThinkAnswer>;
  /** What a worker may take beyond its budget: the end of the last thought, and the way of the answer. */
  readonly marginMs?: number;
}

/** The level that stands in: quick, and never stuck. */
const STAND_IN = 'captain';
const USUAL_MARGIN_MS = 100;

/**
 * Thinks in a worker, which is started at the first question and kept from one to the next. A decision with a time
 * budget is there when budget and margin are over, the worker's start included: if it has not answered by then, it is
 * ended and the captain decides, as with a worker that fails or breaks down.
 */
export class WorkerThinker implements Thinker {
  private readonly parts: WorkerThinkerParts;
  private line: WorkerLine<ThinkRequest, ThinkAnswer> | null = null;
  /** Settled when nothing is being thought about any more. */
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(parts: WorkerThinkerParts) {
    this.parts = parts;
  }

  think(request: ThinkRequest, signal?: StopSignal): Promise<ThinkAnswer> {
    const thought = this.last.then(() => this.next(request, signal));
    this.last = thought.catch(() => {});
    return within(thought, { signal });
  }

  close(): void {
    this.closed = true;
    this.endWorker();
  }

  private async next(request: ThinkRequest, signal?: StopSignal): Promise<ThinkAnswer> {
    if (signal?.aborted) throw signal.reason;
    if (this.closed) throw new WorkerGone('Nobody thinks here any more.');
    const { marginMs = USUAL_MARGIN_MS } = this.parts;
    const { ms = Number.POSITIVE_INFINITY } = request.budget;
    try {
      this.line ??= new WorkerLine(this.parts.start());
      return await this.line.ask((waited) => inTimeLeft(request, waited), { signal, ms: ms + marginMs });
    } catch (error) {
      const isStuck = signal?.aborted ? sharedFlag() === undefined : error instanceof TimeIsUp;
      if (isStuck || error instanceof WorkerGone) this.endWorker();
      if (signal?.aborted || this.closed) throw error;
      return this.parts.standIn({ ...request, level: STAND_IN });
    }
  }

  private endWorker(): void {
    this.line?.end();
    this.line = null;
  }
}
