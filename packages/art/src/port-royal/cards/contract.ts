import { swell } from '../../kit/burin.js';
import { type IconName, iconAt } from '../../kit/icons/icon.js';
import { waxOutline } from '../../kit/icons/signs.js';
import { mass, tint } from '../../kit/mass.js';
import { clamp, type Point, smooth } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import type { Pen } from '../../kit/pen.js';
import { clouds, random } from '../../kit/random.js';
import { circle, ellipse, ink, line, shape, turned } from '../../kit/svg.js';
import { plate, WHOLE_WINDOW } from '../../kit/window.js';

function table(pen: Pen): string {
  return (
    ink(WHOLE_WINDOW, '#8a6238') +
    tint(
      pen,
      { x: 0, y: 0, w: 554, h: 528 },
      {
        gap: 10,
        step: 20,
        seed: 4,
        fill: 0.6,
        tolerance: 0.8,
        colour: '#2a1a0c',
        opacity: 0.8,
        tone: (x, y) => clamp(0.2 + 0.6 * (clouds(x / 240, y / 22, 3) - 0.35) + 0.3 * smooth(300, 0, x)),
      },
    ) +
    line('M0 132H554M0 264H554M0 396H554', 3)
  );
}

const wave = (count: number, at: (i: number) => Point) => Array.from({ length: count }, (_, i) => at(i));

/** Lines of script: swelling strokes that are no letters, so there is nothing to translate. */
function script(seed: number): string {
  const next = random(seed);
  let data = '';
  for (let row = 0; row < 9; row++) {
    const y = 146 + row * 21;
    const end = row === 8 ? 300 : 410;
    for (let x = 140; x < end - 12; ) {
      const width = 18 + next() * 40;
      const count = Math.max(4, Math.floor(Math.min(width, end - x) / 3.2));
      const phase = next() * 6;
      const left = x;
      const word = wave(count, (i) => [left + i * 3.2, y + Math.sin(i * 1.9 + phase) * 4.6 - (next() > 0.86 ? 6 : 0)]);
      data += swell(word, (_x, _y, t) => 0.8 + 1.7 * Math.abs(Math.sin(t * count * 0.95)), 0.2, 0.3);
      x += width + 9;
    }
  }
  return ink(data, '#3a2a1a');
}

function deed(pen: Pen, seed: number): string {
  const flourish = wave(60, (i) => [150 + i * 4.3, 92 + Math.sin(i * 0.55) * 15 * (1 - Math.abs(i - 30) / 42)]);
  const signature = wave(40, (i) => [286 + i * 3.4, 372 + Math.sin(i * 0.8) * 12 * (1 - i / 46)]);
  return (
    ink('M118 60L470 88L446 478L96 446Z', '#1c1006', { opacity: 0.4 }) +
    turned(
      mass(
        pen,
        'M100 44Q120 34 140 44T200 42T280 46T360 42T440 46L452 440Q430 452 400 444T320 448T240 442T160 448T98 442Q90 240 100 44Z',
        '#f3e6c4',
        [
          {
            angle: 0.9,
            gap: 9,
            step: 12,
            seed: 3,
            fill: 0.36,
            colour: '#9a7a45',
            tolerance: 0.8,
            tone: (x, y) =>
              clamp(0.6 * smooth(170, 95, x) + 0.4 * smooth(380, 450, y) + 0.2 * (clouds(x / 50, y / 50, 2) - 0.5)),
          },
        ],
        3,
      ) +
        ink(swell(flourish, (_x, _y, t) => 1.4 + 3.8 * Math.abs(Math.sin(t * 29)))) +
        script(seed) +
        ink(swell(signature, (_x, _y, t) => 1 + 3 * Math.abs(Math.sin(t * 20)))) +
        line('M280 396H424', 1.4, PALETTE.softInk),
      -3,
      277,
      264,
    )
  );
}

function seal(pen: Pen, x: number, y: number, mark: IconName): string {
  const radius = 66;
  const ribbon = (data: string, tone: number) =>
    mass(pen, data, '#c9973e', [{ angle: 1.3, gap: 8, step: 9, seed: 4, fill: 0.5, tone: () => tone }]);
  return (
    ribbon(
      `M${x - 30} ${y + 20}L${x - 54} ${y + 108}L${x - 30} ${y + 94}L${x - 14} ${y + 116}L${x + 2} ${y + 30}Z`,
      0.4,
    ) +
    ribbon(
      `M${x + 4} ${y + 26}L${x + 20} ${y + 114}L${x + 36} ${y + 94}L${x + 58} ${y + 104}L${x + 34} ${y + 14}Z`,
      0.3,
    ) +
    shape(waxOutline(x, y, radius), PALETTE.wax, 4) +
    circle(x, y, radius * 0.74, 'none', 4, PALETTE.paper, { opacity: 0.8 }) +
    iconAt(mark, x, y, radius * 0.9, { ink: '#5c140c', accent: '#c4492f' })
  );
}

function quillAndInk(pen: Pen): string {
  return (
    shape('M424 462Q424 440 434 436V424H494V436Q504 440 504 462Q500 500 464 502Q428 500 424 462Z', '#3d4a4c', 3) +
    ellipse(464, 424, 30, 9, PALETTE.ink) +
    line('M486 446q8 16 0 36', 3, PALETTE.white, { opacity: 0.7 }) +
    mass(
      pen,
      'M462 428Q430 320 452 190Q468 96 520 52Q536 160 508 268Q490 360 466 428Z',
      PALETTE.white,
      [{ angle: -0.5, gap: 9, step: 9, seed: 4, fill: 0.45, tone: (x) => clamp(0.2 + 0.5 * smooth(490, 440, x)) }],
      2.8,
    ) +
    line('M464 428Q470 260 512 70', 2.6, PALETTE.softInk)
  );
}

/** A sealed deed; the mark in the wax tells what it asks for. */
export function contractArt(pen: Pen, mark: IconName, variant = 0): string {
  return plate(pen, table(pen) + deed(pen, variant + 2) + seal(pen, 186, 408, mark) + quillAndInk(pen));
}
