import { mass } from '../../../kit/mass.js';
import { clamp, smooth } from '../../../kit/numbers.js';
import type { Pen } from '../../../kit/pen.js';

/** Round things are lit from the right, and dark on the left and below. */
export function round(
  pen: Pen,
  data: string,
  wash: string,
  dark: string,
  left: number,
  right: number,
  angle = 1.4,
): string {
  return mass(
    pen,
    data,
    wash,
    [
      {
        angle,
        gap: 7,
        step: 10,
        seed: 5,
        fill: 0.66,
        colour: dark,
        tone: (x) =>
          clamp(0.06 + 0.66 * smooth(left + (right - left) * 0.6, left, x) + 0.2 * smooth(right - 20, right, x)),
      },
    ],
    3.2,
  );
}
