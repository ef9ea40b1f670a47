import { type Connection, TableClient, type TableState, type Visitor } from '@roadstead/client';
import type { Random } from '@roadstead/kernel';
import { gather, type Plan, RandomPlayer } from '@roadstead/server/test-kit';

/** How people play now; all tables share one and read it anew for every thought. */
export interface Manner {
  /** How long a person thinks about an action, on average; null: nobody acts. */
  thinkMs: number | null;
}

/** Told for every action: how long it took to everybody's screen. */
export type OnScreens = (ms: number) => void;

const HARDLY_EVER_MS = 1_000_000_000;

/** One table full of people at which everybody's screen is watched. When a game is over they play another. */
export class LoadTable {
  private readonly people: readonly Visitor[];
  private readonly plan: Plan;
  private readonly random: Random;
  private readonly manner: Manner;
  private readonly shown: OnScreens;
  private readonly connections: readonly Connection[];
  /** By number: when an action was sent, and how many screens do not show it yet. */
  private readonly underWay = new Map<number, { readonly at: number; screens: number }>();
  private clients: TableClient[] = [];
  private players: RandomPlayer[] = [];
  private closed = false;

  constructor(people: readonly Visitor[], plan: Plan, random: Random, manner: Manner, shown: OnScreens) {
    this.people = people;
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

  private player(client: TableClient): RandomPlayer {
    return new RandomPlayer({
      client,
      random: this.random,
      think: () => this.think(),
      acting: (seq) => this.underWay.set(seq, { at: performance.now(), screens: this.clients.length }),
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
      while (seen < log.length) this.onScreen(++seen);
      if (standing?.over && client === this.clients[0]) void this.another();
    });
  }

  private onScreen(seq: number): void {
    const action = this.underWay.get(seq);
    if (action === undefined || --action.screens > 0) return;
    this.underWay.delete(seq);
    this.shown(performance.now() - action.at);
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
