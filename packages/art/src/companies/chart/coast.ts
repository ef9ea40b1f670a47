import type { Point } from '../../kit/numbers.js';
import { polygon } from '../../kit/path.js';
import { noise } from '../../kit/random.js';
import { COASTS, type Coast, ISLETS, LAKES, points } from './outlines.js';

/** Shorter spans are left straight. */
const SHORTEST = 7.5;

/** Bends straight spans at their middles, again and again, until they are a coast. */
function roughened(outline: readonly Point[], seed: number, rounds: number): Point[] {
  let line = [...outline];
  for (let round = 0; round < rounds; round++) {
    line = line.flatMap((from, i): Point[] => {
      const to = line[(i + 1) % line.length]!;
      const dx = to[0] - from[0];
      const dy = to[1] - from[1];
      const span = Math.hypot(dx, dy);
      if (span <= SHORTEST) return [from];
      const bay = (noise(from[0] * 0.15 + round * 7, from[1] * 0.15 + to[0] * 0.06, seed) - 0.5) * Math.min(span, 52);
      const middle: Point = [
        (from[0] + to[0]) / 2 - (dy / span) * bay * 0.26,
        (from[1] + to[1]) / 2 + (dx / span) * bay * 0.26,
      ];
      return [from, middle];
    });
  }
  return line;
}

/** To the nearest half unit: finer nobody sees, and it costs bytes. */
const halves = (line: readonly Point[]) => line.map(([x, y]): Point => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]);

function coastOf(name: Coast, seed: number): string {
  const outline = points(COASTS[name]);
  return polygon(halves(roughened(outline, seed, outline.length > 12 ? 3 : 2)));
}

const CONTINENTS: readonly Coast[] = ['northAmerica', 'southAmerica', 'oldWorld'];

function islands(): string {
  const names = (Object.keys(COASTS) as Coast[]).filter((name) => !CONTINENTS.includes(name));
  return names.map((name, i) => coastOf(name, i + 6)).join('');
}

const islets = points(ISLETS)
  .map(([x, y]) => `M${Math.round(x - 3)} ${Math.round(y)}q1 -3 3.5 -2.5q3 0 2.5 3q-1.5 2.5 -4 2z`)
  .join('');

/** The lands as path data, by the wash along their shores. */
export const LANDS = {
  america: coastOf('northAmerica', 3),
  brazil: coastOf('southAmerica', 4),
  oldWorld: coastOf('oldWorld', 5),
  islands: islands() + islets,
} as const;
export type Land = keyof typeof LANDS;
export const LAND_IDS = Object.keys(LANDS) as Land[];

/** All lands with straight coasts, as short a path as tells them. */
export const chartShape = (): string =>
  (Object.keys(COASTS) as Coast[])
    .map((name) => polygon(points(COASTS[name]).map(([x, y]): Point => [Math.round(x), Math.round(y)])))
    .join('');

export const LAKE_SHORES = LAKES.map((lake) => polygon(halves(roughened(points(lake), 40, 2))));
