import { ARMS, type House } from '../../kit/emblems/arms.js';
import { houseOf } from '../../kit/emblems/crests.js';
import { num } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import { circle, clipPath, clipped, ink, line, moved, rod, shape, svgDocument } from '../../kit/svg.js';
import { BEARD, type FigureKind, NAVY_CLOTH, paperRim, SKIN, STEEL } from './kinds.js';

export interface DrawnFigure {
  readonly seat: number;
  readonly kind: FigureKind;
}

/** A figure is drawn in this box; its feet are at the middle of the lower edge. */
const BOX = { x: -8, y: -4, w: 118, h: 140 } as const;

const POINTED = 'M8 10H92V46Q92 78 50 96Q8 78 8 46Z';
const ROUND = 'M4 50a46 46 0 1 0 92 0a46 46 0 1 0 -92 0Z';

/** The arms of a house on a shield of either kind, in a square of 100. */
function shield(id: string, house: House, outline: string, edge: number): string {
  const { hue, field, division, charge } = ARMS[house];
  // The divisions end at the edge of the crest; a shield may be wider.
  const ground = moved(ink('M0 0H100V100H0Z', field) + ink(division, hue), -10, -10, 1.2);
  return clipPath(id, outline) + clipped(id, ground) + line(outline, edge) + moved(charge, 11, 10, 0.78);
}

function officer(id: string, house: House): string {
  return (
    paperRim('M12 52H88V84Q88 112 50 129Q12 112 12 84Z', 13) +
    paperRim('M4 36Q10 2 50 0Q90 2 96 36Z', 10) +
    moved(shield(id, house, POINTED, 6), 5, 43, 0.9) +
    shape('M4 46Q16 40 30 48V58H4ZM96 46Q84 40 70 48V58H96Z', PALETTE.coin, 4) +
    circle(50, 40, 13, SKIN, 4) +
    shape('M4 34Q14 24 24 22Q30 2 50 2Q70 2 76 22Q86 24 96 34Q74 30 50 30Q26 30 4 34Z', NAVY_CLOTH, 4) +
    line('M22 25Q50 16 78 25', 3.4, PALETTE.coin) +
    circle(50, 13, 5, PALETTE.white, 3)
  );
}

function pirate(id: string, house: House): string {
  return (
    circle(54, 90, 46, PALETTE.white) +
    paperRim('M32 40Q32 6 56 6Q80 6 82 34L102 26L100 52H32Z', 8) +
    paperRim('M6 12Q-2 44 18 74L28 70Q16 44 18 10Z', 11) +
    shape('M5 8Q-4 44 19 78L29 72Q17 44 19 6Z', STEEL, 4) +
    rod('M12 83L37 67', 9, 4.5, PALETTE.coin) +
    moved(shield(id, house, ROUND, 6.5), 13, 49, 0.82) +
    circle(56, 38, 15, SKIN, 4) +
    shape('M43 40Q56 46 69 40Q70 58 56 59Q42 58 43 40Z', BEARD, 3) +
    shape('M38 36Q36 10 56 9Q76 9 75 34Q56 28 38 36Z', PALETTE.wax, 4) +
    shape('M73 30L98 22L90 34L99 44L74 36Z', PALETTE.wax, 3.6) +
    circle(50, 20, 3, PALETTE.white) +
    circle(62, 20, 3, PALETTE.white)
  );
}

const DRAW = { officer, pirate } as const;

/** A figure as a fragment with its feet at a point. House: hue, division and charge; kind: silhouette. */
export function figureAt(id: string, { seat, kind }: DrawnFigure, x: number, y: number, height: number): string {
  const scale = height / BOX.h;
  const left = x - (BOX.x + BOX.w / 2) * scale;
  const top = y - (BOX.y + BOX.h) * scale;
  const inner = DRAW[kind](id, houseOf(seat));
  return `<g transform="translate(${num(left)} ${num(top)}) scale(${Math.round(scale * 1e4) / 1e4})">${inner}</g>`;
}

/** A figure as a document. */
export function drawFigure(
  figure: DrawnFigure,
  { height = 44, id = `figure-${figure.seat}-${figure.kind}` } = {},
): string {
  const inner = DRAW[figure.kind](id, houseOf(figure.seat));
  return svgDocument(inner, (height * BOX.w) / BOX.h, height, `${BOX.x} ${BOX.y} ${BOX.w} ${BOX.h}`);
}
