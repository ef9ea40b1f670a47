import { mass } from './mass.js';
import { clamp, smooth } from './numbers.js';
import { PALETTE } from './palette.js';
import type { Pen } from './pen.js';
import { noise } from './random.js';

/** Things are drawn around 0, 0 and turned afterwards: the light comes from above, whatever way they lie. */
const under = (depth: number) => (_x: number, y: number) => clamp(0.08 + 0.7 * smooth(-depth, depth * 1.4, y));

export function steel(pen: Pen, data: string, depth = 34): string {
  return mass(
    pen,
    data,
    '#dde1db',
    [{ gap: 6.4, step: 12, seed: 7, fill: 0.62, jitter: 0.1, colour: '#3a4246', tone: under(depth) }],
    3,
  );
}

export function iron(pen: Pen, data: string, depth = 34): string {
  return mass(
    pen,
    data,
    '#7d8686',
    [{ gap: 6.2, step: 12, seed: 8, fill: 0.72, jitter: 0.1, colour: '#22282a', tone: under(depth) }],
    3,
  );
}

export function wood(pen: Pen, data: string, depth = 40, wash: string = PALETTE.wood): string {
  return mass(
    pen,
    data,
    wash,
    [
      {
        gap: 6.6,
        step: 12,
        seed: 9,
        fill: 0.74,
        colour: '#3f2812',
        bend: (u) => 6 * Math.sin(u * 5),
        tone: (x, y) => clamp(under(depth)(x, y) + 0.3 * (noise(x / 30, y / 7, 4) - 0.45)),
      },
    ],
    3,
  );
}

export function brass(pen: Pen, data: string, depth = 30): string {
  return mass(
    pen,
    data,
    PALETTE.coin,
    [{ angle: 0.5, gap: 6, step: 9, seed: 5, fill: 0.62, colour: '#5f3d0c', tone: under(depth) }],
    2.8,
  );
}
