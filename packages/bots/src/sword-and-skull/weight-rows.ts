import type { Weights } from './weights.js';

/** By hand: what tuning begins with. */
const start: Weights = {
  pace: 0.8,
  again: 0.5,
  sure: 1.5,
  second: 0.3,
  hurry: 0.3,
  gold: 0.5,
  nearRansom: 12,
  might: 1.2,
  nearKing: 15,
  symbol: 3,
  castle: 0.5,
  card: 1.8,
  play: 1,
  item: 1.5,
  spyglass: 2.5,
  compass: 3,
  rope: 2.5,
  doubloon: 3,
  crew: 0,
  enemy: 1,
  duel: 1,
  rival: 0.5,
  bidding: 1.5,
};

export const WEIGHT_ROWS = { start } satisfies Readonly<Record<string, Weights>>;
