import type { View } from '@roadstead/companies';
import { expect, it } from 'vitest';
import { goalsOf, routeTo } from '../../src/games/companies/play/routes.js';
import { fleetAt } from '../../src/games/companies/play/standing.js';
import { fleet, laid, ship, standAt } from './positions.js';

const view = (at: string, cargo: readonly string[], more: object = {}): View =>
  standAt(laid({ players: { 0: { fleets: { I: fleet(at, 0, ship('srs', cargo)) } } }, ...more }), 0).view;

it.each([
  ['batavia', 8, 5],
  ['deshima', 11, 6],
])('V-3.9 from Amsterdam to %s it is %i fields, in %i turns', (to, fields, turns) => {
  const seen = view('amsterdam', ['cloth', 'cloth']);
  const route = routeTo(seen, fleetAt(seen, 0, 'I')!, to)!;
  expect([route.path.length, route.stops.length]).toEqual([fields, turns]);
  expect(route.path.at(-1)).toBe(to);
});

it('V-4.2 the goals of a cargo are the harbours that buy it, with what they pay', () => {
  const seen = view('mauritsstad', ['sugar', 'sugar']);
  const goals = goalsOf(seen, fleetAt(seen, 0, 'I')!);
  expect(goals.find(({ to }) => to === 'nieuwamsterdam')?.ducats).toBe(8);
  expect(goals.some(({ to }) => to === 'elmina')).toBe(false);
});

it('V-4.30 pirates on the way are told, and those without a pip are not', () => {
  const way = (pips: number) => {
    const seen = view('MA2', ['cloth'], { pirates: { tortuga: 0, algiers: pips, saintemarie: 0 } });
    return routeTo(seen, fleetAt(seen, 0, 'I')!, 'algiers')!.pirates.length;
  };
  expect(way(0)).toBe(0);
  expect(way(2)).toBeGreaterThan(0);
});
