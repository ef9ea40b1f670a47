// How long a newcomer waits for a table with 30 and one with 3,000 entries: `npm run bench:open`, or with the ids of other
// games behind it (`npm run bench:open -- companies`).
import { TableClient } from '@roadstead/client';
import { gameById } from '@roadstead/games/all';
import { Table } from '@roadstead/kernel';
import { gather, guests } from '@roadstead/server/test-kit';
import { MADE_UP, playLong } from './long-table.mjs';
import { kB, openPlace, until } from './place.mjs';

const PEOPLE = 5;
const TIMES = 15;
const SNAPSHOT_EVERY = 50;

async function played(place, game, entries) {
  const people = await guests(PEOPLE, place.visitor);
  const id = await gather(people, { game });
  const stored = await place.store.tables.byId(id);
  const table = Table.resume(gameById(game).game, { ...stored.record, entries: [] });
  const log = [];
  playLong(table, entries, () => log.push({ seq: table.seq, entry: table.entries[table.seq - 1], at: Date.now() }));
  await place.store.tables.replaceLog(id, 0, log, { toAct: table.toAct });
  if (log.length >= SNAPSHOT_EVERY) await place.store.tables.saveSnapshot(id, table.snapshot());
  return { id, people, entries: log.length };
}

async function opens(place, { id, people }) {
  const times = [];
  let bytes = 0;
  for (let i = 0; i < TIMES; i++) {
    const connection = people[i % PEOPLE].connect();
    await new Promise((resolve) => connection.onLink((link) => link === 'connected' && resolve()));
    const [before, began] = [place.heard.bytes, performance.now()];
    const client = new TableClient({ connection, table: id });
    await until(client, ({ standing }) => standing !== null);
    times.push(performance.now() - began);
    bytes = place.heard.bytes - before;
    client.close();
    connection.close();
  }
  times.sort((a, b) => a - b);
  return { first: times.at(-1), usual: times[TIMES >> 1], bytes };
}

const place = await openPlace(100_000);
const games = process.argv.slice(2);
for (const game of games.length > 0 ? games : MADE_UP) {
  for (const entries of [30, 3_000]) {
    const table = await played(place, game, entries);
    const { first, usual, bytes } = await opens(place, table);
    console.log(
      `${game}, ${table.entries} entries: ${usual.toFixed(1)} ms (the slowest of ${TIMES}: ${first.toFixed(1)}), ${kB(bytes)}`,
    );
  }
}
await place.close();
