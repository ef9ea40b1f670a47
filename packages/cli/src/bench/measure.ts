/** The longest warm-up, in which the code under measure gets compiled, in seconds. */
const WARM_UP = 0.5;
/** How long to go on without a pause in which Ctrl-C is heard. */
const SLICE_NS = 50_000_000;
const TURNS = 4;

/** Does some operations and returns how many. */
type Body = () => number;

/** Nanoseconds per operation. */
export async function measure(seconds: number, body: Body): Promise<number> {
  await repeat(Math.min(WARM_UP, seconds), body);
  const { spent, operations } = await repeat(seconds, body);
  return spent / operations;
}

/** The same for several, each in its turn again and again: a machine that is busy now and then is so for all of them. */
export async function measureInTurns(seconds: number, bodies: readonly Body[]): Promise<readonly number[]> {
  for (const body of bodies) await repeat(Math.min(WARM_UP, seconds), body);
  const sums = bodies.map(() => ({ spent: 0, operations: 0 }));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [i, body] of bodies.entries()) {
      const { spent, operations } = await repeat(seconds / TURNS, body);
      sums[i]!.spent += spent;
      sums[i]!.operations += operations;
    }
  }
  return sums.map(({ spent, operations }) => spent / operations);
}

async function repeat(seconds: number, body: Body): Promise<{ spent: number; operations: number }> {
  let operations = 0;
  let spent = 0;
  do {
    const start = processorTime();
    let slice = 0;
    do {
      operations += body();
      slice = processorTime() - start;
    } while (slice < SLICE_NS && spent + slice < seconds * 1e9);
    spent += slice;
    await new Promise(setImmediate);
  } while (spent < seconds * 1e9);
  return { spent, operations };
}

/** What the processor has spent on us so far, in nanoseconds: others on the same machine do not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

let sink: unknown;

/** Makes a result matter, so that the work for it cannot be optimised away. */
export function consume(result: unknown): void {
  sink = result;
  if (sink === consume) throw new Error('never happens, but the compiler cannot know');
}
