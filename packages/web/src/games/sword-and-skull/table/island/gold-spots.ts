import { ISLAND, type SpaceId } from '@roadstead/art/sword-and-skull';
import { SPACES } from '@roadstead/sword-and-skull';

/** From the middle of a mark to its rim. */
export const MARK_RADIUS = 16;

/** From the middle of a space inland, and along its side: not so far below a space that the mark would cover its name. */
const INLAND = 25;
const ASIDE = 20;
const ASIDE_BELOW = 12;

/** Where the gold of the chests and of the trove is told: landward, where no figure stands. */
export const GOLD_SPOTS = SPACES.filter(({ type }) => type === 'chest' || type === 'treasure_trove').map(({ id }) => {
  const { x, y, side } = ISLAND.spaces[id as SpaceId];
  const isBelow = Math.abs(side[1]) > Math.abs(side[0]);
  return {
    id,
    x: x - side[0] * INLAND + (isBelow ? ASIDE_BELOW : 0),
    y: y - side[1] * INLAND - (isBelow ? 0 : ASIDE),
  };
});
