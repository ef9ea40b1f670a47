import {
  FIGHTER,
  GALLEON_FOE,
  JINX,
  LADY_KILLER,
  MARITIME_SUPREMACY,
  SAILOR,
  TRADER_BLUE,
  TRADER_YELLOW,
} from './names.js';
import { type Position, table } from './table.js';

export const together = (position: Position = {}) => table({ with: ['contracts'], mode: 'co-op', ...position });
export const alone = (position: Position = {}) => together({ players: 1, ...position });

/** Seals 1, 0 and -1 with the letters G, G and H. */
export const EXAMPLE = [LADY_KILLER, MARITIME_SUPREMACY, GALLEON_FOE];
export const SWORDSMEN = [SAILOR, SAILOR, SAILOR];
export const PRINCE = [TRADER_YELLOW, TRADER_BLUE];
/** One contract that can be fulfilled, and one that stays open. */
export const TWO = [FIGHTER, JINX];

export function timePileFor(contracts: readonly string[], players = 2): number {
  return together({ players, contracts }).told('timePile')[0]!.n;
}
