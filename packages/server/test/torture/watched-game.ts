import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, TableClient } from '@roadstead/client';
import type { Random } from '@roadstead/kernel';
import type { Store } from '../../src/store/store.js';
import { gather, guests, RandomPlayer, type TablePlan } from '../../src/test-kit/index.js';
import { leaks } from './leaks.js';
import { until } from './patience.js';
import { type Truth, truthOf } from './truth.js';
import { Witness } from './witness.js';

interface WatchedGameOptions {
  /** Where the server is, or one of them; asked for anew by everybody each time. */
  readonly base: () => string;
  readonly store: Store;
  readonly plan: TablePlan;
  readonly seats: number;
  readonly random: Random;
  /** How many entries are played; fewer where the game is over before. */
  readonly entries: number;
}

/** A random game whose players, a spectator and a stranger write down everything that they are sent. */
export class WatchedGame {
  readonly id: string;
  readonly players: readonly Witness[];
  readonly spectator: Witness;
  readonly stranger: Witness;
  private readonly options: WatchedGameOptions;

  private constructor(options: WatchedGameOptions, id: string, people: readonly Witness[]) {
    this.options = options;
    this.id = id;
    this.players = people.slice(0, options.seats);
    [this.spectator, this.stranger] = people.slice(options.seats) as [Witness, Witness];
  }

  static async play(options: WatchedGameOptions): Promise<WatchedGame> {
    const people = (await guests(options.seats + 2, () => new Witness(options.base))) as Witness[];
    const id = await gather(people.slice(0, options.seats), options.plan);
    const game = new WatchedGame(options, id, people);
    await game.play();
    return game;
  }

  get everybody(): readonly Witness[] {
    return [...this.players, this.spectator, this.stranger];
  }

  truth(): Promise<Truth> {
    return truthOf(this.options.store, this.id);
  }

  /** What anybody was sent over a socket that they may not know, or know otherwise. */
  async leaks(): Promise<string[]> {
    const truth = await this.truth();
    return [...this.players, this.spectator].flatMap((witness, seat) =>
      leaks(witness.messages, truth, seat < this.options.seats ? seat : null),
    );
  }

  private async play(): Promise<void> {
    const { random, entries } = this.options;
    const { invite } = await this.players[0]!.api.call('table', { params: { id: this.id } });
    await this.spectator.api.call('admit', { params: { id: this.id }, body: { invite: invite! } });
    const connections: Connection[] = [];
    const clients = this.everybody.map((witness) => {
      const connection = witness.connect();
      connections.push(connection);
      return new TableClient({ connection, table: this.id });
    });
    const seated = clients.slice(0, this.players.length);
    const players = seated.map((client) => new RandomPlayer({ client, random, think: () => 0, takesBackOneIn: 10 }));
    const done = () => clients.at(-2)!.state.log.length >= entries || clients.at(-2)!.state.standing?.over === true;
    const prying = this.pry(clients, connections, done);
    await until(() => (done() ? [] : [`${this.id}: ${clients.at(-2)!.state.log.length} of ${entries}`]));
    for (const player of players) player.stop();
    await prying;
    await until(() => (clients.some(({ state }) => state.waiting) ? [`${this.id} to be at rest`] : []));
    for (const connection of connections) connection.close();
  }

  /** People who ask for what they may not have, again and again while the game runs. */
  private async pry(
    clients: readonly TableClient[],
    connections: readonly Connection[],
    done: () => boolean,
  ): Promise<void> {
    const table = this.id;
    const params = { id: table };
    while (!done()) {
      for (const [i, witness] of this.everybody.entries()) {
        const connection = connections[i]!;
        const asked = [
          connection.request({ do: 'act', table, expect: 0, action: { type: 'pass' } }, true),
          connection.request({ do: 'undo', table, expect: 0 }, true),
          connection.request({ do: 'watch', table, seq: Math.max(0, clients[i]!.state.log.length - 3) }, false),
          connection.request({ do: 'watch', table, seq: 1_000_000 }, false),
          connection.request({ do: 'say', table, text: 'What have you got?' }, true),
        ];
        const http = (['table', 'record', 'dealOf', 'campaign'] as const).map((name) =>
          witness.api.call(name, { params }),
        );
        const lists = (['myTables', 'lobby', 'exportMe'] as const).map((name) => witness.api.call(name));
        await Promise.allSettled([...asked, ...http, ...lists]);
      }
      await wait(200);
    }
  }
}
