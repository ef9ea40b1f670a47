import type { Seat } from '@roadstead/kernel';
import { DISTANCE_PER_DUCAT, DUCATS_PER_POINT, EXPERIENCE_POINTS, TOKEN_POINTS } from '../board/numbers.js';
import { ADMINISTRATOR_POINTS, FORT_POINTS, SHIPS, WAREHOUSE_POINTS } from '../board/ships.js';
import { DEVELOPMENTS } from '../cards/developments.js';
import { POINT_SOURCES, type Points } from '../events.js';
import type { State } from '../state.js';
import { tokensOn } from './fleets.js';
import { cargoDistance } from './loss.js';

type Counted = { -readonly [S in keyof Points]: number };

/** V-8.1: what a scoring now would give, by source. */
export function countPoints(state: State, seat: Seat): Counted {
  const player = state.players[seat]!;
  const points: Counted = {
    ducats: Math.floor(player.ducats / DUCATS_PER_POINT),
    warehouses: 0,
    administrators: 0,
    forts: 0,
    ships: 0,
    cards: 0,
    experience: 0,
    cargo: 0,
    tokens: 0,
    bonus: 0,
  };
  for (const { fields, administrator, fort } of state.harbours) {
    for (const { owner } of fields) if (owner === seat) points.warehouses += WAREHOUSE_POINTS;
    if (administrator?.seat === seat) points.administrators += ADMINISTRATOR_POINTS;
    if (fort?.seat !== seat) continue;
    points.forts += FORT_POINTS;
    points.tokens += fort.damage * TOKEN_POINTS; // V-8.12
  }
  for (const card of player.cards) points.cards += DEVELOPMENTS[card]!.points;
  for (const level of player.perished) points.experience += EXPERIENCE_POINTS[level]!;
  let distance = 0;
  for (const fleet of player.fleets) {
    if (fleet === null) continue;
    points.experience += EXPERIENCE_POINTS[fleet.experience]!;
    for (const ship of fleet.ships) {
      points.ships += SHIPS[ship.type]!.points;
      points.tokens += tokensOn(ship) * TOKEN_POINTS;
      distance += cargoDistance(ship, fleet.at);
    }
  }
  points.cargo = Math.floor(distance / DISTANCE_PER_DUCAT);
  return points;
}

export function sumOf(points: Points): number {
  let sum = 0;
  for (const source of POINT_SOURCES) sum += points[source];
  return sum;
}

export function pointsOf(state: State, seat: Seat): number {
  return sumOf(countPoints(state, seat));
}
