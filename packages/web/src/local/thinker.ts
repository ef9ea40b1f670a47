import type { FromThinker, ThinkAnswer, ThinkRequest, ToThinker } from '@roadstead/bots';

/** Who decides when a worker breaks down over a decision. */
const STAND_IN = 'captain';

interface Waiting {
  readonly id: number;
  readonly request: ThinkRequest;
  readonly done: (answer: ThinkAnswer) => void;
  readonly failed: (error: Error) => void;
}

/** Bots think in a worker of their own, so that the table always answers. Nothing of them is loaded before the first thought. */
export class Thinker {
  private worker: Worker | null = null;
  private asked = 0;
  private waiting: Waiting | null = null;

  think(request: ThinkRequest): Promise<ThinkAnswer> {
    this.cancel();
    return new Promise((done, failed) => {
      this.ask({ id: ++this.asked, request, done, failed });
    });
  }

  /** Whoever still thinks, thinks in vain. */
  cancel(): void {
    if (this.waiting === null) return;
    this.waiting = null;
    this.end();
  }

  private ask(waiting: Waiting): void {
    this.waiting = waiting;
    this.worker ??= this.start();
    this.worker.postMessage({ id: waiting.id, request: waiting.request } satisfies ToThinker);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ('ready' in data || data.id !== this.waiting?.id) return;
      if ('failure' in data) {
        this.broke(data.failure);
        return;
      }
      const { done } = this.waiting;
      this.waiting = null;
      done(data.answer);
    };
    worker.onerror = (event) => this.broke(event.message);
    return worker;
  }

  /** A simpler bot decides; if that fails too, there is nothing left to try. */
  private broke(message: string): void {
    const { waiting } = this;
    this.end();
    if (waiting === null) return;
    const { request } = waiting;
    if (request.level !== STAND_IN) {
      this.ask({ ...waiting, request: { ...request, level: STAND_IN } });
      return;
    }
    this.waiting = null;
    waiting.failed(new Error(message));
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
