import { num } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import { circle, svgDocument } from '../../kit/svg.js';
import { MUSTER } from '../island/stands.js';
import { type DrawnFigure, figureAt } from './figure.js';
import { FIGURE_KINDS } from './kinds.js';

export interface MusterSize {
  /** Seats with a figure here, in their order: a column each. */
  readonly seats: readonly number[];
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

const kindsOf = (figures: readonly DrawnFigure[]) =>
  FIGURE_KINDS.filter((kind) => figures.some((figure) => figure.kind === kind));

export function musterSize(figures: readonly DrawnFigure[]): MusterSize {
  const seats = [...new Set(figures.map(({ seat }) => seat))].sort((a, b) => a - b);
  const rows = kindsOf(figures).length;
  return {
    seats,
    rows,
    width: seats.length * MUSTER.cellWidth + 2 * MUSTER.edge,
    height: rows * MUSTER.cellHeight + 2 * MUSTER.edge,
  };
}

/** Three figures and more on one space: a column a house, a row a kind; who is absent leaves a dot, so that the place tells the house too. */
export function drawMuster(figures: readonly DrawnFigure[], id = 'muster'): string {
  const { seats, width, height } = musterSize(figures);
  const ground = `<rect x="1.5" y="1.5" width="${num(width - 3)}" height="${num(height - 3)}" rx="7" fill="${PALETTE.white}" stroke="${PALETTE.ink}" stroke-width="2.4"/>`;
  const cells = kindsOf(figures).map((kind, row) =>
    seats.map((seat, column) => {
      const x = MUSTER.edge + MUSTER.cellWidth * (column + 0.5);
      const foot = MUSTER.edge + MUSTER.cellHeight * (row + 1) - 1;
      const here = figures.some((figure) => figure.seat === seat && figure.kind === kind);
      return here
        ? figureAt(`${id}-${seat}-${kind}`, { seat, kind }, x, foot, MUSTER.cellHeight - 2)
        : circle(x, foot - MUSTER.cellHeight / 2, 2.6, PALETTE.edge);
    }),
  );
  return svgDocument(ground + cells.flat().join(''), width, height);
}
