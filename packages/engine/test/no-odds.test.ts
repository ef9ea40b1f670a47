import { Table } from '@roadstead/kernel';
import { expect, it } from 'vitest';
import { lots } from '../../kernel/test/games/lots.js';
import { Tables } from '../src/tables.js';
import { odds } from '../src/verbs/seats.js';

it('says that a game has no odds', () => {
  const { odds: _, ...withoutOdds } = lots;
  const tables = new Tables();
  const table = tables.add(Table.open(withoutOdds, { seats: 2 }));
  expect(() => odds({ do: 'odds', table, seat: 0 }, tables)).toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST', message: '"lots" is a game without odds.' }),
  );
});
