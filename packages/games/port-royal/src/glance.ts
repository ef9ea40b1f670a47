import type { Glance } from '@roadstead/kernel';
import type { View } from './view.js';

/** A table of a list: everybody's influence, and what lies in the harbour or, before anything does, what expeditions wait. */
export function glance({ round, players, harbour, expeditions }: View): Glance {
  const shown = harbour.length > 0 ? harbour : expeditions;
  return {
    round,
    points: players.map(({ influence }) => influence),
    shows: shown.map(({ card }) => card),
  };
}
