// What 50 tables of honest people notice while somebody floods the server, and while a very long game is opened again and
// again: `npm run bench:siege`. `--program FILE` measures another version, by its packages/cli/bin/roadstead.mjs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Visitor } from '@roadstead/client';
import { gameById } from '@roadstead/games/all';
import { FastRandom, Table } from '@roadstead/kernel';
import { openStore, recordOf } from '@roadstead/server';
import { gather, ServerProcess, serverFigures } from '@roadstead/server/test-kit';
import { WebSocket } from 'ws';
import { Latencies } from '../../cli/dist/load/latencies.js';
import { LoadTable } from '../../cli/dist/load/load-table.js';

const OWN = fileURLToPath(new URL('../../cli/bin/roadstead.mjs', import.meta.url));
const { values } = parseArgs({ options: { program: { type: 'string' }, seconds: { type: 'string' } } });
const SECONDS = Number(values.seconds ?? 20);
const TABLES = 50;
const SEATS = 4;
const GUESTS = 40;
const TABS = 5;
/** Of each tab: what one socket alone might be allowed. */
const REQUESTS_PER_SECOND = 20;
const LONG = 20_000;
const OPENERS = 30;
const PROMISED_MS = 250;

const data = await mkdtemp(join(tmpdir(), 'roadstead-siege-'));
// Everybody comes through a proxy, which says from where.
const env = { ROADSTEAD_PROXY: 'loopback', ROADSTEAD_LOG: 'error', ROADSTEAD_BOT_THREADS: '1' };
const server = await ServerProcess.prepare(resolve(values.program ?? OWN), data, env);
await server.start();

function saysWhy(error) {
  console.error(error.cause ?? error, server.running ? 'The server runs.' : `The server has ended: ${server.words}`);
  throw error;
}

function visitorFrom(address) {
  const from = { 'x-forwarded-for': address };
  return new Visitor({
    base: () => server.base,
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, ...from } }).catch(saysWhy),
    socket: (url, headers) => new WebSocket(url, { headers: { ...headers, ...from }, perMessageDeflate: false }),
  });
}

async function person(address) {
  const visitor = visitorFrom(address);
  await visitor.api.call('enter', { body: {} });
  return visitor;
}

const sink = { latencies: new Latencies() };
const manner = { thinkMs: 1_000 };
/** So many tables gather at a time. */
const GATHERING = 10;
const honest = [];
async function seatTable(table) {
  const people = await Promise.all(Array.from({ length: SEATS }, (_, seat) => person(`10.1.${table}.${seat + 1}`)));
  const one = new LoadTable(people, 1, { game: 'port-royal' }, new FastRandom(`siege/${table}`), manner, {
    all: (ms) => sink.latencies.add(ms),
    across() {},
  });
  await one.play();
  honest.push(one);
}
for (let from = 0; from < TABLES; from += GATHERING)
  await Promise.all(Array.from({ length: GATHERING }, (_, i) => seatTable(from + i)));

async function measured(what, during) {
  sink.latencies = new Latencies();
  const [before, from] = [await serverFigures(server.base), performance.now()];
  const stop = { now: false };
  const under = during?.(stop);
  await wait(SECONDS * 1_000);
  stop.now = true;
  await under;
  const { latencies } = sink;
  const seconds = (performance.now() - from) / 1_000;
  const late = honest.reduce((sum, table) => sum + table.lateSince(performance.now() - 1_000), 0);
  const after = await serverFigures(server.base);
  const [p50, p99, worst] = [0.5, 0.99, 1].map((share) => latencies.within(share).toFixed(1));
  const cpu = Math.round((100 * (after.cpuSeconds - before.cpuSeconds)) / seconds);
  console.log(
    `${what}: ${latencies.count} actions, p50 ${p50} ms, p99 ${p99} ms, worst ${worst} ms, ${late} over a second late; ` +
      `server ${cpu} % of a core, ${Math.round(after.memoryBytes / 1_048_576)} MiB`,
  );
  return latencies.within(0.99);
}

/** Guests of one address, each with several tabs, who ask for what is dearest as fast as any limit lets them. */
async function flood(stop) {
  const guests = [];
  for (let i = 0; i < GUESTS; i++) {
    try {
      const guest = await person('10.9.9.9');
      const table = await gather([guest], { game: 'port-royal', bots: ['deckhand'] });
      guests.push({ guest, table });
    } catch {
      break; // the limit has come first
    }
  }
  await Promise.all(
    guests.flatMap(({ guest, table }) => [
      ...Array.from({ length: TABS }, () => tab(guest, table, stop)),
      exports(guest, stop),
    ]),
  );
}

async function tab(guest, table, stop) {
  let asked = 0;
  while (!stop.now) {
    const socket = guest.openSocket();
    const closed = new Promise((done) => {
      socket.onclose = done;
      socket.onerror = () => {};
    });
    await new Promise((done) => {
      socket.onopen = done;
      void closed.then(done);
    });
    while (!stop.now && socket.readyState === 1) {
      for (let i = 0; i < REQUESTS_PER_SECOND / 10; i++) {
        const stale = { do: 'act', table, expect: 900, action: { type: 'discover' } };
        const story = { do: 'watch', table };
        socket.send(JSON.stringify({ id: `x${++asked}`, ...(asked % 20 === 0 ? story : stale) }));
      }
      await wait(100);
    }
    socket.close();
    await wait(200);
  }
}

async function exports(guest, stop) {
  while (!stop.now) {
    await guest.api.call('exportMe').catch(() => {});
    await guest.api.call('myTables').catch(() => {});
    await wait(200);
  }
}

/** Makes a game that was played and taken back for hours. */
async function longGame() {
  const host = await person('10.8.0.1');
  const { id } = await host.api.call('newTable', {
    body: { game: 'port-royal', seats: 2, bots: ['deckhand'], house: { open: true, start: 0 } },
  });
  await host.api.call('start', { params: { id } });
  const store = await openStore(join(data, 'roadstead.db'));
  const stored = await store.tables.byId(id);
  const entries = await store.tables.entries(id, 0);
  const table = Table.resume(gameById(stored.game).game, recordOf(stored, entries));
  while (table.seq < LONG) {
    if (table.seq % 60 === 59 || table.over) table.undoAgreed(0, 0);
    else table.act(table.toAct[0], table.legal(table.toAct[0])[0]);
  }
  const log = table.entries.map((entry, i) => ({ seq: i + 1, entry, at: Date.now() }));
  await store.tables.replaceLog(id, stored.seq, log, { toAct: table.toAct, awaitsBot: false });
  await store.close();
  return id;
}

/** Opened once a second, by many people in turn. */
async function openings(id, stop) {
  const people = await Promise.all(Array.from({ length: OPENERS }, (_, i) => person(`10.7.0.${i + 1}`)));
  let told = 0;
  for (let i = 0; !stop.now; i++) {
    const socket = people[i % OPENERS].openSocket();
    socket.onopen = () => socket.send(JSON.stringify({ id: 'open', do: 'watch', table: id }));
    socket.onerror = () => {};
    socket.onmessage = ({ data: text }) => {
      if (!String(text).startsWith('{"push":"standing"')) return;
      told++;
      socket.close();
    };
    await wait(1_000);
  }
  console.log(`  (told ${told} times)`);
}

await wait(5_000);
await measured(`calm, ${TABLES} tables`);
const flooded = await measured(`flood by ${GUESTS} guests of one address with ${TABS} tabs each`, flood);
const id = await longGame();
const read = await measured(`a game of ${LONG} entries opened once a second`, (stop) => openings(id, stop));
for (const table of honest) table.close();
await server.kill();
await rm(data, { recursive: true, force: true });
const held = Math.max(flooded, read) < PROMISED_MS;
console.log(held ? `p99 below ${PROMISED_MS} ms throughout` : `p99 NOT below ${PROMISED_MS} ms`);
process.exit(held ? 0 : 1);
