import type { FromThinker, ThinkAnswer, ThinkRequest, ToThinker } from '@roadstead/bots';

/** As much of a worker as is needed here. */
export interface ThinkWorker {
  postMessage(message: ToThinker): void;
  on(event: 'message', heard: (message: FromThinker) => void): unknown;
  on(event: 'error' | 'exit', ended: () => void): unknown;
  terminate(): unknown;
}

/** However long the worker took to start, so much is left to think. */
const LEAST_MS = 50;

/** A worker that was started, and who waits for its answer. */
export class Running {
  private readonly worker: ThinkWorker;
  private readonly ready: Promise<void>;
  private asked = 0;
  private waiting: ((answer: ThinkAnswer | null) => void) | null = null;
  private over = false;

  constructor(worker: ThinkWorker) {
    this.worker = worker;
    this.ready = new Promise((resolve) => {
      worker.on('message', (message) => ('ready' in message ? resolve() : this.heard(message)));
    });
    worker.on('error', () => this.ended());
    worker.on('exit', () => this.ended());
  }

  /** The answer to one question at a time; null from a worker that breaks down. Its start counts as thinking. */
  async ask(request: ThinkRequest, stop?: Int32Array): Promise<ThinkAnswer | null> {
    const id = ++this.asked;
    const began = performance.now();
    const answer = new Promise<ThinkAnswer | null>((resolve) => {
      this.waiting = resolve;
    });
    if (this.over) return null;
    void this.ready.then(() => {
      const { ms } = request.budget;
      const left = ms !== undefined && { ms: Math.max(LEAST_MS, ms - (performance.now() - began)) };
      const budget = { ...request.budget, ...left };
      this.worker.postMessage({ id, request: { ...request, budget }, ...(stop && { stop }) });
    });
    return answer;
  }

  end(): void {
    this.worker.terminate();
  }

  /** An answer that nobody waits for any more is not taken for another. */
  private heard(message: Exclude<FromThinker, { ready: true }>): void {
    if (message.id === this.asked) this.waiting?.('answer' in message ? message.answer : null);
  }

  private ended(): void {
    this.over = true;
    this.waiting?.(null);
  }
}
