import { describe, expect, it } from 'vitest';
import { type DrawnFigure, drawFigure, drawMuster, FIGURE_KINDS, musterSize } from '../../src/sword-and-skull/index.js';
import { problemsOf } from '../xml.js';

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];
const grey = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, 'grey');
const everybody = (seats: readonly number[]): DrawnFigure[] =>
  seats.flatMap((seat) => FIGURE_KINDS.map((kind) => ({ seat, kind })));

it('every figure is known without colour: its house by field and charge, its kind by its silhouette', () => {
  const drawings = everybody(SEATS).map((figure) => grey(drawFigure(figure, { id: 'x' })));
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const seat of SEATS) {
    const [officer, pirate] = FIGURE_KINDS.map((kind) => drawFigure({ seat, kind }, { id: 'x' }));
    // The first path is the paper rim around it: the silhouette.
    expect(/<path d="([^"]+)"/.exec(officer!)![1]).not.toBe(/<path d="([^"]+)"/.exec(pirate!)![1]);
  }
});

it('a figure is a drawing of any height', () => {
  for (const height of [28, 44, 96]) {
    const svg = drawFigure({ seat: 2, kind: 'pirate' }, { height });
    expect(problemsOf(svg)).toEqual([]);
    expect(svg).toContain(`height="${height}"`);
  }
});

describe('a muster', () => {
  it('has a column for each house that is there, in the order of the seats, and a row for each kind', () => {
    const figures: DrawnFigure[] = [
      { seat: 4, kind: 'officer' },
      { seat: 0, kind: 'pirate' },
      { seat: 2, kind: 'officer' },
    ];
    expect(musterSize(figures)).toMatchObject({ seats: [0, 2, 4], rows: 2 });
    expect(musterSize(figures.filter(({ kind }) => kind === 'officer'))).toMatchObject({ seats: [2, 4], rows: 1 });
  });

  it('leaves a dot for whoever is absent', () => {
    const dots = (figures: readonly DrawnFigure[]) => drawMuster(figures).match(/r="2.6"/g)?.length ?? 0;
    expect(dots(everybody([0, 1, 2, 3, 4]))).toBe(0);
    expect(dots(everybody([0, 1, 2, 3, 4]).slice(1))).toBe(1);
  });

  it('holds ten figures in 180 by 90 units, each at least 28 high', () => {
    const { width, height } = musterSize(everybody([0, 1, 2, 3, 4]));
    expect(width).toBeLessThanOrEqual(180);
    expect(height).toBeLessThanOrEqual(90);
    expect(problemsOf(drawMuster(everybody([0, 1, 2, 3, 4])))).toEqual([]);
  });
});
