/** Something long, a little at a time: whoever has others to serve lets them go on between the steps. */
export type Steps<T> = Generator<undefined, T>;

/** All of it at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
