import { Table } from '@roadstead/kernel';
import { type Action, swordAndSkull } from '@roadstead/sword-and-skull';
import type { Position } from './table.js';

/** A table with a logbook, in a position by hand: for what is told of a whole game. */
export function logged(position: Position) {
  const { players: seats = 2, start = 0, seats: players, dice, enemy, item, fortune, chests, trove } = position;
  const defined = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const byHand = {
    stack: defined({ dice, enemy, item, fortune }),
    position: defined({ chests, trove, players }),
  };
  const table = Table.open(swordAndSkull, { seats, options: {}, start, seed: 'a calm sea', byHand });
  return {
    table,
    do(...actions: readonly Action[]) {
      for (const action of actions) table.act(table.toAct[0]!, action);
      return this;
    },
  };
}
