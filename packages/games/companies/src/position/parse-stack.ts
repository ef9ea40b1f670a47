import { same } from '@roadstead/kernel';
import { FACES } from '../board/numbers.js';
import { STACKS, type StackName, TILES } from '../cards/tiles.js';
import { bad, fields, list, whole } from './read.js';

/** Coming results of the die and tiles that come first, by their places. */
export interface StackByHand {
  readonly dice: readonly number[];
  readonly tiles: ReadonlyMap<StackName, readonly number[]>;
}

export function stackIn(value: unknown): StackByHand {
  if (value === undefined) return { dice: [], tiles: new Map() };
  const { dice = [], ...stacks } = fields(value, ['dice', ...STACKS], '"stack"');
  return {
    dice: list(dice, '"dice"').map((die) => whole(die, 1, FACES, 'A die')),
    tiles: new Map(
      Object.entries(stacks).map(([name, tiles]) => {
        const stack = name as StackName;
        return [stack, list(tiles, `"${name}"`).map((tile) => tileIn(stack, tile))];
      }),
    ),
  };
}

function tileIn(stack: StackName, value: unknown): number {
  const wanted = stack === 'stock' && Array.isArray(value) ? [...value].sort() : value;
  const place = TILES[stack].findIndex(({ tile }) =>
    same(stack === 'stock' ? [...(tile as readonly string[])].sort() : tile, wanted),
  );
  if (place < 0) throw bad(`"${stack}" has no tile ${JSON.stringify(value)?.slice(0, 40)}.`);
  return place;
}
