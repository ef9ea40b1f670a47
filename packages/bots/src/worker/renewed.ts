import { type AskHow, WorkerGone, WorkerLine } from './line.js';
import type { WorkerPort } from './ports.js';

/** A line to a worker that starts when it is first asked, and again when it is asked after it broke down. */
export class RenewedLine<Q, A> {
  private readonly start: () => WorkerPort;
  private line: WorkerLine<Q, A> | null = null;

  constructor(start: () => WorkerPort) {
    this.start = start;
  }

  async ask(request: Q, how?: AskHow): Promise<A> {
    this.line ??= new WorkerLine(this.start());
    const { line } = this;
    try {
      return await line.ask(request, how);
    } catch (error) {
      if (error instanceof WorkerGone && this.line === line) this.end();
      throw error;
    }
  }

  end(): void {
    this.line?.end();
    this.line = null;
  }
}

/** What is asked of a worker, once more where it broke down meanwhile: it may have been for another question. */
export async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WorkerGone) return work();
    throw error;
  }
}
