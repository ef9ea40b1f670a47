import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { buildHttp } from '../http/build-http.js';
import { peopleHandlers } from '../http/people-routes.js';
import { placeHandlers } from '../http/place-routes.js';
import { Unanswered } from '../http/unanswered.js';
import { Askers } from '../limits/asking.js';
import { Turns } from '../limits/turns.js';
import { ALONE } from '../nodes/node-bus.js';
import { Notices } from '../notices/notices.js';
import { housekeeping } from '../ops/housekeeping.js';
import { Metrics } from '../ops/metrics.js';
import { KnownDevices } from '../people/known-devices.js';
import { type HashCost, Passphrases } from '../people/passphrases.js';
import { PeopleService } from '../people/people.js';
import { Sessions } from '../people/sessions.js';
import type { Store } from '../store/store.js';
import { playClock } from '../time/play-clock.js';
import { type OnlineTables, openTables, type TablesParts } from './open-tables.js';

export interface AppOptions extends Partial<Pick<TablesParts, 'startThinker' | 'botPauseMs' | 'undoAskedMs' | 'bus'>> {
  readonly now?: () => number;
  /** Where log lines go; standard output by default. */
  readonly logs?: { write(line: string): void };
  /** How hard pass-phrases are to guess. */
  readonly cost?: HashCost;
  /** How long to wait before each new attempt at a notice. */
  readonly noticeRetryMs?: readonly number[];
  /** Until proxies know that this node is about to stop; by default a time that is set. */
  readonly drained?: () => Promise<void>;
}

export interface App {
  readonly http: FastifyInstance;
  readonly tables: OnlineTables;
  readonly notices: Notices;
  /** Begins to listen and to do what is done by itself; the address that it can be reached at. */
  listen(): Promise<string>;
  /** Lets other nodes take over, then accepts nothing new, lets everything under way finish, and closes the store. */
  close(): Promise<void>;
}

/** Puts the server together: everything is made here once, and given to those who need it. */
export async function createApp(config: Config, store: Store, options: AppOptions = {}): Promise<App> {
  const { now = Date.now, logs = process.stdout, bus = ALONE } = options;
  /** Proxies are told to send people elsewhere; whoever comes all the same is served. */
  let isDraining = false;
  const metrics = new Metrics(store, config.node);
  const sessions = new Sessions(store, now, config.publicUrl?.startsWith('https:'));
  const failed = (error: unknown) => http.log.error({ err: error }, 'something failed');
  const notices = new Notices({
    store,
    metrics,
    warn: (facts, line) => http.log.warn(facts, line),
    publicUrl: () => config.publicUrl ?? addressOf(http, config),
    toPrivate: config.privateNotices,
    asked: (...question) => tables.asked(...question),
    ...(options.noticeRetryMs && { retryMs: options.noticeRetryMs }),
  });
  const asking = new Askers(config.limits);
  const turns = new Turns();
  const unanswered = new Unanswered();
  // A clock that is set by hand is one that others follow as it is.
  const clock = options.now === undefined ? await playClock(store.work) : undefined;
  const tables = openTables({
    ...options,
    ...(clock && { clock }),
    asking,
    turns,
    config,
    store,
    sessions,
    metrics,
    notices,
    failed,
    now,
  });
  const people = new PeopleService({
    store,
    sessions,
    passphrases: new Passphrases(options.cost),
    now,
    renamed: tables.renamed,
    leaveTables: tables.leaveEverywhere,
    refusesNoticeUrl: (url) => notices.refusesUrl(url),
  });
  const http = await buildHttp({
    config,
    store,
    sessions,
    metrics,
    asking,
    turns,
    unanswered,
    bus,
    isDraining: () => isDraining,
    logs,
    handlers: (gate) => ({
      ...placeHandlers(() => notices.publicKey()),
      ...peopleHandlers({
        people,
        sessions,
        known: new KnownDevices(store.keys),
        store,
        gate,
        publicUrl: config.publicUrl,
        refusesPushEndpoint: (url) => notices.refusesPushEndpoint(url),
      }),
      ...tables.handlers(gate),
    }),
  });
  http.server.on('upgrade', tables.upgrade);
  const tellOfBus = () => {
    if (bus.state === 'connected') http.log.info('other nodes can be heard, by NATS');
    if (bus.state === 'down')
      http.log.warn(
        bus.failure === null ? {} : { why: bus.failure },
        'NATS cannot be reached: until it can, the store is asked what other nodes have done',
      );
  };
  bus.onState(tellOfBus);
  const keepHouse = housekeeping({
    store,
    sessions,
    tables,
    now,
    warn: (facts, line) => http.log.warn(facts, line),
    failed,
  });
  let closed: Promise<void> | null = null;

  async function close(): Promise<void> {
    keepHouse.stop();
    isDraining = true;
    await tables.handOver();
    await (options.drained ?? (() => wait(config.drainMs)))();
    await Promise.all([unanswered.close(http), tables.stop()]);
    await notices.stop();
    await bus.close();
    await store.close();
  }

  return {
    http,
    tables,
    notices,
    async listen() {
      await http.listen({ port: config.port, host: config.host });
      tellOfBus();
      tables.start();
      keepHouse.start();
      return addressOf(http, config);
    },
    close: () => (closed ??= close()),
  };
}

function addressOf(http: FastifyInstance, { host, port }: Config): string {
  const bound = http.server.address() as AddressInfo | null;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${bound?.port ?? port}`;
}
