import { clamp, type Point } from '../../kit/numbers.js';
import { polygon } from '../../kit/path.js';
import { noise } from '../../kit/random.js';
import { OUTER_PATH, PLACES } from './places.js';

const COUNT = 224;
const BEACH = 56;

/** A soft closed curve through the spaces of the outer path. */
function ring(): Point[] {
  const corners = OUTER_PATH.map((id): Point => [PLACES[id].x, PLACES[id].y]);
  const n = corners.length;
  return Array.from({ length: COUNT }, (_, k): Point => {
    const at = (k / COUNT) * n;
    const i = Math.floor(at);
    const t = at - i;
    const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map((j) => corners[(j + n) % n]!) as [Point, Point, Point, Point];
    const through = (axis: 0 | 1) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
    return [through(0), through(1)];
  });
}

const RING = ring();
/** The path runs with the clock from the lower left, so the sea is to its left hand. */
const OUTWARD = RING.map((_, i): Point => {
  const [ax, ay] = RING[(i + COUNT - 5) % COUNT]!;
  const [bx, by] = RING[(i + 5) % COUNT]!;
  const length = Math.hypot(bx - ax, by - ay);
  return [(by - ay) / length, -(bx - ax) / length];
});

/** The shore, `out` further to sea; waterlines lose its bays with the distance. */
export function shoreAt(out: number, rough = 1): Point[] {
  return RING.map(([x, y], i): Point => {
    const angle = (i / COUNT) * 2 * Math.PI;
    const u = Math.cos(angle);
    const v = Math.sin(angle);
    const [nx, ny] = OUTWARD[i]!;
    const bays =
      (20 + 30 * Math.abs(nx)) * (noise(u * 2.4 + 7, v * 2.4 + 5, 3) - 0.42) +
      13 * (noise(u * 7 + 3, v * 7 + 2, 6) - 0.5) +
      6 * (noise(u * 19 + 30, v * 19 + 30, 9) - 0.5);
    // The board is wider than high: the northern and southern shores keep closer.
    const width = BEACH - 9 * Math.abs(ny) + rough * bays + out;
    return [x + nx * width, y + ny * width];
  });
}

export const COAST = polygon(shoreAt(0));

const EDGE = shoreAt(0).filter((_, i) => i % 3 === 0);

/** The shore in short: it tells the island, and nothing more. */
export const islandShape = (): string => polygon(EDGE.map(([x, y]): Point => [Math.round(x), Math.round(y)]));

/** 1 at the shore, 0 a beach's breadth away from it. */
export function nearShore(x: number, y: number, breadth: number): number {
  let nearest = breadth;
  for (const [ex, ey] of EDGE) {
    const away = Math.hypot(ex - x, ey - y);
    if (away < nearest) nearest = away;
  }
  return clamp(1 - nearest / breadth);
}
