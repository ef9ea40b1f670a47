import { TableClient, type Visitor } from '@roadstead/client';
import { FastRandom } from '@roadstead/kernel';
import { expect } from 'vitest';
import { gather, guests, nodeVisitor, RandomPlayer } from '../../../server/src/test-kit/index.js';
import type { OnlineWorld } from './online-world.js';

/** The table of a rated game that two people have played to its end, without a page. */
export async function finishTable(world: OnlineWorld): Promise<string> {
  const people = await guests(2, () => nodeVisitor(() => world.url.slice(0, -1)));
  await Promise.all(people.map(makeAccount));
  const house = { open: true, rated: true };
  const table = await gather(people, { game: 'port-royal', options: { box: 'unterwegs' }, house });
  const connections = people.map((person) => person.connect());
  const clients = connections.map((connection) => new TableClient({ connection, table }));
  const random = new FastRandom('finished');
  const players = clients.map((client) => new RandomPlayer({ client, random, think: () => 0 }));
  await expect.poll(() => clients.every(({ state }) => state.standing?.over)).toBe(true);
  for (const player of players) player.stop();
  for (const connection of connections) connection.close();
  return table;
}

async function makeAccount(person: Visitor, i: number): Promise<void> {
  await person.api.call('account', { body: { name: ['Dirk', 'Elske'][i]!, passphrase: 'four words by sea' } });
}
