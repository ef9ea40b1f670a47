import { fleetAt, MOST_STANDING, type PlaceId } from '@roadstead/art/companies';
import type { View } from '@roadstead/companies';
import type { Seat } from '@roadstead/kernel';
import { allFleets, type NamedFleet } from '../../play/standing.js';

/** A fleet where it is drawn; the last of a pile stands for all that have no room. */
export interface StandingFleet {
  readonly key: string;
  readonly fleet: NamedFleet;
  readonly x: number;
  readonly y: number;
  /** How many more lie under it. */
  readonly more: number;
  /** Nothing else lies there: it has room to be large. */
  readonly isAlone: boolean;
}

/** Fleets at their places: one's own first, then by seat. */
export function standingsOf(view: View, own: Seat): readonly StandingFleet[] {
  const byPlace = new Map<string, NamedFleet[]>();
  for (const fleet of allFleets(view)) byPlace.set(fleet.at, [...(byPlace.get(fleet.at) ?? []), fleet]);
  return [...byPlace].flatMap(([place, fleets]) => {
    const sorted = [...fleets].sort((a, b) => Number(b.seat === own) - Number(a.seat === own) || a.seat - b.seat);
    const isAlone = sorted.length === 1;
    return sorted.slice(0, MOST_STANDING).map((fleet, i): StandingFleet => {
      const [x, y] = fleetAt(place as PlaceId, i, sorted.length);
      const isLast = i === MOST_STANDING - 1;
      return {
        key: `${fleet.seat} ${fleet.id}`,
        fleet,
        x,
        y,
        more: isLast ? sorted.length - MOST_STANDING : 0,
        isAlone,
      };
    });
  });
}
