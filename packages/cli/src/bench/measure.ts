/** The longest warm-up, in which the code under measure gets compiled, in seconds. */
const WARM_UP = 0.5;
/** How long to go on without a pause in which Ctrl-C is heard. */
const SLICE_NS = 50_000_000;

/** Nanoseconds per operation. `body` does some operations and returns how many. */
export async function measure(seconds: number, body: () => number): Promise<number> {
  await repeat(Math.min(WARM_UP, seconds), body);
  return repeat(seconds, body);
}

async function repeat(seconds: number, body: () => number): Promise<number> {
  let operations = 0;
  let spent = 0;
  do {
    const start = process.hrtime.bigint();
    let slice = 0;
    do {
      operations += body();
      slice = Number(process.hrtime.bigint() - start);
    } while (slice < SLICE_NS && spent + slice < seconds * 1e9);
    spent += slice;
    await new Promise(setImmediate);
  } while (spent < seconds * 1e9);
  return spent / operations;
}

let sink: unknown;

/** Makes a result matter, so that the work for it cannot be optimised away. */
export function consume(result: unknown): void {
  sink = result;
  if (sink === consume) throw new Error('never happens, but the compiler cannot know');
}
