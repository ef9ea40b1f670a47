import type { Point } from '../../kit/numbers.js';
import type { Rectangle } from '../../kit/path.js';
import { PLACES, type SpaceId } from './places.js';
import { REACH, shapeOf } from './shapes.js';

export const BOARD = { width: 1040, height: 780 } as const;

/** A figure on the board; the feet are at the middle of its lower edge. */
export const FIGURE = { width: 37, height: 44 } as const;

/** More figures than this on one space become a muster. */
export const MOST_STANDING = 2;

/** From the middle of a space to the middle of a figure beside it: it stands a little on the space, and leaves the glyph free. */
function away(id: SpaceId): number {
  const { type } = PLACES[id];
  const shape = shapeOf(type);
  if (shape === 'lake') return 14;
  if (shape === 'ship') return 34;
  return REACH[shape][0] + 13;
}

/** The feet of the `index`th of one or two figures on a space. */
export function footOf(id: SpaceId, index = 0, count = 1): Point {
  const { x, y, side } = PLACES[id];
  const [sideX, sideY] = side;
  const d = away(id);
  const shift = count > 1 ? (index - 0.5) * FIGURE.width * 0.84 : 0;
  // Two figures stand side by side; beside a steep shore one of them moves on along it.
  const along = Math.abs(sideY) > 0.5 ? [shift, 0] : [0, shift * 1.1];
  return [x + sideX * d + along[0]!, y + sideY * d + along[1]! + FIGURE.height / 2];
}

/** A figure on its way from one space to the next; `t` runs from 0 to 1. */
export function strideAt(from: SpaceId, to: SpaceId, t: number): Point {
  const [ax, ay] = footOf(from);
  const [bx, by] = footOf(to);
  return [ax + (bx - ax) * t, ay + (by - ay) * t - Math.sin(t * Math.PI) * 7];
}

/** A cell of a muster, and its edge. */
export const MUSTER = { cellWidth: 33, cellHeight: 40, edge: 4 } as const;

/** The room of a muster beside its space, with a column for a house and a row for a kind; never off the board. */
export function musterBox(id: SpaceId, columns: number, rows: number): Rectangle {
  const { type, x, y, side } = PLACES[id];
  const [rx, ry] = REACH[shapeOf(type)];
  const w = columns * MUSTER.cellWidth + 2 * MUSTER.edge;
  const h = rows * MUSTER.cellHeight + 2 * MUSTER.edge;
  const [sideX, sideY] = side;
  const steep = Math.abs(sideY) > Math.abs(sideX);
  const left = steep ? x - w / 2 : sideX < 0 ? x - rx - w + 8 : x + rx - 8;
  const top = steep ? (sideY < 0 ? y - ry - h + 8 : y + ry - 8) : y - h / 2;
  const within = (value: number, room: number) => Math.max(6, Math.min(room - 6, value));
  return { x: within(left, BOARD.width - w), y: within(top, BOARD.height - h), w, h };
}
