/** How long decisions took, counted in steps of a twelfth of a doubling: small, and exact enough for any percentile. */
export interface Times {
  readonly counts: number[];
  readonly most: number;
}

const STEPS_PER_DOUBLING = 12;
/** A thousandth of a millisecond: nothing shorter can be told apart. */
const SHORTEST = 0.001;

export interface TimesReport {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export class Stopwatch {
  private readonly counts: number[] = [];
  private most = 0;

  add(ms: number): void {
    const step = Math.max(0, Math.ceil(Math.log2(ms / SHORTEST) * STEPS_PER_DOUBLING));
    while (this.counts.length <= step) this.counts.push(0);
    this.counts[step]!++;
    this.most = Math.max(this.most, ms);
  }

  times(): Times {
    return { counts: this.counts, most: this.most };
  }
}

export function addTimes(a: Times, b: Times): Times {
  const [long, short] = a.counts.length >= b.counts.length ? [a, b] : [b, a];
  return {
    counts: long.counts.map((count, step) => count + (short.counts[step] ?? 0)),
    most: Math.max(a.most, b.most),
  };
}

export function decisionsIn({ counts }: Times): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

export function reportTimes(times: Times): TimesReport {
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), max: thousandths(times.most) };
}

/** The upper end of the step in which the percentile lies, and never more than the longest time itself. */
function percentile(times: Times, part: number): number {
  const wanted = decisionsIn(times) * part;
  let seen = 0;
  const step = times.counts.findIndex((count) => {
    seen += count;
    return count > 0 && seen >= wanted;
  });
  return step < 0 ? 0 : thousandths(Math.min(times.most, SHORTEST * 2 ** (step / STEPS_PER_DOUBLING)));
}

function thousandths(ms: number): number {
  return Number(ms.toFixed(3));
}
