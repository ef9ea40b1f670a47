import { type Table, table } from './table.js';

type Given = Record<string, unknown>;
export const CALM = { storm: { active: null, expected: 'OC' }, pirates: { tortuga: 0, algiers: 0, saintemarie: 0 } };

/** Round 3 ends with a six: a scoring of these players. Whoever is at turn last has nothing to do. */
export function scoring(players: Given, board: Given = {}, order: readonly number[] = [1, 0]): Table {
  const at = table({
    seats: order.length,
    stack: { dice: [6], stormDamage: [0], mutiny: [0] },
    position: { ...CALM, round: 3, order, turn: order.length - 1, players, ...board },
  });
  while (at.told('scoring').length === 0) at.idle();
  return at;
}
