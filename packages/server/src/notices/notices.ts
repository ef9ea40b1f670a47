import type { Language } from '@roadstead/kernel';
import type { Metrics } from '../ops/metrics.js';
import type { Store } from '../store/store.js';
import { type Notice, spoken, turnNotice, webhook } from './notice.js';
import { type Delivery, Outbox } from './outbox.js';
import { poster, refusesAddress } from './post.js';
import { pushKeys } from './push-keys.js';
import { isGone, pushPosting } from './web-push.js';

/** Somebody has become to act. */
export interface TurnNotice {
  readonly person: string;
  readonly table: string;
  readonly game: string;
  /** The number of the entry since which they are to act. */
  readonly seq: number;
  /** They have that table before their eyes: then they need no notice. */
  readonly looking: boolean;
}

interface NoticeParts {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly warn: (facts: object, line: string) => void;
  /** Where people find this place; asked for when a notice is sent, since the port may not be known before. */
  readonly publicUrl: () => string;
  readonly toPrivate: boolean;
  /** What a person is asked at a table; null where it is just their turn. */
  readonly asked: (table: string, person: string, language: Language) => Promise<string | null>;
  /** How long to wait before each new attempt. */
  readonly retryMs?: readonly number[];
}

const RETRY_MS = [2_000, 15_000, 60_000];
/** Turns that are looked up at a time: whether and where somebody wants to be told. */
const AT_ONCE = 8;
const WAITING = 2_000;
/** What is not begun by so long after the stop is told by nobody. */
const STOPPING_MS = 5_000;

/** Sends turn notices, beside everything else: nothing waits for them, and a turn without one loses nothing. */
export class Notices {
  private readonly parts: NoticeParts;
  private readonly outbox: Outbox;
  private readonly waiting: TurnNotice[] = [];
  private readonly running = new Set<Promise<void>>();
  private stopped = false;

  constructor(parts: NoticeParts) {
    this.parts = parts;
    this.outbox = new Outbox({
      post: poster(parts.toPrivate),
      retryMs: parts.retryMs ?? RETRY_MS,
      failed: (error) => parts.warn({ err: error }, 'a notice failed'),
    });
  }

  /** Never fails and never waits. */
  turn(turn: TurnNotice): void {
    if (turn.looking || this.stopped) return;
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
    await this.outbox.idle();
  }

  /** Lets what was due be sent, as far as that goes quickly, and tries nothing again. */
  async stop(): Promise<void> {
    this.stopped = true;
    const patience = AbortSignal.timeout(STOPPING_MS);
    patience.addEventListener('abort', () => {
      this.waiting.length = 0;
    });
    while (this.running.size > 0) await Promise.all(this.running);
    await this.outbox.stop(patience);
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

  private async send({ person: id, table, game, seq }: TurnNotice): Promise<void> {
    const { store } = this.parts;
    const person = await store.people.byId(id);
    if (person === null || person.banned) return;
    const keys = await pushKeys(store.keys);
    const devices = keys === null ? [] : await store.notices.subscriptions(id);
    if (person.noticeUrl === null && devices.length === 0) return;
    if (!(await store.notices.claim(id, table, seq))) return;
    const publicUrl = this.parts.publicUrl();
    const language = spoken(person.language);
    const notice: Notice = turnNotice(game, table, language, publicUrl, await this.parts.asked(table, id, language));
    for (const device of devices) {
      this.deliver({
        person: id,
        table,
        url: device.endpoint,
        posting: () => pushPosting(device, notice, keys!, publicUrl),
        ended: async (status) => {
          this.count(status);
          if (isGone(status)) await store.notices.unsubscribe({ person: id, endpoint: device.endpoint });
        },
      });
    }
    const { noticeUrl: url } = person;
    if (url === null) return;
    this.deliver({
      person: id,
      table,
      url,
      posting: () => webhook(url, notice),
      ended: (status) => this.count(status),
    });
  }

  private deliver(delivery: Delivery): void {
    if (!this.outbox.send(delivery)) this.parts.metrics.notice('dropped');
  }

  private count(status: number): void {
    this.parts.metrics.notice(status >= 200 && status < 300 ? 'sent' : 'failed');
  }
}
