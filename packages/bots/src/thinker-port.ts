import { type GameOf, type ThinkAnswer, type ThinkRequest, think } from './thinker.js';

/** What a Web Worker's `self` and the port of a Node worker have in common. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: ToThinker }) => void) | null;
}

export interface ToThinker {
  /** Told again with the answer, so that a late one is not taken for another. */
  readonly id: number;
  readonly request: ThinkRequest;
  /** Where memory can be shared: anything but 0 in its first place ends the thinking with the best choice so far. */
  readonly stop?: Int32Array;
}

export type FromThinker =
  | { readonly ready: true }
  | { readonly id: number; readonly answer: ThinkAnswer }
  | { readonly id: number; readonly failure: string };

/** Answers every question that comes through a port: the whole body of a worker. Ending the worker always stops it. */
export function serveThinking(port: Port, gameOf: GameOf): void {
  const send = (message: FromThinker) => port.postMessage(message);
  port.onmessage = ({ data: { id, request, stop } }) => {
    const cancelled = stop && (() => Atomics.load(stop, 0) !== 0);
    try {
      send({ id, answer: think(request, gameOf, cancelled) });
    } catch (error) {
      send({ id, failure: error instanceof Error ? error.message : String(error) });
    }
  };
  send({ ready: true });
}

/** A flag that ends thinking elsewhere; missing where memory cannot be shared, as on most pages. */
export function stopFlag(): Int32Array | undefined {
  return typeof SharedArrayBuffer === 'undefined' ? undefined : new Int32Array(new SharedArrayBuffer(4));
}
