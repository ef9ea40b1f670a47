/** As much of an `AbortSignal` as is needed here; neither Node's types nor a browser's are known in this package. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', heard: () => void): void;
  removeEventListener(type: 'abort', heard: () => void): void;
}

/** How long somebody waits for an answer. */
export interface WaitLimits {
  readonly signal?: StopSignal | undefined;
  readonly ms?: number;
}

export class TimeIsUp extends Error {
  constructor() {
    super('There was no answer in time.');
  }
}

const { setTimeout, clearTimeout } = globalThis as unknown as {
  setTimeout(call: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
};

/** What a promise brings; throws what the signal is aborted with, and at once, or `TimeIsUp`. */
export function within<T>(promise: Promise<T>, { signal, ms = Number.POSITIVE_INFINITY }: WaitLimits): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = Number.isFinite(ms) ? setTimeout(() => settle(() => reject(new TimeIsUp())), ms) : undefined;
    const abort = () => settle(() => reject(signal?.reason));
    const settle = (how: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      how();
    };
    promise.then(
      (value) => settle(() => resolve(value)),
      (error) => settle(() => reject(error)),
    );
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
  });
}

/** A flag that both threads see; missing where memory cannot be shared, as on most pages. */
export function sharedFlag(): Int32Array | undefined {
  return typeof SharedArrayBuffer === 'undefined' ? undefined : new Int32Array(new SharedArrayBuffer(4));
}
