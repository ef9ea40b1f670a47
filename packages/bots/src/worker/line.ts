import { now } from '../clock.js';
import { sharedFlag, type WaitLimits, within } from './limits.js';
import type { FromWorker, ToWorker } from './messages.js';
import type { WorkerPort } from './ports.js';

/** The worker could not answer this question; it lives on. */
export class WorkerFailed extends Error {}

/** The worker is gone: it broke down, or was ended. */
export class WorkerGone extends Error {}

export interface AskHow extends WaitLimits {
  /** What is given away with the request, and no longer belongs to whoever asks. */
  readonly given?: readonly object[];
}

interface Waiting<A> {
  resolve(answer: A): void;
  reject(error: unknown): void;
}

/** The line to one worker. Any number of questions may be under way; each is settled, whatever becomes of the worker. */
export class WorkerLine<Q, A, P = never> {
  private readonly port: WorkerPort;
  private readonly ready: Promise<void>;
  private readonly waiting = new Map<number, Waiting<A>>();
  private asked = 0;
  private gone: WorkerGone | null = null;

  /** Hears what the worker says unasked. */
  constructor(port: WorkerPort, heard: (push: P) => void = () => {}) {
    this.port = port;
    this.ready = new Promise((ready) => {
      const told = (message: unknown) => {
        const said = message as FromWorker<A, P>;
        if ('ready' in said) ready();
        else if ('push' in said) heard(said.push);
        else if ('answer' in said) this.waiting.get(said.id)?.resolve(said.answer);
        else this.waiting.get(said.id)?.reject(new WorkerFailed(said.failure));
      };
      port.listen(told, (why) => this.lost(why));
    });
  }

  /**
   * The answer to a request, or to what is made of the time that it had to wait for the worker to start. Throws what the
   * signal is aborted with, `TimeIsUp`, `WorkerFailed` or `WorkerGone`. Nobody may wait, but the worker may still be busy.
   */
  async ask(request: Q | ((waitedMs: number) => Q), { given, ...limits }: AskHow = {}): Promise<A> {
    if (this.gone) throw this.gone;
    const id = ++this.asked;
    const stop = sharedFlag();
    const answer = new Promise<A>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    void this.send(id, request, stop, given);
    try {
      return await within(answer, limits);
    } finally {
      this.waiting.delete(id);
      if (stop !== undefined) Atomics.store(stop, 0, 1);
    }
  }

  end(): void {
    this.port.end();
    this.lost('The worker was ended.');
  }

  private async send(
    id: number,
    request: Q | ((waitedMs: number) => Q),
    stop: Int32Array | undefined,
    given?: readonly object[],
  ): Promise<void> {
    const asked = now();
    await this.ready;
    const waiting = this.waiting.get(id);
    if (waiting === undefined) return;
    try {
      const asks = request instanceof Function ? request(now() - asked) : request;
      this.port.post({ id, request: asks, ...(stop && { stop }) } satisfies ToWorker<Q>, given);
    } catch (error) {
      waiting.reject(error);
    }
  }

  private lost(why: string): void {
    this.gone ??= new WorkerGone(why);
    for (const { reject } of [...this.waiting.values()]) reject(this.gone);
  }
}
