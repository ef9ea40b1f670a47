import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ThinkRequest } from '@roadstead/bots';
import { thinkHere } from '@roadstead/bots/node';
import type { ApiAnswer, ApiBody, NewTable, Room } from '@roadstead/protocol';
import { type OnlineTables, openTables, type TablesParts } from '../../src/app/open-tables.js';
import { readConfig } from '../../src/config/read-config.js';
import type { AfterHandlers } from '../../src/http/after-routes.js';
import type { TableHandlers } from '../../src/http/table-routes.js';
import type { Gate } from '../../src/limits/gate.js';
import type { TurnNotice } from '../../src/notices/notices.js';
import { Metrics } from '../../src/ops/metrics.js';
import { Sessions } from '../../src/people/sessions.js';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { checkAnswer } from './answers.js';
import { Wire } from './wire.js';

const NO_LIMITS = { ROADSTEAD_LIMIT_ADDRESS: 'off', ROADSTEAD_LIMIT_PERSON: 'off', ROADSTEAD_LIMIT_TALK: 'off' };

export const OPEN_GATE: Gate = {
  address: async () => {},
  person: async () => {},
  passphrase: async () => {},
  newPerson: async () => {},
  newTable: async () => {},
  newName: async () => {},
  export: async () => {},
};

/** What is sent in pieces is read to its end. */
const READS = { type: () => READS, send: async (pieces: Readable) => JSON.parse(await text(pieces)) };

export interface PlaceOptions
  extends Partial<Pick<TablesParts, 'undoAskedMs' | 'bus' | 'newSeed' | 'clock' | 'botPauseMs'>> {
  /** Several places on one store are several nodes. */
  readonly store?: Store;
  readonly time?: { now: number };
  /** Every bot's question, before it is answered. */
  readonly think?: (request: ThinkRequest) => void | Promise<void>;
  readonly env?: Record<string, string>;
}

type Routes = TableHandlers & AfterHandlers;

/** A server of tables, as real as it gets without its HTTP part, with a clock that is set by hand. */
export class Place {
  readonly time: { now: number };
  readonly turns: TurnNotice[] = [];
  readonly failures: unknown[] = [];
  private readonly wires: Wire[] = [];

  private constructor(
    readonly store: Store,
    readonly tables: OnlineTables,
    private readonly sessions: Sessions,
    private readonly server: Server,
    private readonly routes: Routes,
    time: { now: number },
    heard: { turns: TurnNotice[]; failures: unknown[] },
  ) {
    this.time = time;
    this.turns = heard.turns;
    this.failures = heard.failures;
  }

  static async open({ store: given, time = { now: 1_000_000 }, think, env = {}, ...more }: PlaceOptions = {}) {
    const store = given ?? (await openStore(':memory:'));
    let tablesOpened = 0;
    const now = () => time.now;
    const sessions = new Sessions(store, now);
    const heard = { turns: [] as TurnNotice[], failures: [] as unknown[] };
    const tables = openTables({
      config: readConfig({ ...NO_LIMITS, ...env }),
      store,
      sessions,
      metrics: new Metrics(store, 'test'),
      notices: { turn: (turn) => void heard.turns.push(turn) },
      failed: (error) => void heard.failures.push(error),
      now,
      botPauseMs: 0,
      // The same cards in every run: no test is decided by luck.
      newSeed: () => `table ${tablesOpened++}`,
      startThinker: () => ({
        async think(request) {
          await think?.(request);
          return thinkHere({ ...request, budget: { iterations: 4 } });
        },
        close() {},
      }),
      ...more,
    });
    const server = createServer().on('upgrade', tables.upgrade);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Place(store, tables, sessions, server, tables.handlers(OPEN_GATE), time, heard);
  }

  async close(): Promise<void> {
    for (const wire of this.wires) wire.cut();
    await this.tables.stop();
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections(); // requests are answered by nobody here
    await closed;
  }

  /** Somebody new: a guest, or with an account. */
  async person(name: string, account = false): Promise<Person> {
    const id = name.toLowerCase().padEnd(16, 'x');
    const at = this.time.now;
    const common = { name, language: 'en', noticeUrl: null, banned: false, createdAt: at, seenAt: at };
    await this.store.people.create({ id, passphraseHash: account ? 'hash' : null, ...common });
    return new Person(this, id);
  }

  async call<N extends keyof Routes>(
    name: N,
    person: string,
    params: object,
    body: object,
    query = {},
  ): Promise<ApiAnswer<N>> {
    const stored = await this.store.people.byId(person);
    // biome-ignore lint/suspicious/noExplicitAny: what each route takes is checked where it is called
    const route = this.routes[name] as any;
    const answer = await route({ params, body, query, person: stored }, {}, READS);
    checkAnswer(name, answer);
    return answer;
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async cookie(person: string): Promise<string> {
    return `roadstead=${(await this.sessions.open(person, '')).secret}`;
  }

  logOut(person: string): Promise<void> {
    return this.sessions.closeAll(person);
  }

  async wire(person: string): Promise<Wire> {
    const wire = await Wire.open(`${this.url}/socket`, await this.cookie(person));
    this.wires.push(wire);
    return wire;
  }
}

/** Somebody who uses the routes. */
export class Person {
  constructor(
    private readonly place: Place,
    readonly id: string,
  ) {}

  /** The same person at another node. */
  at(place: Place): Person {
    return new Person(place, this.id);
  }

  wire(): Promise<Wire> {
    return this.place.wire(this.id);
  }

  newTable(asked: Partial<NewTable> = {}): Promise<Room> {
    return this.place.call('newTable', this.id, {}, { game: 'port-royal', seats: 2, ...asked });
  }

  /** Whatever is about one table. */
  do<N extends keyof Routes>(name: N, id: string, body: ApiBody<N> | object = {}) {
    return this.place.call(name, this.id, { id }, body as object);
  }

  ask<N extends keyof Routes>(name: N, params: object = {}, query: object = {}) {
    return this.place.call(name, this.id, params, {}, query);
  }

  /** The code with which it is refused. */
  async refusal<N extends keyof Routes>(name: N, id: string, body: ApiBody<N> | object = {}) {
    try {
      await this.do(name, id, body);
    } catch (error) {
      return (error as { code?: string }).code;
    }
    return 'allowed';
  }
}

/** A started table with all these people, in the order of its seats. */
export async function startedTable(people: readonly Person[], asked: Partial<NewTable> = {}): Promise<Room> {
  const [host, ...others] = people;
  const { id, invite } = await host!.newTable({ seats: people.length, ...asked });
  for (const person of others) {
    await person.do('admit', id, { invite });
    await person.do('sit', id, {});
    await person.do('ready', id, { ready: true });
  }
  return host!.do('start', id);
}
