import type { Pen } from '../../../kit/pen.js';
import { type DrawPicture, type PictureOptions, picture } from '../../../kit/picture.js';
import { fireShips, flight, lineAhead, melee, ram, scatter, weatherGauge } from './bare.js';
import { ambush, breakTheLine, broadside, crescent, envelop, fightingRetreat, prizes, withdrawal } from './learnt.js';

const STRATEGIES = {
  melee0: melee,
  ram0: ram,
  flight0: flight,
  line1: lineAhead,
  flight1: scatter,
  fire1: fireShips,
  weather1: weatherGauge,
  crescent2: crescent,
  break2: breakTheLine,
  prize2: prizes,
  retreat2: fightingRetreat,
  broadside3: broadside,
  envelop3: envelop,
  ambush3: ambush,
  withdraw3: withdrawal,
} as const satisfies Record<string, DrawPicture>;

export type StrategyId = keyof typeof STRATEGIES;
export const STRATEGY_IDS = Object.keys(STRATEGIES) as StrategyId[];

export function strategyPicture(id: StrategyId, options?: PictureOptions): string {
  return picture(`co-${id}`, STRATEGIES[id], options);
}

export const drawStrategy = (id: StrategyId, pen: Pen): string => STRATEGIES[id](pen);
