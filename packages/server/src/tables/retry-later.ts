const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;

interface Rest {
  readonly until: number;
  readonly ms: number;
}

/**
 * Tables that something went wrong with when nobody asked for anything. What fails once, as when the database was away for a
 * moment, is tried again soon; what fails again and again, for instance since its rules are not known here, is left alone for
 * longer and longer, so that it costs the others nothing and fills no log.
 */
export class RetryLater {
  private readonly now: () => number;
  private readonly failed: (error: unknown) => void;
  private readonly rests = new Map<string, Rest>();

  constructor(now: () => number, failed: (error: unknown) => void) {
    this.now = now;
    this.failed = failed;
  }

  mustWait(id: string): boolean {
    return (this.rests.get(id)?.until ?? 0) > this.now();
  }

  fails(id: string, error: unknown): void {
    this.forgetOld();
    const before = this.rests.get(id);
    const ms = before === undefined ? FIRST_REST_MS : Math.min(2 * before.ms, LONGEST_REST_MS);
    this.rests.set(id, { until: this.now() + ms, ms });
    this.failed(error);
  }

  /** What failed before does not count any more. */
  succeeded(id: string): void {
    this.rests.delete(id);
  }

  /** Whatever did not fail again for so long was well in between. */
  private forgetOld(): void {
    for (const [id, { until }] of this.rests) if (until + LONGEST_REST_MS < this.now()) this.rests.delete(id);
  }
}
