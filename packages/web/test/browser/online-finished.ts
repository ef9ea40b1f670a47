import { TableClient, type Visitor } from '@roadstead/client';
import { FastRandom, type Typed } from '@roadstead/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { gather, guests, nodeVisitor, RandomPlayer } from '../../../server/src/test-kit/index.js';
import { ask, type OnlineWorld } from './online-world.js';

const PASSPHRASE = 'four words by sea';

interface Finished {
  readonly names?: readonly [string, string];
  /** Whether anybody may come and look. */
  readonly open?: boolean;
}

/** The table of a rated game that two people with accounts have played to its end, without a page. */
export async function finishTable(
  world: OnlineWorld,
  { names = ['Dirk', 'Elske'], open = true }: Finished = {},
): Promise<string> {
  const people = await guests(2, () => nodeVisitor(() => world.url.slice(0, -1)));
  const makeAccount = (person: Visitor, i: number) =>
    person.api.call('account', { body: { name: names[i]!, passphrase: PASSPHRASE } });
  await Promise.all(people.map(makeAccount));
  const house = { open, rated: true, pace: { kind: 'days', days: 3 } } as const;
  const table = await gather(people, { game: 'port-royal', options: { box: 'unterwegs' }, house });
  await playToEnd(people, table);
  return table;
}

/** These two, who have pages of their own, have it played on to its end by quicker hands than theirs. */
export async function playForThem(world: OnlineWorld, names: readonly string[], table: string): Promise<void> {
  const people = names.map(() => nodeVisitor(() => world.url.slice(0, -1)));
  const logIn = (person: Visitor, i: number) =>
    person.api.call('login', { body: { name: names[i]!, passphrase: PASSPHRASE } });
  await Promise.all(people.map(logIn));
  await playToEnd(people, table);
}

async function playToEnd(people: readonly Visitor[], table: string): Promise<void> {
  const connections = people.map((person) => person.connect());
  const clients = connections.map((connection) => new TableClient({ connection, table }));
  const random = new FastRandom('finished');
  // Whoever takes what there is to take is soon at the end.
  const prefers = ({ type }: Typed) => type === 'take' || type === 'claim';
  const players = clients.map((client) => new RandomPlayer({ client, random, prefers, think: () => 0 }));
  await expect.poll(() => clients.every(({ state }) => state.standing?.over)).toBe(true);
  for (const player of players) player.stop();
  for (const connection of connections) connection.close();
}

/** One of the two, at a page. */
export async function logInAs(world: OnlineWorld, name: string): Promise<Page> {
  const { page } = await world.visitor();
  await ask(page, 'POST', '/api/login', { name, passphrase: PASSPHRASE });
  return page;
}
