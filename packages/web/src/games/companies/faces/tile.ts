import type { Tile as DrawnTile, HarbourId, NestId, RegionId, StrategyId } from '@roadstead/art/companies';
import type { StackName, Tile } from '@roadstead/companies';

/** A tile of the rules as the pictures tell it. */
export function drawnTile(stack: StackName, tile: Tile): DrawnTile {
  switch (stack) {
    case 'stormRegion':
      return { stack, region: tile as RegionId };
    case 'stormDamage':
      return { stack, damage: tile as number };
    case 'pirates':
      return { stack, nest: tile === 'none' ? null : (tile as NestId) };
    case 'stock':
      return { stack, ports: tile as readonly HarbourId[] };
    case 'mutiny':
      return { stack, perShips: tile === 0 ? null : (tile as number) };
    case 'pirateStrategy': {
      const [strategy, aggression] = tile as readonly [StrategyId, number];
      return { stack, strategy, aggression };
    }
  }
}
