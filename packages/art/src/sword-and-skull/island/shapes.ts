import { num, pair, polar, repeat } from '../../kit/numbers.js';
import { PLACES, type SpaceId, type SpaceType } from './places.js';

/** The outline tells the sort of space before its glyph does. */
const SHAPES = ['round', 'octagon', 'diamond', 'square', 'lake', 'lair', 'ship'] as const;
export type SpaceShape = (typeof SHAPES)[number];

export function shapeOf(type: SpaceType): SpaceShape {
  switch (type) {
    case 'settlement':
      return 'round';
    case 'cave':
      return 'diamond';
    case 'dock':
    case 'chest':
      return 'square';
    case 'lake_of_fire':
      return 'lake';
    case 'lair':
      return 'lair';
    case 'ship':
      return 'ship';
    default:
      return 'octagon';
  }
}

/** Half the width and half the height of a shape. */
export const REACH: Readonly<Record<SpaceShape, readonly [x: number, y: number]>> = {
  round: [31, 31],
  octagon: [29, 29],
  diamond: [36, 36],
  square: [28, 28],
  lake: [74, 46],
  lair: [41, 41],
  ship: [56, 56],
};

function ring(x: number, y: number, rx: number, ry: number): string {
  return `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0Z`;
}

function octagon(x: number, y: number, r: number): string {
  const corner = r / Math.cos(Math.PI / 8);
  return `${repeat(8, (i) => `${i ? 'L' : 'M'}${pair(polar(x, y, (i + 0.5) * (Math.PI / 4), corner))}`)}Z`;
}

export function outlineAt(shape: SpaceShape, x: number, y: number, grow = 0): string {
  const [rx, ry] = REACH[shape].map((reach) => reach + grow) as [number, number];
  switch (shape) {
    case 'octagon':
      return octagon(x, y, rx);
    case 'diamond':
      return `M${num(x)} ${num(y - ry)}L${num(x + rx)} ${num(y)}L${num(x)} ${num(y + ry)}L${num(x - rx)} ${num(y)}Z`;
    case 'square':
      return `M${num(x - rx)} ${num(y - ry)}h${num(2 * rx)}v${num(2 * ry)}h${num(-2 * rx)}z`;
    default:
      return ring(x, y, rx, ry);
  }
}

/** The outline of a space, for rings and targets; `grow` makes it larger all around. */
export function outline(id: SpaceId, grow = 0): string {
  const { type, x, y } = PLACES[id];
  return outlineAt(shapeOf(type), x, y, grow);
}
