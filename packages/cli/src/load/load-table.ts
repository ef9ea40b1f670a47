import { type Connection, TableClient, type TableState, type Visitor } from '@roadstead/client';
import type { Random } from '@roadstead/kernel';
import { gather, RandomPlayer, type TablePlan } from '@roadstead/server/test-kit';

/** How people play now; all tables share one and read it anew for every thought. */
export interface LoadManner {
  /** How long a person thinks about an action, on average; null: nobody acts. */
  thinkMs: number | null;
}

/** Told for every action how long it took. */
interface OnScreens {
  /** To everybody's screen. */
  all(ms: number): void;
  /** To everybody who is at another node than who acted. */
  across(ms: number): void;
}

interface Action {
  readonly at: number;
  /** Of the one who acted. */
  readonly node: number;
  /** How many do not show it yet, and how many of these are at another node. */
  screens: number;
  across: number;
}

const HARDLY_EVER_MS = 1_000_000_000;

/** One table full of people at which everybody's screen is watched. When a game is over they play another. */
export class LoadTable {
  private readonly people: readonly Visitor[];
  private readonly plan: TablePlan;
  private readonly random: Random;
  private readonly manner: LoadManner;
  private readonly shown: OnScreens;
  private readonly nodes: number;
  private connections: readonly Connection[];
  /** By number of the entry that is to come of it. */
  private readonly underWay = new Map<number, Action>();
  private clients: TableClient[] = [];
  private players: RandomPlayer[] = [];
  private closed = false;

  /** The people are at so many nodes by turns: the first at the first, the second at the next. */
  constructor(
    people: readonly Visitor[],
    nodes: number,
    plan: TablePlan,
    random: Random,
    manner: LoadManner,
    shown: OnScreens,
  ) {
    this.people = people;
    this.nodes = nodes;
    this.plan = plan;
    this.random = random;
    this.manner = manner;
    this.shown = shown;
    this.connections = people.map((person) => person.connect());
  }

  /** Actions that not everybody has seen since before this time. */
  lateSince(time: number): number {
    return [...this.underWay.values()].filter(({ at }) => at < time).length;
  }

  async play(): Promise<void> {
    const table = await gather(this.people, this.plan);
    if (this.closed) return;
    this.clients = this.connections.map((connection) => new TableClient({ connection, table }));
    this.players = this.clients.map((client) => this.player(client));
    for (const client of this.clients) this.watch(client);
  }

  /**
   * Every connection ends, all at once, and everybody comes back, to look on; how many milliseconds each waited for the
   * table. Nobody, where one game was over just now and the next has not begun.
   */
  async storm(): Promise<number[]> {
    const table = this.clients[0]?.table;
    if (table === undefined) return [];
    this.leave();
    for (const connection of this.connections) connection.close();
    const from = performance.now();
    this.connections = this.people.map((person) => person.connect());
    this.clients = this.connections.map((connection) => new TableClient({ connection, table }));
    return Promise.all(
      this.clients.map(
        (client) =>
          new Promise<number>((resolve) => {
            const stop = client.subscribe(({ standing }) => {
              if (standing === null) return;
              resolve(performance.now() - from);
              setImmediate(() => stop());
            });
          }),
      ),
    );
  }

  /** Those who think do so anew. */
  mannerChanged(): void {
    for (const player of this.players) player.stop();
    this.players = this.clients.map((client) => this.player(client));
  }

  close(): void {
    this.closed = true;
    this.leave();
    for (const connection of this.connections) connection.close();
  }

  private nodeOf(client: TableClient): number {
    return this.clients.indexOf(client) % this.nodes;
  }

  private player(client: TableClient): RandomPlayer {
    return new RandomPlayer({
      client,
      random: this.random,
      think: () => this.think(),
      acting: (seq) => {
        const node = this.nodeOf(client);
        const across = this.clients.filter((other) => this.nodeOf(other) !== node).length;
        this.underWay.set(seq, { at: performance.now(), node, screens: this.clients.length, across });
      },
      acted: (seq, _, outcome) => {
        if (!outcome.ok) this.underWay.delete(seq);
      },
    });
  }

  /** Half as long to one and a half times as long as the average. */
  private think(): number {
    const { thinkMs } = this.manner;
    return thinkMs === null ? HARDLY_EVER_MS : thinkMs * (0.5 + this.random.int(1_000) / 1_000);
  }

  private watch(client: TableClient): void {
    let seen = 0;
    client.subscribe(({ log, standing }: TableState) => {
      while (seen < log.length) this.onScreen(++seen, client);
      if (standing?.over && client === this.clients[0]) void this.another();
    });
  }

  private onScreen(seq: number, client: TableClient): void {
    const action = this.underWay.get(seq);
    if (action === undefined) return;
    const ms = performance.now() - action.at;
    if (this.nodeOf(client) !== action.node && --action.across === 0) this.shown.across(ms);
    if (--action.screens > 0) return;
    this.underWay.delete(seq);
    this.shown.all(ms);
  }

  /** When the measuring is over the server may be gone already; before that a failure is one. */
  private async another(): Promise<void> {
    this.leave();
    try {
      await this.play();
    } catch (error) {
      if (!this.closed) throw error;
    }
  }

  private leave(): void {
    for (const player of this.players) player.stop();
    for (const client of this.clients) client.close();
    this.players = [];
    this.clients = [];
    this.underWay.clear();
  }
}
