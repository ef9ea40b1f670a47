import { type Connection, TableClient, type Visitor } from '@roadstead/client';
import { type Random, same } from '@roadstead/kernel';
import type { BotLevel } from '@roadstead/protocol';
import type { Store } from '../../src/store/store.js';
import { gather, RandomPlayer, type TablePlan } from '../../src/test-kit/index.js';
import { Attempts } from './attempts.js';
import { fastTimers } from './patience.js';
import { Pauses } from './pauses.js';
import { faultOf, knowledge, truthOf } from './truth.js';

interface PlayedTableOptions {
  readonly people: readonly Visitor[];
  /** How many tabs each of them has open. */
  readonly tabs?: number;
  readonly bots?: BotLevel[];
  readonly spectators?: readonly Visitor[];
  /** Whether another game is begun when one is over. */
  readonly again?: boolean;
  readonly random: Random;
  /** How much faster than usual people's time passes. */
  readonly speed: number;
  /** How long an answer may take, in people's time. */
  readonly answerMs?: number;
  readonly plan?: TablePlan;
}

/** One game at the table that has been played here, with all that people sent to it. */
interface Round {
  readonly id: string;
  readonly attempts: Attempts;
}

/** How far a table was, and in which of its games. */
interface Mark {
  readonly round: number;
  readonly seq: number;
}

/** A table at which people play at random, and another game when one is over, whatever happens to the server. */
export class PlayedTable {
  private readonly options: PlayedTableOptions;
  private readonly connections: readonly Connection[];
  private readonly pauses = new Pauses();
  private readonly rounds: Round[] = [];
  private clients: TableClient[] = [];
  private players: RandomPlayer[] = [];
  private retryLater = false;
  private changing: Promise<void> = Promise.resolve();
  private isChanging = false;

  constructor(options: PlayedTableOptions) {
    this.options = options;
    const { people, tabs = 1, spectators = [], speed, answerMs = 10_000 } = options;
    const connect = (person: Visitor) =>
      this.pauses.watched(fastTimers(speed), (timers) => person.connect({ timers, answerMs }));
    this.connections = [
      ...people.flatMap((person) => Array.from({ length: tabs }, () => connect(person))),
      ...spectators.map(connect),
    ];
  }

  get acknowledged(): number {
    return this.rounds.reduce((sum, { attempts }) => sum + attempts.acknowledged, 0);
  }

  /** With which codes people's actions were refused, in all games that were played here. */
  get refusals(): string[] {
    return this.rounds.flatMap(({ attempts }) => attempts.refusals);
  }

  /** How long anybody's line waited on purpose before it was there again, in people's time. */
  get longestPause(): number {
    return this.pauses.longest;
  }

  get longestWait(): number {
    return Math.max(...this.rounds.map(({ attempts }) => attempts.longestWait));
  }

  get id(): string {
    return this.rounds.at(-1)!.id;
  }

  get state() {
    return this.clients[0]!.state;
  }

  /** Everybody's client, tab by tab. */
  get screens(): readonly TableClient[] {
    return this.clients;
  }

  async play(think: () => number): Promise<void> {
    const { people, bots = [], again = true, random, speed, plan = { game: 'port-royal' } } = this.options;
    const id = await gather(people, { ...plan, bots });
    const attempts = new Attempts();
    this.rounds.push({ id, attempts });
    this.clients = this.connections.map(
      (connection) => new TableClient({ connection, table: id, timers: fastTimers(speed) }),
    );
    this.players = this.clients.map((client) => {
      let told: ReturnType<Attempts['sent']>;
      return new RandomPlayer({
        client,
        random,
        think,
        takesBackOneIn: 8,
        acting: (seq, action) => {
          told = attempts.sent(seq, action);
        },
        acted: (_, __, outcome) => told(outcome),
      });
    });
    if (this.retryLater) this.rest(); // it was said while this game gathered
    this.clients[0]!.subscribe(({ standing }) => {
      const isNews = again && !this.isChanging && !this.retryLater && this.id === id;
      if (standing?.over && isNews) this.changing = this.another(id, think);
    });
  }

  mark(): Mark {
    return { round: this.rounds.length, seq: this.highest };
  }

  /** Who has not got beyond the mark yet. */
  missing({ round, seq }: Mark): string[] {
    if (this.rounds.length > round) return [];
    const isOver = this.clients.every(({ state }) => state.standing?.over);
    const behind = this.clients.filter(({ state }) => state.link !== 'connected' || state.log.length <= seq);
    return isOver ? [] : behind.map(({ state }) => `${this.id}: ${state.log.length} of ${seq}, ${state.link}`);
  }

  /** Nobody begins anything more. */
  rest(): void {
    this.retryLater = true;
    for (const player of this.players) player.stop();
  }

  /** Whose screen is not what it should be in the end; a bot whose turn it is will still move. */
  unsettled(): string[] {
    // One that had begun to gather when all were told to rest is begun, and looked at.
    if (this.isChanging) return [`${this.id}: another game is about to begin`];
    const { highest } = this;
    return this.clients.flatMap(({ state: { room, link, waiting, log, standing } }) => {
      const awaitsBot = standing?.toAct.some((seat) => room?.seats[seat]?.bot !== null);
      const isThere = link === 'connected' && !waiting && log.length === highest && standing?.seq === highest;
      return isThere && !awaitsBot
        ? []
        : [`${this.id}: ${log.length} of ${highest}, ${link}, ${standing?.toAct} to act`];
    });
  }

  /** What the store has lost or doubled, in all games that were played here. */
  async faults(store: Store): Promise<string[]> {
    const all = this.rounds.map(async ({ id, attempts }) => {
      // People go on while the store is read: what they are told meanwhile may not be in what was read.
      const told = attempts.told();
      return attempts.faults(await truthOf(store, id), told).map((text) => `${id}: ${text}`);
    });
    return (await Promise.all(all)).flat();
  }

  /** Whether every logbook can be played again from its beginning, shuffles included; what is wrong if not. */
  async unsound(store: Store): Promise<string[]> {
    const all = this.rounds.map(async ({ id }) => faultOf(await truthOf(store, id)));
    return (await Promise.all(all)).filter((fault) => fault !== null);
  }

  /** Where somebody's screen differs from the store. */
  async differences(store: Store): Promise<string[]> {
    await this.changing;
    const truth = await truthOf(store, this.id);
    return this.clients.flatMap(({ state }, i) => {
      const known = knowledge(truth, state.standing!.seat);
      const last = known.at(-1)!;
      const compared: Record<string, readonly [unknown, unknown]> = {
        log: [state.log, known.slice(1).map(({ played }) => played)],
        opening: [state.opening, known[0]!.events],
        seq: [state.standing!.seq, truth.entries.length],
        view: [state.standing!.view, last.view],
        toAct: [state.standing!.toAct, last.toAct],
        legal: [state.standing!.legal, last.legal],
      };
      return Object.entries(compared).flatMap(([name, [ours, theirs]]) =>
        same(ours, JSON.parse(JSON.stringify(theirs))) ? [] : [`${this.id}: ${name} of screen ${i} differs`],
      );
    });
  }

  close(): void {
    this.rest();
    for (const client of this.clients) client.close();
    for (const connection of this.connections) connection.close();
  }

  private get highest(): number {
    return Math.max(0, ...this.clients.map(({ state }) => Math.max(state.log.length, state.standing?.seq ?? 0)));
  }

  /** Gathering over HTTP is tried again by people, not by the client. */
  private async another(old: string, think: () => number): Promise<void> {
    for (const player of this.players) player.stop();
    this.isChanging = true;
    while (!this.retryLater && this.id === old) {
      const clients = this.clients;
      try {
        await this.play(think);
        for (const client of clients) client.close();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    this.isChanging = false;
  }
}
