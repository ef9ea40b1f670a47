import type { ThinkRequest } from '@roadstead/bots';
import { Refusal, type Typed } from '@roadstead/kernel';
import { Refused } from '../refused.js';
import type { Keeper } from '../tables/keeper.js';
import { MOST_ENTRIES } from '../tables/most.js';
import type { Play } from '../tables/play.js';
import type { RetryLater } from '../tables/retry-later.js';
import { botAt } from '../tables/seating.js';
import { botQuestions } from './bot-question.js';
import { PoolFull, type ThinkPool } from './think-pool.js';

interface BotRunnerOptions {
  /** Tables that wait for a bot, the longest waiting first, or those among the given ones; of other nodes' none. */
  readonly waiting: (limit: number, among?: readonly string[]) => Promise<readonly string[]>;
  readonly keeper: Keeper;
  readonly play: Play;
  readonly pool: ThinkPool;
  readonly now: () => number;
  /** How long an entry stands at least before a bot, or an order, makes the next, so that people who look on can follow. */
  readonly pauseMs: number;
  readonly isWatched: (table: string) => boolean;
  readonly watchedTables: () => readonly string[];
  /** How many tables are at work at a time, besides those that somebody looks at; the others wait in the store. */
  readonly mostTables: number;
  readonly meter: { acted(by: 'bot', ms: number): void };
  readonly retryLater: RetryLater;
  /** Where somebody asked from last. */
  readonly cameFrom: (person: string) => string;
}

interface Job {
  readonly seq: number;
  /** Whose table it is. */
  readonly person: string;
  /** When the last entry was made. */
  readonly at: number;
  readonly request: ThinkRequest;
}

/**
 * Plays for bots, stand-ins and those who have given orders. It remembers nothing that matters: a table that waits for
 * a bot is marked in the store and found again there, after a restart as well as when too many wait at once.
 */
export class BotRunner {
  private readonly o: BotRunnerOptions;
  private readonly working = new Set<string>();
  /** Something happened at a table while it was being worked on. */
  private readonly again = new Set<string>();
  private readonly pauses = new Map<NodeJS.Timeout, () => void>();
  private stopped = false;

  constructor(options: BotRunnerOptions) {
    this.o = options;
  }

  /** A bot may be to act at this table. */
  wake(id: string): void {
    if (this.stopped) return;
    if (this.working.has(id)) {
      this.again.add(id);
    } else if (this.working.size < this.o.mostTables || this.o.isWatched(id)) {
      this.working.add(id);
      void this.work(id);
    }
  }

  /** Finds tables that wait for a bot, whoever left them waiting. */
  async sweep(): Promise<void> {
    const { mostTables, watchedTables } = this.o;
    const waiting = await this.o.waiting(mostTables);
    // Where there are more than that, those that somebody looks at are not among the many that wait longer.
    const isCrowded = waiting.length >= mostTables;
    const seen = isCrowded ? await this.o.waiting(mostTables, watchedTables()) : [];
    for (const id of [...seen, ...waiting]) {
      if (!this.working.has(id) && !this.o.retryLater.mustWait(id)) this.wake(id);
    }
  }

  /** No new work; pauses end at once. */
  stop(): void {
    this.stopped = true;
    for (const [timer, end] of this.pauses) {
      clearTimeout(timer);
      end();
    }
    this.pauses.clear();
  }

  private async work(id: string): Promise<void> {
    try {
      do {
        this.again.delete(id);
        await this.step(id);
        this.o.retryLater.succeeded(id);
      } while (this.again.has(id) && !this.stopped);
    } catch (error) {
      // Somebody else was faster, or the pool is full: the sweep comes back to it.
      if (!(error instanceof Refused || error instanceof PoolFull)) this.o.retryLater.fails(id, error);
    } finally {
      this.working.delete(id);
      if (this.again.delete(id)) this.wake(id);
    }
  }

  /** Bots that are asked at the same time think at the same time; what one does leaves the others' thoughts good. */
  private async step(id: string): Promise<void> {
    const { keeper, play } = this.o;
    await this.pauseForOrder(id);
    if (this.stopped || (await play.carryOutOrder(id))) return;
    const jobs = await keeper.look(id, ({ stored, table, times }): Job[] | 'full' => {
      if (table === null) return [];
      if (table.seq >= MOST_ENTRIES) return 'full';
      const { seq } = table;
      const person = stored.host ?? stored.seats.find((seat) => seat.person !== null)?.person ?? id;
      const at = times.at(-1) ?? stored.turnAt;
      return botQuestions(stored, table).map((request) => ({ seq, at, person, request }));
    });
    if (jobs === 'full') {
      // Nothing can be added any more, neither by a bot nor by a clock.
      await keeper.change(id, () => ({ awaitsBot: false, dueAt: null }));
      return;
    }
    const done = await Promise.allSettled(jobs.map((job) => this.decide(id, job)));
    for (const each of done) if (each.status === 'rejected') throw each.reason;
  }

  /** Who looks on cannot tell what was decided beforehand: it takes as long as a bot does. */
  private async pauseForOrder(id: string): Promise<void> {
    const since = this.o.isWatched(id) ? await this.o.play.slowOrderSince(id) : null;
    if (since !== null) await this.pause(since + this.o.pauseMs - this.o.now());
  }

  private async decide(id: string, job: Job): Promise<void> {
    const began = performance.now();
    const { action } = await this.o.pool.think(job.request, {
      person: job.person,
      from: this.o.cameFrom(job.person),
      isAwaited: () => this.o.isWatched(id),
    });
    if (this.o.isWatched(id)) await this.pause(Math.min(this.o.pauseMs, job.at + this.o.pauseMs - this.o.now()));
    if (this.stopped) return;
    await this.write(id, job, action);
    this.o.meter.acted('bot', performance.now() - began);
  }

  /** Should a bot want something that cannot be done, the table goes on all the same with what can. */
  private async write(id: string, { seq, request: { seat } }: Job, action: Typed): Promise<void> {
    await this.o.keeper.write(id, {
      by: null,
      expect: seq,
      answers: () => seat,
      check: ({ seats }) => {
        if (botAt(seats[seat]!) === null) throw new Refused('NOT_NOW', 'Its person has taken the seat back.');
      },
      make: (table) => {
        try {
          return table.act(seat, action);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return table.act(seat, table.legal(seat)[0]);
        }
      },
    });
  }

  private pause(ms: number): Promise<void> {
    if (ms <= 0 || this.stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.pauses.delete(timer);
        resolve();
      }, ms);
      this.pauses.set(timer, resolve);
    });
  }
}
