import { Table } from '@roadstead/kernel';
import { expect, it } from 'vitest';
import { portRoyal, portRoyalEntry, type View } from '../src/index.js';

it('a glance has the round, everybody’s influence, and what lies in the harbour', () => {
  const table = Table.open(portRoyal, { seats: 3, options: {}, seed: 'glance' });
  const glance = () => portRoyalEntry.glance!(table.view(null));
  table.act(table.toAct[0]!, { type: 'discover' });
  const { harbour, round, players } = table.view(null) as View;
  expect(glance()).toEqual({
    round,
    points: players.map(({ influence }) => influence),
    shows: harbour.map(({ card }) => card),
  });
  expect(glance()).toMatchObject({ round: 1, points: [0, 0, 0] });
  expect(glance().shows).toHaveLength(2);
});
