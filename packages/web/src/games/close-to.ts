interface Board {
  readonly width: number;
  readonly height: number;
}
export type Point = readonly [x: number, y: number];

/** Pictures of games are so wide for their height. */
const SHAPE = 4 / 3;

/** The part of a board that shows all of these points with something around them, as the view box of a picture. */
export function partAround(points: readonly Point[], board: Board, around: number): string {
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  const wanted = Math.max(right - left + 2 * around, (bottom - top + 2 * around) * SHAPE);
  // What is nearly all of it is all of it, with room above and below.
  if (wanted >= board.width || wanted / SHAPE >= board.height) return `0 0 ${board.width} ${board.height}`;
  const height = wanted / SHAPE;
  const x = within((left + right - wanted) / 2, board.width - wanted);
  const y = within((top + bottom - height) / 2, board.height - height);
  return [x, y, wanted, height].map(Math.round).join(' ');
}

const rangeOf = (all: readonly number[]) => [Math.min(...all), Math.max(...all)] as const;
const within = (at: number, most: number) => Math.max(0, Math.min(at, most));
