import type { Glance } from '@roadstead/kernel';
import type { View } from './view.js';

/** A table of a list: everybody's gold, and where each figure stands, officer and pirate of each seat in turn. */
export function glance({ round, players }: View): Glance {
  return {
    round,
    points: players.map(({ gold }) => gold),
    shows: players.flatMap(({ officer, pirate }) => [officer, pirate]),
  };
}
