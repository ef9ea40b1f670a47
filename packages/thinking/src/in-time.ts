/** What a promise brings, or null when the time is over before; throws what the signal is aborted with, and at once. */
export function inTime<T>(promise: Promise<T>, ms: number, signal?: AbortSignal): Promise<T | null> {
  return new Promise<T | null>((resolve, reject) => {
    const timer = Number.isFinite(ms) ? setTimeout(() => settle(() => resolve(null)), ms) : undefined;
    const abort = () => settle(() => reject(signal?.reason));
    const settle = (how: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      how();
    };
    signal?.addEventListener('abort', abort, { once: true });
    promise.then(
      (value) => settle(() => resolve(value)),
      (error) => settle(() => reject(error)),
    );
  });
}
