import { type Point, pair } from '../../kit/numbers.js';
import { PLACES, type SpaceId } from './places.js';
import { REACH, shapeOf } from './shapes.js';

/** Where a route passes a space, where that is not simply beside it. */
const PASSING: Partial<Record<SpaceId, Point>> = {
  O17: [774, 52],
  O18: [824, 84],
  V7: [556, 272],
  LAKE: [462, 326],
  LAIR: [410, 226],
  NAVY_SHIP: [112, 622],
  PIRATE_SHIP: [928, 148],
};

/** Gaps that a route must find between two spaces. */
const THROUGH: Readonly<Record<string, readonly Point[]>> = {
  'O2 V1': [[200, 604]],
  'V10 O18': [
    [752, 132],
    [781, 121],
  ],
  'V5 LAKE': [[458, 360]],
  'LAKE LAIR': [[420, 250]],
};

const BESIDE = 13;
const TRACK = 9;

/** Where a route passes a space, beside its outline; a second route keeps further out. */
export function lanePoint(id: SpaceId, track = 0): Point {
  const { type, x, y, side } = PLACES[id];
  const [sideX, sideY] = side;
  const passing = PASSING[id];
  if (passing) return [passing[0] + sideX * track * TRACK, passing[1] + sideY * track * TRACK];
  const shape = shapeOf(type);
  const corner = shape === 'square' ? 1.12 : shape === 'diamond' ? 0.82 : 1;
  const d = REACH[shape][0] * corner + BESIDE + track * TRACK;
  return [x + sideX * d, y + sideY * d];
}

/** The points of a route over these spaces, each of them next to the one before. */
export function lanePoints(ids: readonly SpaceId[], track = 0): Point[] {
  return ids.flatMap((id, i) => {
    const before = ids[i - 1];
    return [...(before ? (THROUGH[`${before} ${id}`] ?? []) : []), lanePoint(id, track)];
  });
}

/** A route as path data: a soft curve through its points. */
export function lanePath(ids: readonly SpaceId[], track = 0): string {
  const points = lanePoints(ids, track);
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  return points
    .map((point, i) => {
      if (i === 0) return `M${pair(point)}`;
      const pull = (a: Point, b: Point, from: Point, share: number): Point => [
        from[0] + (b[0] - a[0]) * share,
        from[1] + (b[1] - a[1]) * share,
      ];
      const first = pull(at(i - 2), at(i), at(i - 1), 1 / 6);
      const second = pull(at(i - 1), at(i + 1), point, -1 / 6);
      return `C${pair(first)} ${pair(second)} ${pair(point)}`;
    })
    .join('');
}
