import type { Point } from './numbers.js';

const LAYOUT: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Where the pips of a die lie around its middle. */
export function pips(count: number, x: number, y: number, reach: number): Point[] {
  return (LAYOUT[count] ?? LAYOUT[6]!).map(([dx, dy]): Point => [x + dx * reach, y + dy * reach]);
}
