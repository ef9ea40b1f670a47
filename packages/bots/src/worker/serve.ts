import type { FromWorker, ToWorker } from './messages.js';

/** The worker's own end: what a Web Worker's `self` and the `parentPort` of a thread of Node have in common. */
export interface ServingPort {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/**
 * Answers every question that comes through a port: the whole body of a worker. Gives back how to say something unasked.
 * `cancelled` turns true when nobody waits for the answer any more, where memory can be shared.
 */
export function serve<Q, A, P = never>(
  port: unknown,
  answer: (request: Q, cancelled: () => boolean) => A | Promise<A>,
): (push: P) => void {
  const served = port as ServingPort;
  const send = (message: FromWorker<A, P>) => served.postMessage(message);
  served.onmessage = async ({ data }) => {
    const { id, request, stop } = data as ToWorker<Q>;
    const cancelled = () => stop !== undefined && Atomics.load(stop, 0) !== 0;
    if (cancelled()) return;
    try {
      send({ id, answer: await answer(request, cancelled) });
    } catch (error) {
      send({ id, failure: error instanceof Error ? error.message : String(error) });
    }
  };
  send({ ready: true });
  return (push) => send({ push });
}
