import type { Weights } from './weights.js';

/** By hand: what tuning begins with. */
const start: Weights = {
  horizon: 6,
  haste: 0.2,
  general: 1.1,
  mutiny: 0.75,
  empty: 0.35,
  token: 0.7,
  storm: 0.7,
  fear: 0.1,
  piracy: 1,
  slot: 1.5,
  sturdy: 0.08,
  convoy: 3.5,
  site: 1.7,
  supply: 1,
  depth: 10.5,
  cube: 2.3,
  refill: 0.3,
  director: 0.36,
  office: 0.45,
  fort: 0.2,
  gun: 0.03,
  packet: 0.9,
  card: 1.15,
  thrift: 0.03,
  attack: 1,
  rival: 0.8,
  experience: 0.35,
  fee: 2,
  hunt: 0.3,
};

/** What was best at tables of captains with other weights: guns that frighten, and a storm that is feared in time. */
const captain: Weights = {
  ...start,
  gun: 0.45,
  attack: -1,
  rival: 2,
  fear: 0.2,
  hunt: 2,
  experience: 1.5,
  storm: 1.1,
  general: 1.25,
  packet: 0.7,
  haste: 0.16,
  horizon: 5.5,
  card: 1.35,
  depth: 11,
};

// Others to play against, each with an idea of its own: what is tuned against one opponent alone beats nobody else.

/** Ships at any price, and short voyages. */
const rusher: Weights = { ...start, slot: 2.5, supply: 2.5, horizon: 4, cube: 1.2, director: 0.1, card: 0.4 };
/** Goods and directors; keeps away from fights. */
const trader: Weights = { ...start, director: 0.5, slot: 1.8, attack: 8, fear: 1.5, piracy: 1.5, gun: 0, rival: 0.3 };
/** Guns, duels and raids. */
const fighter: Weights = { ...start, gun: 0.8, attack: -2, rival: 3, fear: 0.2, hunt: 2.5, experience: 2 };
/** Warehouses, administrators and forts. */
const builder: Weights = { ...start, cube: 3, refill: 0.6, office: 1, fort: 0.8, director: 0.5, slot: 1.1 };
/** Cards before all else. */
const researcher: Weights = { ...start, card: 3, office: 0.8, slot: 1.3, experience: 1 };

export const WEIGHT_ROWS = { start, captain, rusher, trader, fighter, builder, researcher } satisfies Readonly<
  Record<string, Weights>
>;

/** What captains play by. */
export const CAPTAIN: Weights = captain;
