import { mass } from './mass.js';
import { clamp } from './numbers.js';
import type { Pen } from './pen.js';

/** The sheet of a chart: `age` says how brown it is, 0 … 1. */
export function agedPaper(pen: Pen, data: string, age: (x: number, y: number) => number, contour: number): string {
  const hatch = { angle: 0.9, gap: 8, step: 11, seed: 3, fill: 0.4, colour: '#8a6a3a', tolerance: 0.7 };
  return mass(pen, data, '#f0e1bb', [{ ...hatch, tone: (x, y) => clamp(age(x, y)) }], contour);
}
