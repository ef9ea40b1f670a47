const REST_MS = 60_000;

/**
 * Tables that something went wrong with when nobody asked for anything, for instance since their rules are not known here: they are
 * left alone for a while, so that they cost the others nothing and fill no log.
 */
export class RetryLater {
  private readonly now: () => number;
  private readonly failed: (error: unknown) => void;
  private readonly until = new Map<string, number>();

  constructor(now: () => number, failed: (error: unknown) => void) {
    this.now = now;
    this.failed = failed;
  }

  mustWait(id: string): boolean {
    const until = this.until.get(id) ?? 0;
    if (until > this.now()) return true;
    this.until.delete(id);
    return false;
  }

  fails(id: string, error: unknown): void {
    this.until.set(id, this.now() + REST_MS);
    this.failed(error);
  }
}
