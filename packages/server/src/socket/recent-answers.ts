import type { SocketAnswer } from '@roadstead/protocol';

/** Refusals after which the same request may be tried again, and those that must be told anew. */
const NOT_KEPT: readonly string[] = ['STALE', 'TOO_MANY', 'UNAVAILABLE'];

/**
 * Answers to what was asked lately: the same request again is not carried out again. Entries of logbooks and table talk are
 * protected by the store as well, after a restart too; this covers the rest, and what is still under way.
 */
export class RecentAnswers {
  private readonly most: number;
  private readonly answers = new Map<string, Promise<SocketAnswer>>();

  constructor(most = 10_000) {
    this.most = most;
  }

  once(key: string, answer: () => Promise<SocketAnswer>): Promise<SocketAnswer> {
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const fresh = answer();
    this.answers.set(key, fresh);
    void fresh.then((given) => {
      if (!given.ok && NOT_KEPT.includes(given.error.code)) this.answers.delete(key);
    });
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= this.most) break;
      this.answers.delete(oldest);
    }
    return fresh;
  }
}
