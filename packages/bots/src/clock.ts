const { performance } = globalThis as unknown as { performance: { now(): number } };

/** Milliseconds from some moment on: Node, workers and browsers all have them, the language itself does not. */
export function now(): number {
  return performance.now();
}
