import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { threadThinker } from '@roadstead/bots/node';
import type { Thinker } from '@roadstead/bots/worker';
import { freshSeed, type Language } from '@roadstead/kernel';
import { Profiles } from '../after/profiles.js';
import { Ratings } from '../after/ratings.js';
import { Tallies } from '../after/tallies.js';
import { BotRunner } from '../bots/bot-runner.js';
import { Adviser } from '../bots/hint.js';
import { ThinkPool } from '../bots/think-pool.js';
import type { Config } from '../config/config.js';
import { Deals } from '../deals/deals.js';
import { type AfterHandlers, afterHandlers } from '../http/after-routes.js';
import { type TableHandlers, tableHandlers } from '../http/table-routes.js';
import { Askers } from '../limits/asking.js';
import type { Gate } from '../limits/gate.js';
import { Stories } from '../limits/stories.js';
import { Turns } from '../limits/turns.js';
import { Announcer } from '../nodes/announcer.js';
import { Elsewhere } from '../nodes/elsewhere.js';
import { Grace } from '../nodes/grace.js';
import { hearing } from '../nodes/hear.js';
import { LEASE_MS, Lease } from '../nodes/leases.js';
import { LostNews } from '../nodes/lost-news.js';
import { noticeForMissed } from '../nodes/missed.js';
import { ALONE, type NodeBus } from '../nodes/node-bus.js';
import { RollCall } from '../nodes/roll-call.js';
import type { Notices } from '../notices/notices.js';
import type { Metrics } from '../ops/metrics.js';
import { VERSION } from '../ops/version.js';
import { idOf, type Sessions } from '../people/sessions.js';
import { Hub } from '../socket/hub.js';
import { Mutes } from '../socket/mutes.js';
import { Presence } from '../socket/presence.js';
import { Requests } from '../socket/requests.js';
import { SocketServer } from '../socket/socket-server.js';
import { verbs } from '../socket/verbs.js';
import type { Store } from '../store/store.js';
import { Keeper } from '../tables/keeper.js';
import { Play } from '../tables/play.js';
import { RetryLater } from '../tables/retry-later.js';
import { Rooms } from '../tables/rooms/rooms.js';
import { sweepClocks } from '../tables/sweeper.js';
import { Talk } from '../tables/talk.js';
import { RoomTeller } from '../telling/room-teller.js';
import { tellAsked } from '../telling/tell-asked.js';
import type { PlayClock } from '../time/play-clock.js';
import { afterCommit } from './after-commit.js';

export interface TablesParts {
  readonly config: Config;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly metrics: Metrics;
  /** Shared with whatever else takes requests. */
  readonly asking?: Askers;
  readonly turns?: Turns;
  readonly notices: Pick<Notices, 'turn'>;
  /** Told what should not happen; it must write no more of it than an operator may read. */
  readonly failed: (error: unknown) => void;
  /** The time as the machine tells it: what day it is. */
  readonly now?: () => number;
  /** What a new table's chance comes from. */
  readonly newSeed?: () => string;
  /** The time by which people play, if it is another; of several nodes it is the same. */
  readonly clock?: PlayClock;
  readonly bus?: NodeBus;
  /** What others call this node. */
  readonly node?: string;
  readonly startThinker?: () => Thinker;
  /** Instead of the configured pause. */
  readonly botPauseMs?: number;
  /** How long others have to agree to going back. */
  readonly undoAskedMs?: number;
}

/** Everything about tables: rooms, play, bots, and what comes after the game. */
export interface OnlineTables {
  handlers(gate: Gate): TableHandlers & AfterHandlers;
  /** For the `upgrade` event of the HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** A person has another name: whoever has one of their tables open is told. */
  renamed(person: string): Promise<void>;
  /** Stands a person up everywhere, before they are deleted. */
  leaveEverywhere(person: string): Promise<void>;
  /** What a person is asked at a table, in words; null where it is just their turn. */
  asked(table: string, person: string, language: Language): Promise<string | null>;
  /** The sessions that have a socket open. */
  sessionsInUse(): readonly { readonly person: string; readonly session: string }[];
  /** Whether this node looks after what one does for all. */
  keepsHouse(): Promise<boolean>;
  /** One round of everything that is done from time to time. */
  tick(): Promise<void>;
  /** Begins to do so by itself, and wakes the tables that sleep in the middle of a bot's turn. */
  start(): void;
  /** Leaves to other nodes what one does for all, bots too; people are served as before. */
  handOver(): Promise<void>;
  /** Sends everybody back, answers what was asked, lets writing finish, and ends. */
  stop(): Promise<void>;
}

const UNDO_ASKED_MS = 120_000;
const TICK_MS = 1_000;
const BEAT_MS = 30_000;
/** Games that were not counted, for whatever reason, are looked for so often. */
const MAKE_GOOD_MS = 3_600_000;
const BOT_TABLES = 500;
const BOT_QUEUE = 2_000;

function newNode(): string {
  return randomBytes(6).toString('base64url');
}

export function openTables(parts: TablesParts): OnlineTables {
  const { config, store, sessions, metrics, notices, failed } = parts;
  const { now: wall = Date.now, clock } = parts;
  const now = clock?.now ?? wall;
  const {
    newSeed = freshSeed,
    bus = ALONE,
    node = newNode(),
    botPauseMs = config.botPauseMs,
    undoAskedMs = UNDO_ASKED_MS,
  } = parts;
  const { limits } = config;
  const { asking = new Askers(limits, now), turns = new Turns() } = parts;

  const elsewhere = new Elsewhere();
  const announcer = new Announcer(node, bus, () => presence);
  const presence = new Presence(elsewhere, announcer.change);
  const { work } = store;
  const grace = new Grace(store, now);
  const keepsHouse = new Lease(work, 'house', node, now, async (nobodysMs) => {
    const others = (await work!.nodes(now())).filter(({ id, seenAt }) => id !== node && seenAt >= startedAt);
    await grace.takenOver(nobodysMs, others.length === 0);
  });
  let isHandedOver = false;
  // Who is about to stop leaves it to whoever asks first.
  const leaseOfBots = work === null ? {} : { bots: () => ({ node, until: isHandedOver ? 0 : now() + LEASE_MS }) };
  const startedAt = now();
  const roll = new RollCall(
    work,
    () => ({
      id: node,
      name: config.node,
      version: VERSION,
      startedAt,
      sockets: presence.allSockets.length,
      nats: bus.state,
    }),
    now,
  );
  const ratings = new Ratings(store, now);
  const teller = new RoomTeller(store, ratings, (table, person) => presence.isPresent(table, person), now);
  const keeper = new Keeper({
    store,
    now,
    changed: (before, after) => changed(before, after),
    ...leaseOfBots,
    // Who is about to stop has left that to others.
    madeGood: async () => (isHandedOver ? undefined : keepsHouse.madeGood()),
    meter: metrics,
  });
  const rooms = new Rooms({ store, keeper, teller, now, newSeed, mostTables: limits.tablesPerPerson });
  const play = new Play({ keeper, now, undoAskedMs });
  const talk = new Talk(store, keeper, now, limits.talk);
  const pool = new ThinkPool(parts.startThinker ?? threadThinker, limits.botThreads, BOT_QUEUE, metrics);
  const retryLater = new RetryLater(now, failed);
  const bots = new BotRunner({
    waiting: (limit, among) =>
      work === null
        ? store.tables.awaitingBots(limit, among)
        : work.claimBots(node, now(), now() + LEASE_MS, limit, among),
    keeper,
    play,
    pool,
    now,
    pauseMs: botPauseMs,
    isWatched: (table) => presence.isWatchedAnywhere(table),
    watchedTables: () => presence.watchedTables,
    mostTables: BOT_TABLES,
    meter: metrics,
    retryLater,
    cameFrom: (person) => asking.cameFrom(person),
  });
  const stories = new Stories(now);
  const hub = new Hub({ store, keeper, teller, presence, stories, now, failed });
  const deals = new Deals({ store, rooms, teller, now, wall, started: ({ id }) => bots.wake(id) });
  const profiles = new Profiles(store, teller);
  const tallies = new Tallies(store, failed);
  const adviser = new Adviser(keeper, pool, (person) => asking.cameFrom(person));
  const told = (table: string) => bus.tell({ kind: 'table', table, turns: [] });
  const mutes = new Mutes(store, presence, bus);
  const lostNews = new LostNews({ store, bus, presence, hub, mutes, now });
  const requests = new Requests({
    store,
    keeper,
    verbs: verbs({ store, play, talk, adviser, presence, hub, told, mutes }),
    turns,
    presence,
    chargeReading: (person, table) => hub.chargeReading(person, table),
    wake: (table) => hub.wake(table),
    now,
    meter: metrics,
    failed,
  });
  const sockets = new SocketServer({
    store,
    sessions,
    config,
    presence,
    hub,
    requests,
    asking,
    meter: metrics,
    failed,
  });
  const changed = afterCommit({ hub, bus, bots, notices, presence, ratings, tallies, failed });
  bus.listen(hearing({ hub, sockets, elsewhere, announcer, mutes, failed }));
  bus.onState((state) => {
    if (state !== 'connected') return;
    hub.hearAll();
    announcer.beat();
    announcer.all();
  });
  sessions.onEnded((person, session) => bus.tell({ kind: 'ended', person, device: session && idOf(session) }));

  const timers: NodeJS.Timeout[] = [];
  let ticking = Promise.resolve();
  let isStarted = false;

  let keptHouse = false;
  let makesGoodAt = 0;

  /** For all nodes: clocks that have run out, and what a node that ended has left uncounted or untold. */
  async function keepHouse(): Promise<void> {
    const isOurs = await keepsHouse.isOurs();
    const hasMissed = isOurs && (await noticeForMissed({ store, presence, notices, now }));
    if (isOurs && isStarted && (!keptHouse || hasMissed || now() >= makesGoodAt)) {
      makesGoodAt = now() + MAKE_GOOD_MS;
      tallies.makeGood();
    }
    keptHouse = isOurs && isStarted;
    if (isOurs && grace.isOver) await sweepClocks(store, keeper, retryLater, now);
  }

  async function tick(): Promise<void> {
    // On waking, what people have sent meanwhile has not been read yet.
    if (clock?.beat()) await grace.begin();
    announcer.beat();
    for (const table of elsewhere.forgetSilent()) hub.wake(table);
    // Whoever looks for nodes that have fallen silent has spoken itself.
    const answered = roll.answer();
    const forAll = isHandedOver ? [] : [answered.then(keepHouse), bots.sweep()];
    await Promise.all([hub.poll(), lostNews.look(), answered, ...forAll]);
    talk.tidy();
    asking.tidy();
    stories.tidy();
  }

  /** Nothing is done for all any more, and others may begin with it at once. */
  async function handOver(): Promise<void> {
    if (isHandedOver) return;
    isHandedOver = true;
    bots.stop();
    await ticking;
    await work?.release(node, now()).catch(failed); // others wait a moment longer
  }

  return {
    handlers: (gate) => ({
      ...tableHandlers(rooms, teller, store, gate),
      ...afterHandlers({ rooms, deals, profiles, tallies, teller, store, stories, wall }, gate),
    }),
    upgrade: sockets.upgrade,
    asked: (table, person, language) => tellAsked(store, keeper, table, person, language),
    async renamed(person) {
      // Those under way come first, and nobody has more of these.
      for (const { id } of await store.tables.ofPerson(person, limits.tablesPerPerson)) {
        hub.renamed(id);
        told(id);
      }
    },
    leaveEverywhere: (person) => rooms.leaveEverywhere(person),
    sessionsInUse: () => presence.allSockets.map(({ person, session }) => ({ person, session })),
    keepsHouse: () => keepsHouse.isOurs(),
    tick,
    start() {
      // With others there, it is known when this node takes over from them.
      if (work === null) void grace.begin();
      let isTicking = false;
      const round = () => {
        if (isTicking) return;
        isTicking = true;
        ticking = tick()
          .catch(failed)
          .finally(() => {
            isTicking = false;
          });
      };
      isStarted = true;
      round();
      timers.push(
        setInterval(round, TICK_MS),
        setInterval(() => sockets.beat(), BEAT_MS),
      );
    },
    handOver,
    async stop() {
      await handOver();
      for (const timer of timers) clearInterval(timer);
      await sockets.close();
      pool.close();
      await requests.idle();
      hub.stop();
      await ticking;
      await tallies.stop();
      await keeper.idle();
      announcer.gone();
      await roll.leave().catch(failed);
    },
  };
}
