import { companies } from '@roadstead/companies';
import { type OptionValues, type Seat, Table } from '@roadstead/kernel';
import { type TableToTell, tellStanding } from '@roadstead/protocol';
import { type Stand, standOf } from '../../src/games/companies/play/standing.js';

export const ship = (type: string, cargo: readonly string[] = [], damage = 0, mutiny = 0) => ({
  type,
  cargo,
  damage,
  mutiny,
});
export const fleet = (at: string, experience: number, ...ships: readonly object[]) => ({
  at,
  experience,
  moved: false,
  ships,
});

/** A table in a position by hand; seat 0 starts. */
export function laid(
  position: Readonly<Record<string, unknown>>,
  seats = 2,
  options: OptionValues = {},
  seed = '7'.repeat(64),
) {
  const byHand = { stack: {}, position };
  return Table.open(companies, { seats, options, start: 0, seed, byHand });
}

/** A table as it begins. */
export const opened = (seats: number, seed: string, options: OptionValues = {}) =>
  Table.open(companies, { seats, options, seed });

export function standAt(table: TableToTell, seat: Seat | null): Stand {
  return standOf(tellStanding(table, { seat, now: 0, acts: true, odds: true, undoable: 0, order: null }));
}
