import type { Rectangle } from '../../kit/path.js';
import { lanePath } from './lanes.js';
import { LANES, PLACE_IDS, placeOf, type RegionId } from './places.js';

/** What is shown of the board when one looks at a region alone: its places with their rooms, and a rim of its neighbours. */
export const REGION_BOXES: Readonly<Record<RegionId, Rectangle>> = {
  MN: { x: 0, y: 50, w: 450, h: 480 },
  MA: { x: 230, y: 0, w: 460, h: 330 },
  OA: { x: 220, y: 340, w: 500, h: 500 },
  MI: { x: 620, y: 360, w: 580, h: 480 },
  OC: { x: 1000, y: 110, w: 400, h: 520 },
};

/** How broad the wash of a region is along its ways. */
export const REGION_BREADTH = 76;

/** The waters of a region: a line along its own ways and places, to be drawn as broad as `REGION_BREADTH`, with round ends. */
export function regionPath(id: RegionId): string {
  const own = PLACE_IDS.filter((place) => placeOf(place).region === id);
  const ways = LANES.filter((lane) => lane.every((place) => placeOf(place).region === id)).map((lane) =>
    lanePath(lane),
  );
  const dots = own.map((place) => `M${placeOf(place).x} ${placeOf(place).y}h.1`);
  return ways.join('') + dots.join('');
}
