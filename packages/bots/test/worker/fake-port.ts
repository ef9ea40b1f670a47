import type { ToWorker, WorkerPort } from '../../src/worker/index.js';

/** A worker in name only: it answers, fails and breaks down when it is told to. */
export class FakePort implements WorkerPort {
  ended = false;
  given: readonly object[] = [];
  private readonly asked: ToWorker<unknown>[] = [];
  private heard: (message: unknown) => void = () => {};
  private broke: (why: string) => void = () => {};

  post(message: unknown, given: readonly object[] = []): void {
    this.asked.push(message as ToWorker<unknown>);
    this.given = given;
  }

  listen(heard: (message: unknown) => void, broke: (why: string) => void): void {
    [this.heard, this.broke] = [heard, broke];
    heard({ ready: true });
  }

  end(): void {
    this.ended = true;
  }

  /** With what was asked. */
  answersAll(): void {
    for (const { id, request } of this.asked.splice(0)) this.heard({ id, answer: request });
  }

  fails(failure: string): void {
    for (const { id } of this.asked.splice(0)) this.heard({ id, failure });
  }

  breaks(why: string): void {
    this.broke(why);
  }
}
