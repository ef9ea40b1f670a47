// How long a newcomer waits for a table with 30 and one with 3,000 entries: `npm run bench:open`, or with the ids of other
// games behind it (`npm run bench:open -- companies`).
import { TableClient } from '@roadstead/client';
import { gameById } from '@roadstead/games/all';
import { FastRandom, Table } from '@roadstead/kernel';
import { gather, guests } from '@roadstead/server/test-kit';
import { kB, openPlace, until } from './place.mjs';

const PEOPLE = 5;
const TIMES = 15;
const SNAPSHOT_EVERY = 50;
/** Games that last as long as they are wanted to. */
const MADE_UP = ['wide-sea'];
/** Of what can be taken back in another game, one in so many stays done. */
const GOES_ON = 14;

/** A table that was played so far by nobody knows whom; where a game would end before, much is taken back on the way. */
async function played(place, game, entries) {
  const people = await guests(PEOPLE, place.visitor);
  const id = await gather(people, { game });
  const stored = await place.store.tables.byId(id);
  const table = Table.resume(gameById(game).game, { ...stored.record, entries: [] });
  const random = new FastRandom('open');
  const log = [];
  const note = () => log.push({ seq: table.seq, entry: table.entries[table.seq - 1], at: Date.now() });
  while (log.length < entries && !table.over) {
    const [seat] = table.toAct;
    const legal = table.legal(seat);
    table.act(seat, legal[random.int(legal.length)]);
    note();
    if (MADE_UP.includes(game) || random.int(GOES_ON) === 0 || table.undoable(seat) === 0) continue;
    table.undoStep(seat);
    note();
  }
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
