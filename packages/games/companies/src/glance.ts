import type { Glance } from '@roadstead/kernel';
import type { View } from './view.js';

/** A table of a list: everybody's points, and every fleet as `seat number place`. */
export function glance({ round, players }: View): Glance {
  return {
    round,
    points: players.map(({ points }) => points),
    shows: players.flatMap(({ fleets }, seat) => Object.entries(fleets).map(([id, { at }]) => `${seat} ${id} ${at}`)),
  };
}
