import { Table } from '@roadstead/kernel';
import { expect, it } from 'vitest';
import { companies, companiesEntry, type View } from '../src/index.js';

it('a glance has the round, everybody’s points, and whose fleet lies where', () => {
  const table = Table.open(companies, { seats: 2, options: {}, seed: 'glance' });
  // Nobody has a fleet before it was chosen where it begins.
  while (
    table.toAct.length > 0 &&
    (table.view(null) as View).players.some(({ fleets }) => Object.keys(fleets).length === 0)
  ) {
    const [seat] = table.toAct;
    table.act(seat!, table.legal(seat!)[0]!);
  }
  const view = table.view(null) as View;
  const { round, points, shows } = companiesEntry.glance!(view);
  expect(round).toBe(view.round);
  expect(points).toEqual(view.players.map((player) => player.points));
  const lying = view.players.flatMap(({ seat, fleets }) =>
    Object.keys(fleets).map((id) => `${seat} ${id} ${fleets[id]!.at}`),
  );
  expect(lying.length).toBeGreaterThan(1);
  expect(shows).toEqual(lying);
});
