import { HARBOURS, NESTS, REGIONS } from '../board/map.js';
import data from '../data/tiles.json' with { type: 'json' };
import { strategyNumber } from './strategies.js';

export const STACKS = ['stormRegion', 'stormDamage', 'pirates', 'stock', 'mutiny', 'pirateStrategy'] as const;
export type StackName = (typeof STACKS)[number];

/** A tile as everybody reads it: the shapes of the line protocol. */
export type Tile = string | number | readonly (string | number)[];

/** Those that are shuffled anew with every calendar, some of them left blind. */
export const EVENT_STACKS = ['stormDamage', 'pirates', 'stock', 'mutiny'] as const;

interface Kind {
  readonly tile: Tile;
  readonly count: number;
}

/** By stack: the kinds of tile in it. In the state a tile is its place in this list. */
export const TILES: Readonly<Record<StackName, readonly Kind[]>> = {
  stormRegion: REGIONS.map((id) => ({ tile: id, count: data.stormRegion.find(({ region }) => region === id)!.count })),
  stormDamage: Object.entries(data.stormDamage.values).map(([damage, count]) => ({ tile: Number(damage), count })),
  pirates: Object.entries(data.pirates.values).map(([nest, count]) => ({ tile: nest, count })),
  stock: data.stock.values.map(({ ports, count }) => ({ tile: ports, count })),
  mutiny: data.mutiny.values.map(({ perShips, count }) => ({ tile: perShips ?? 0, count })),
  pirateStrategy: pirateTiles(),
};

/** Tiles with the same strategy and aggression are alike. */
function pirateTiles(): readonly Kind[] {
  const kinds: { tile: [string, number]; count: number }[] = [];
  for (const { strategy, aggression } of data.pirateStrategy) {
    const known = kinds.find(({ tile }) => tile[0] === strategy && tile[1] === aggression);
    if (known) known.count++;
    else kinds.push({ tile: [strategy, aggression], count: 1 });
  }
  return kinds;
}

export const tileOf = (stack: StackName, tile: number): Tile => TILES[stack][tile]!.tile;

/** A whole stack, kind by kind. */
export const wholeStack = (stack: StackName): number[] =>
  TILES[stack].flatMap(({ count }, tile) => Array<number>(count).fill(tile));

/** V-7.11: how many tiles of an event stack stay blind. */
export const blindTiles = (players: number): number => data.stackSize[`${players}` as '2' | '3' | '4' | '5'].remove;

// What the tiles say, by their places.

export const STORM_DAMAGE: readonly number[] = TILES.stormDamage.map(({ tile }) => tile as number);
/** The nest that is named, or -1. */
export const PIRATES_AT: readonly number[] = TILES.pirates.map(({ tile }) => NESTS.indexOf(tile as string));
export const STOCK_AT: readonly (readonly number[])[] = TILES.stock.map(({ tile }) =>
  (tile as readonly string[]).map((harbour) => HARBOURS.indexOf(harbour)),
);
/** Ships per token; 0 is a blank. */
export const SHIPS_PER_MUTINY: readonly number[] = TILES.mutiny.map(({ tile }) => tile as number);
export const PIRATE_CARD: readonly number[] = TILES.pirateStrategy.map(({ tile }) =>
  strategyNumber((tile as readonly string[])[0]!),
);
export const AGGRESSION: readonly number[] = TILES.pirateStrategy.map(({ tile }) => (tile as [string, number])[1]);
