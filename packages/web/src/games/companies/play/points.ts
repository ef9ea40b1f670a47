import {
  ADMINISTRATOR_POINTS,
  DEVELOPMENTS,
  DISTANCE,
  DISTANCE_PER_DUCAT,
  DUCATS_PER_POINT,
  developmentNumber,
  EXPERIENCE_POINTS,
  FORT_POINTS,
  fieldNumber,
  fieldOfHarbour,
  goodNumber,
  ORIGIN,
  type Points,
  TOKEN_POINTS,
  type View,
  WAREHOUSE_POINTS,
} from '@roadstead/companies';
import type { Seat } from '@roadstead/kernel';
import { tokensOn, typeOf } from './ship.js';
import { fleetsOf } from './standing.js';

/** V-3.10: edges between the place and where a good comes from. */
const distanceHome = (good: string, at: string): number =>
  DISTANCE[fieldNumber(at)!]![fieldOfHarbour(ORIGIN[goodNumber(good)]!)]!;

/** V-8.1: what a scoring now would give a seat, by source, from what everybody sees. */
export function pointsBySource({ players, harbours }: View, seat: Seat): Points {
  const player = players[seat]!;
  const places = Object.values(harbours);
  const fleets = fleetsOf(player);
  const ships = fleets.flatMap((fleet) => fleet.ships.map((ship) => ({ ...ship, at: fleet.at })));
  const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0);
  const forts = places.filter(({ fort }) => fort?.[0] === seat);
  const distance = sum(ships, ({ cargo, at }) => sum(cargo, (good) => distanceHome(good, at)));
  return {
    ducats: Math.floor(player.ducats / DUCATS_PER_POINT),
    warehouses: sum(places, ({ fields }) => fields.filter(([owner]) => owner === seat).length) * WAREHOUSE_POINTS,
    administrators: places.filter(({ administrator }) => administrator?.[0] === seat).length * ADMINISTRATOR_POINTS,
    forts: forts.length * FORT_POINTS,
    ships: sum(ships, (ship) => typeOf(ship).points),
    cards: sum(player.cards, (card) => DEVELOPMENTS[developmentNumber(card)]!.points),
    experience: sum([...player.perished, ...fleets.map(({ experience }) => experience)], (n) => EXPERIENCE_POINTS[n]!),
    cargo: Math.floor(distance / DISTANCE_PER_DUCAT),
    tokens: (sum(ships, tokensOn) + sum(forts, ({ fort }) => fort![1])) * TOKEN_POINTS,
    bonus: 0,
  };
}

export const sumOfPoints = (points: Points): number => Object.values(points).reduce((sum, n) => sum + n, 0);
