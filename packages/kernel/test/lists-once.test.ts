import { FastRandom, type Game, Table } from '@roadstead/kernel';
import { expect, it } from 'vitest';
import { lots } from './games/lots.js';
import { wharf } from './games/wharf/game.js';

// biome-ignore lint/suspicious/noExplicitAny: whatever the game is
type AnyGame = Game<any, any, any, any, any>;
const GAMES: readonly AnyGame[] = [lots, wharf];

/** The game, and for each list that was made of what a seat may do in a state, how often it was. */
function counted(game: AnyGame) {
  const times = new Map<string, number>();
  const legal: AnyGame['legal'] = (state, seat) => {
    const position = JSON.stringify([state, seat]);
    times.set(position, (times.get(position) ?? 0) + 1);
    return game.legal(state, seat);
  };
  return { game: { ...game, legal } satisfies AnyGame, times };
}

it.each(GAMES)('at a table of $id what may be done is listed once, however often it is asked for', (plain) => {
  const { game, times } = counted(plain);
  const table = Table.open(game, { seats: 3, seed: 'once' });
  const random = new FastRandom('once');
  // Opening is not playing: it settles the set-up first, and then asks.
  for (const seat of table.toAct) table.legal(seat);
  times.clear();
  while (!table.over) {
    const seat = table.toAct[random.int(table.toAct.length)]!;
    table.view(seat);
    const choices = table.legal(seat);
    expect(table.legal(seat)).toEqual(choices);
    table.act(seat, choices[random.int(choices.length)]!);
  }
  expect(times.size).toBeGreaterThan(10);
  expect([...times.values()].filter((n) => n > 1)).toEqual([]);
});
