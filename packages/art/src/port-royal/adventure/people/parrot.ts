import type { Hatch } from '../../../kit/burin.js';
import { mass } from '../../../kit/mass.js';
import { clamp, smooth } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { circle, line, rod, shape } from '../../../kit/svg.js';

const feathers = (angle: number, from: number, to: number): Hatch => ({
  angle,
  gap: 8,
  step: 9,
  seed: 5,
  fill: 0.6,
  bend: (u) => 14 * u * u,
  tone: (x) => clamp(0.12 + 0.6 * smooth(from, to, x)),
});

/** On its perch, about to say its sentence; in the art window. */
export function parrot(pen: Pen): string {
  return (
    rod('M110 470H452', 16, 9, PALETTE.leather) +
    mass(pen, 'M300 420Q372 520 396 640L330 640Q286 540 262 452Z', '#2f5d8c', [feathers(1.2, 400, 280)], 3) +
    mass(
      pen,
      'M214 150Q186 88 240 64Q306 44 348 92Q392 150 378 258Q366 380 306 446Q236 470 212 410Q186 320 224 236Q234 196 214 150Z',
      '#2f8a52',
      [feathers(1.4, 360, 200)],
      3.4,
    ) +
    mass(
      pen,
      'M330 214Q396 256 384 348Q372 420 322 452Q284 392 292 314Q298 252 330 214Z',
      '#c99a2e',
      [feathers(1.9, 390, 300)],
      3,
    ) +
    line('M330 300Q352 320 372 318M318 340Q344 364 374 358M314 384Q336 406 358 398', 2.6) +
    shape('M218 148Q236 72 306 80Q344 100 340 148Q300 172 262 160Z', PALETTE.wax, 2.8) +
    circle(272, 122, 22, PALETTE.white, 2.8) +
    circle(268, 124, 9, PALETTE.ink) +
    shape('M232 108Q176 96 160 150Q158 182 178 196Q182 160 224 160Q244 140 232 108Z', '#e9c46a', 3.2) +
    shape('M222 168Q194 176 190 208Q212 214 236 182Z', '#8a5a12', 2.8) +
    line('M238 452Q232 474 222 484M262 458Q262 478 254 490M288 456Q292 476 288 490', 7) +
    line('M290 62Q300 26 336 22M308 66Q328 40 360 44', 6, '#2f8a52')
  );
}
