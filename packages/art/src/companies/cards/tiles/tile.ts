import type { HarbourId, NestId, RegionId } from '../../chart/places.js';
import type { StrategyId } from '../strategies/index.js';

/** A tile of one of the six stacks, told as the data tells it. */
export type Tile =
  | { readonly stack: 'stormRegion'; readonly region: RegionId }
  | { readonly stack: 'stormDamage'; readonly damage: number }
  | { readonly stack: 'pirates'; readonly nest: NestId | null }
  | { readonly stack: 'stock'; readonly ports: readonly HarbourId[] }
  | { readonly stack: 'mutiny'; readonly perShips: number | null }
  | { readonly stack: 'pirateStrategy'; readonly strategy: StrategyId; readonly aggression: number };

export type Stack = Tile['stack'];
export const STACKS: readonly Stack[] = ['stormRegion', 'stormDamage', 'pirates', 'stock', 'mutiny', 'pirateStrategy'];

/** A name for a tile that no other has. */
export function tileName(tile: Tile): string {
  switch (tile.stack) {
    case 'stormRegion':
      return `storm-${tile.region}`;
    case 'stormDamage':
      return `damage-${tile.damage}`;
    case 'pirates':
      return `pirates-${tile.nest ?? 'none'}`;
    case 'stock':
      return `stock-${tile.ports.join('-') || 'none'}`;
    case 'mutiny':
      return `mutiny-${tile.perShips ?? 'none'}`;
    case 'pirateStrategy':
      return `raid-${tile.strategy}-${tile.aggression}`;
  }
}
