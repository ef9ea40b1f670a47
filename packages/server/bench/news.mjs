// What five people are sent for one action, and what it costs: `npm run bench:news`.
import { TableClient } from '@roadstead/client';
import { FastRandom } from '@roadstead/kernel';
import { gather, guests } from '@roadstead/server/test-kit';
import { kB, openPlace, until } from './place.mjs';

const PEOPLE = 5;
const ACTIONS = 300;

async function measure(place, game) {
  const random = new FastRandom(game);
  const people = await guests(PEOPLE, place.visitor);
  const table = await gather(people, { game });
  const connections = people.map((person) => person.connect());
  const clients = connections.map((connection) => new TableClient({ connection, table }));
  await Promise.all(clients.map((client) => until(client, ({ standing }) => standing !== null)));
  const views = clients.map(({ state }) => JSON.stringify(state.standing.view).length);
  let actions = 0;
  const bytes = place.heard.bytes;
  const cpu = process.cpuUsage();
  while (actions < ACTIONS && !clients[0].state.standing.over) {
    const { toAct, seq } = clients[0].state.standing;
    const client = clients[toAct[0]];
    const { legal } = client.state.standing;
    await client.act(legal[random.int(legal.length)]);
    await Promise.all(clients.map((each) => until(each, ({ standing, waiting }) => standing.seq > seq && !waiting)));
    actions++;
  }
  const { user, system } = process.cpuUsage(cpu);
  for (const client of clients) client.close();
  for (const connection of connections) connection.close();
  return {
    view: Math.max(...views),
    bytes: (place.heard.bytes - bytes) / actions,
    ms: (user + system) / 1000 / actions,
  };
}

const place = await openPlace(10_000);
for (const game of ['port-royal', 'wide-sea', 'port-royal', 'wide-sea']) {
  const { view, bytes, ms } = await measure(place, game);
  console.log(
    `${game.padEnd(12)} view ${kB(view)}: ${kB(bytes)} an action to ${PEOPLE} people, ${ms.toFixed(2)} ms of CPU`,
  );
}
await place.close();
