import type { Metrics } from '../ops/metrics.js';
import type { Store } from '../store/store.js';
import { type Notice, turnNotice, webhook } from './notice.js';
import { type Post, type Posting, poster, refusesAddress } from './post.js';
import { pushKeys } from './push-keys.js';
import { isGone, pushPosting } from './web-push.js';

/** Somebody has become to act. */
export interface Turn {
  readonly person: string;
  readonly table: string;
  readonly game: string;
  /** The number of the entry since which they are to act. */
  readonly seq: number;
  /** They have that table before their eyes: then they need no notice. */
  readonly looking: boolean;
}

export interface NoticeParts {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly warn: (facts: object, line: string) => void;
  /** Where people find this place; asked for when a notice is sent, since the port may not be known before. */
  readonly publicUrl: () => string;
  readonly toPrivate: boolean;
  /** How long to wait before each new attempt. */
  readonly retryMs?: readonly number[];
}

const RETRY_MS = [2_000, 15_000, 60_000];
const AT_ONCE = 8;
const WAITING = 2_000;

/** Sends turn notices, beside everything else: nothing waits for them, and a turn without one loses nothing. */
export class Notices {
  private readonly parts: NoticeParts;
  private readonly post: Post;
  private readonly retryMs: readonly number[];
  private readonly waiting: Turn[] = [];
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<void>>();

  constructor(parts: NoticeParts) {
    this.parts = parts;
    this.post = poster(parts.toPrivate);
    this.retryMs = parts.retryMs ?? RETRY_MS;
  }

  /** Never fails and never waits. */
  turn(turn: Turn): void {
    if (turn.looking || this.stopping.signal.aborted) return;
    if (this.waiting.length >= WAITING) {
      this.parts.metrics.notice('dropped');
      return;
    }
    this.waiting.push(turn);
    this.next();
  }

  /** One sentence why notices cannot go there, or null. */
  refusesUrl(url: string): string | null {
    return refusesAddress(url, this.parts.toPrivate);
  }

  refusesPushEndpoint(url: string): string | null {
    return refusesAddress(url, this.parts.toPrivate, true);
  }

  /** What a browser needs to know to subscribe; null as long as there are no keys. */
  async publicKey(): Promise<string | null> {
    return (await pushKeys(this.parts.store.keys))?.publicKey ?? null;
  }

  /** Until nothing is under way. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Lets what is being sent be sent, and tries nothing again. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.waiting.length = 0;
    await this.idle();
  }

  private next(): void {
    if (this.running.size >= AT_ONCE) return;
    const turn = this.waiting.shift();
    if (turn === undefined) return;
    const running = this.send(turn)
      .catch((error: unknown) => {
        this.parts.metrics.notice('failed');
        this.parts.warn({ err: error, table: turn.table, person: turn.person }, 'a notice failed');
      })
      .finally(() => {
        this.running.delete(running);
        this.next();
      });
    this.running.add(running);
  }

  private async send({ person: id, table, game, seq }: Turn): Promise<void> {
    const { store } = this.parts;
    const person = await store.people.byId(id);
    if (person === null || person.banned) return;
    const keys = await pushKeys(store.keys);
    const devices = keys === null ? [] : await store.notices.subscriptions(id);
    if (person.noticeUrl === null && devices.length === 0) return;
    if (!(await store.notices.claim(id, table, seq))) return;
    const publicUrl = this.parts.publicUrl();
    const notice: Notice = turnNotice(game, table, person.language, publicUrl);
    const deliveries = devices.map((device) =>
      this.deliver(
        () => pushPosting(device, notice, keys!, publicUrl),
        () => store.notices.unsubscribe(id, device.endpoint),
      ),
    );
    const { noticeUrl } = person;
    if (noticeUrl !== null) deliveries.push(this.deliver(() => webhook(noticeUrl, notice)));
    await Promise.all(deliveries);
  }

  private async deliver(posting: () => Posting, gone?: () => Promise<void>): Promise<void> {
    for (const pause of [...this.retryMs, null]) {
      const status = await this.attempt(posting);
      if (status >= 200 && status < 300) return this.parts.metrics.notice('sent');
      if (gone !== undefined && isGone(status)) {
        await gone();
        break;
      }
      const isWorthMore = status === 0 || status === 429 || status >= 500;
      if (!isWorthMore || pause === null || !(await this.pause(pause))) break;
    }
    this.parts.metrics.notice('failed');
  }

  /** The status of the answer; 0 without one. */
  private async attempt(posting: () => Posting): Promise<number> {
    try {
      return await this.post(posting());
    } catch {
      return 0;
    }
  }

  /** False if the server stops meanwhile. */
  private pause(ms: number): Promise<boolean> {
    const { signal } = this.stopping;
    if (signal.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (isOver: boolean) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        resolve(isOver);
      };
      const stop = () => end(false);
      const timer = setTimeout(() => end(true), ms);
      signal.addEventListener('abort', stop);
    });
  }
}
