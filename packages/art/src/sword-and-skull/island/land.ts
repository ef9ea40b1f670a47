import { hatchLines } from '../../kit/burin.js';
import { mass } from '../../kit/mass.js';
import { clamp, num, smooth } from '../../kit/numbers.js';
import type { Pen } from '../../kit/pen.js';
import { noise } from '../../kit/random.js';
import { ink, line, moved, rod, shape } from '../../kit/svg.js';
import { nearShore } from './coast.js';
import { BOARD } from './stands.js';
import type { Tones } from './tones.js';

const RIVER = 'M846 724Q800 688 766 651Q724 606 718 572Q712 530 730 502Q742 486 746 462';

/** Short strokes along the shore, on the land. */
function beach(): string {
  const lines = hatchLines(
    { x: 100, y: 16, w: 840, h: BOARD.height - 30 },
    {
      angle: 0.9,
      gap: 9,
      step: 9,
      seed: 4,
      fill: 0.5,
      tolerance: 1,
      tone: (x, y) => (x > 250 && x < 800 && y > 140 && y < 640 ? 0 : 0.6 * nearShore(x, y, 18)),
    },
    1,
  );
  return ink(lines, '#7c5a34');
}

function river(tones: Tones): string {
  return (
    line(RIVER, 22, '#2a3a3e') +
    line(RIVER, 17.5, tones.river) +
    line(RIVER, 1.6, '#1d3540', { 'stroke-dasharray': '10 9', transform: 'translate(2 4)', opacity: 0.8 }) +
    line(RIVER, 1.4, '#1d3540', { 'stroke-dasharray': '7 13', transform: 'translate(-2 -3)', opacity: 0.6 })
  );
}

/** A hill, hachured on the side away from the light. */
function hill(pen: Pen, x: number, y: number, w: number, h: number, seed: number, wash: string): string {
  const crest = `M${x - w} ${y}Q${num(x - w * 0.5)} ${num(y - h * 0.5)} ${num(x - w * 0.1)} ${y - h}Q${num(x + w * 0.12)} ${num(y - h * 1.06)} ${num(x + w * 0.3)} ${num(y - h * 0.7)}Q${num(x + w * 0.6)} ${num(y - h * 0.3)} ${x + w} ${y}`;
  const tone = (px: number, py: number) =>
    clamp(
      0.75 * smooth(x + w * 0.1, x - w * 0.5, px) * smooth(y + 6, y - h * 0.3, py) +
        0.2 * (noise(px / 8, py / 12, seed) - 0.4),
    );
  return (
    mass(
      pen,
      `${crest}Q${x} ${y + 10} ${x - w} ${y}Z`,
      wash,
      [{ angle: 1.1, gap: 5.2, step: 7, seed, fill: 0.6, colour: '#5a4424', tolerance: 0.6, tone }],
      0,
    ) + line(crest, 2.2)
  );
}

function palm(x: number, y: number, size: number, flip: 1 | -1, leaf: string): string {
  const trunk = rod('M0 0Q-6 -20 4 -44', 6, 3.4, '#9a7444') + line('M-3 -10h4M-3 -20h4M0 -30h4', 1.2);
  const leaves = shape(
    'M4 -44q-16 -14 -34 2q18 -6 34 -2zM4 -44q-10 -22 -32 -20q20 4 32 20zM4 -44q6 -22 28 -22q-16 6 -28 22zM4 -44q18 -10 32 6q-16 -6 -32 -6zM4 -44q-14 4 -16 22q6 -14 16 -22zM4 -44q12 6 14 22q-6 -14 -14 -22z',
    leaf,
    1.8,
  );
  return `<g transform="translate(${x} ${y}) scale(${num(size * flip)} ${num(size)})">${trunk}${leaves}</g>`;
}

function bush(x: number, y: number, size: number, leaf: string): string {
  return moved(
    shape('M-22 0Q-30 -14 -14 -18Q-8 -32 6 -24Q22 -26 22 -10Q28 0 18 2Z', leaf, 2) +
      line('M-14 -4q6 -6 12 0M2 -12q6 -6 12 0M0 -2q6 -5 12 0', 1.6, '#2f4a2a'),
    x,
    y,
    size,
  );
}

/** Tufts of grass and pebbles, where the ground is bare. */
function ground(): string {
  return line(
    'M588 640l-3 -7M592 640v-8M596 640l3 -7M384 590l-3 -7M388 590v-8M392 590l3 -7M680 330l-3 -7M684 330v-8M688 330l3 -7M452 180l-3 -7M456 180v-8M460 180l3 -7M470 610l-3 -7M474 610v-8M478 610l3 -7M742 320l-3 -7M746 320v-8M750 320l3 -7',
    1.6,
    '#7c5a34',
  );
}

/** Hills and trees stand only where no name, figure or die has to. */
export function landArt(pen: Pen, tones: Tones): string {
  const hills = [
    [660, 440, 38, 34, 3],
    [702, 430, 44, 50, 1],
    [742, 462, 48, 44, 2],
  ] as const;
  const palms = [
    [326, 486, 0.8, 1],
    [350, 496, 0.7, -1],
    [642, 196, 0.7, 1],
    [326, 340, 0.6, -1],
    [736, 360, 0.7, 1],
    [718, 368, 0.6, -1],
    [620, 620, 0.6, 1],
  ] as const;
  const bushes = [
    [262, 420, 0.7],
    [300, 502, 0.6],
    [642, 626, 0.6],
    [756, 394, 0.6],
    [586, 176, 0.6],
  ] as const;
  return (
    beach() +
    river(tones) +
    hills.map(([x, y, w, h, seed]) => hill(pen, x, y, w, h, seed, tones.hill)).join('') +
    ground() +
    bushes.map(([x, y, size]) => bush(x, y, size, tones.leaf)).join('') +
    palms.map(([x, y, size, flip]) => palm(x, y, size, flip, tones.palm)).join('')
  );
}
