import type { Glance } from '@roadstead/kernel';
import type { View } from './view.js';

/** A table of a list: everybody's points, and where the fleets of each seat lie. */
export function glance({ round, players }: View): Glance {
  return {
    round,
    points: players.map(({ points }) => points),
    shows: players.flatMap(({ fleets }) => Object.values(fleets).map(({ at }) => at)),
  };
}
