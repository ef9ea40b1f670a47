import { ARMS } from '../../kit/emblems/arms.js';
import { crestArt, houseOf } from '../../kit/emblems/crests.js';
import { letters } from '../../kit/letters.js';
import { PALETTE } from '../../kit/palette.js';
import { circle, clipPath, clipped, ink, line, moved, shape, svgDocument } from '../../kit/svg.js';
import { SIGNS } from '../glyphs/signs.js';

export interface StoreFigure {
  /** Whose warehouse it is; nobody's is open to all. */
  readonly seat?: number;
  readonly cubes: number;
  /** Damaged beyond use. */
  readonly destroyed?: boolean;
}

export interface FurnitureOptions {
  readonly size?: number;
  /** Starts the ids within the drawing. */
  readonly id?: string;
}

const figure = (value: number, x: number, y: number, size: number, fill: string = PALETTE.ink) =>
  letters(String(value), x, y, size, { fill, nib: 20, hair: 10 });

/** One of the four stores of a harbour: under a roof and in the field of its house, or a dashed open one. */
export function drawStore(
  { seat, cubes, destroyed = false }: StoreFigure,
  { size = 24, id = `store-${seat ?? 'open'}` }: FurnitureOptions = {},
): string {
  const wall = 'M10 36H90V94H10Z';
  if (destroyed)
    return svgDocument(
      shape('M10 60L24 44L36 58L54 38L66 56L90 44V94H10Z', '#cbb58a', 6) +
        line('M24 54L76 94M76 54L24 94', 11, PALETTE.wax),
      size,
      size,
      '0 0 100 100',
    );
  const count = figure(cubes, 50, 88, 44);
  if (seat === undefined)
    return svgDocument(
      ink(wall, PALETTE.white) +
        line('M10 12H90V94H10Z', 5, PALETTE.ink, { 'stroke-dasharray': '11 9' }) +
        figure(cubes, 50, 76, 46),
      size,
      size,
      '0 0 100 100',
    );
  const { hue, field, division } = ARMS[houseOf(seat)];
  const ground = moved(ink('M0 0H100V100H0Z', field) + ink(division, hue), 8, 24, 0.84);
  return svgDocument(
    clipPath(id, wall) +
      clipped(id, ground) +
      line(wall, 6) +
      shape('M2 38L50 4L98 38Z', hue, 6) +
      circle(50, 66, 27, PALETTE.white) +
      count,
    size,
    size,
    '0 0 100 100',
  );
}

export type AdministratorKind = 'governor' | 'commander' | 'director';
export const ADMINISTRATOR_KINDS: readonly AdministratorKind[] = ['governor', 'commander', 'director'];

const crestWith = (id: string, seat: number, thing: string, size: number) =>
  svgDocument(moved(crestArt(id, houseOf(seat)), 0, 8, 0.92) + thing, size * 1.9, size, '0 0 190 100');

/** Who governs a harbour, and for which house. */
export function drawAdministrator(
  kind: AdministratorKind,
  seat: number,
  { size = 24, id = `admin-${kind}-${seat}` }: FurnitureOptions = {},
): string {
  return crestWith(id, seat, moved(SIGNS[kind](PALETTE.ink), 92, 2, 0.96), size);
}

/** A fort, and what it has suffered. */
export function drawFort(seat: number, damage = 0, { size = 24, id = `fort-${seat}` }: FurnitureOptions = {}): string {
  const hurt = damage ? shape('M148 2H188V42H148Z', PALETTE.wax, 4) + figure(damage, 168, 36, 28, PALETTE.white) : '';
  return crestWith(id, seat, moved(SIGNS.fort(PALETTE.ink), 90, 2, 0.96) + hurt, size);
}
