import { mass } from './mass.js';
import { clamp, num, smooth } from './numbers.js';
import { PALETTE } from './palette.js';
import { penFor } from './pen.js';
import { pips } from './pips.js';
import { circle, ellipse, line, svgDocument } from './svg.js';

const BONE = '#f4ead0';

/** Where the pips of a face lie, in a square of 100. */
const facePips = (face: number) => pips(face, 50, 50, 21);

/** The front, seen a little from above and from the right: a square of 100 leaned into the cube. */
const FRONT = 'M16 36Q10 36 10 42L14 116Q14 122 20 122L88 126Q94 126 94 120L96 44Q96 38 90 38Z';
const TOP = 'M16 36L40 12Q44 9 50 9L118 12Q124 13 120 18L96 38L90 38Z';
const SIDE = 'M96 44L120 18Q124 16 124 22L120 92Q120 98 116 102L94 122Z';

function pip(x: number, y: number): string {
  return circle(x, y, 8.2, PALETTE.ink) + line(`M${num(x - 3)} ${num(y + 5)}q5 2 7 -4`, 1.8, PALETTE.edge);
}

/** A die as an engraved cube of bone, the thrown face towards us. */
export function drawDie(face: number, { size = 64, id = `die-${face}` } = {}): string {
  const pen = penFor(id, 'm');
  const shade = (depth: number) => (x: number, y: number) =>
    clamp(depth + 0.3 * smooth(70, 124, y) - 0.2 * smooth(60, 100, x));
  const cube =
    ellipse(70, 128, 58, 9, '#1d2a30', 0, { opacity: 0.28 }) +
    mass(
      pen,
      SIDE,
      '#d8c79c',
      [{ angle: 1.45, gap: 3.6, step: 6, seed: 4, fill: 0.7, tone: (_x, y) => clamp(0.42 + y / 300) }],
      3.4,
    ) +
    mass(
      pen,
      TOP,
      '#fdf7e4',
      [{ angle: 0.05, gap: 4, step: 6, seed: 5, fill: 0.5, tone: (x) => 0.4 * smooth(70, 20, x) }],
      3.4,
    ) +
    mass(pen, FRONT, BONE, [{ angle: 0.7, gap: 4, step: 6, seed: 6, fill: 0.5, tone: shade(0.08) }], 3.6);
  const marks = facePips(face)
    .map(([x, y]) => pip(12 + x * 0.82, 40 + y * 0.82))
    .join('');
  const name = face === 0 ? line('M40 82Q53 74 66 82M44 92Q53 86 62 92', 2, '#b59a68') : marks;
  return svgDocument(cube + name, size, size, '0 0 136 140');
}

/** The face alone, flat: for sentences and small rows. */
export function dieGlyph(face: number, size = 24): string {
  const plate = `<rect x="6" y="6" width="88" height="88" rx="14" fill="${PALETTE.white}" stroke="${PALETTE.ink}" stroke-width="7"/>`;
  const marks = facePips(face)
    .map(([x, y]) => circle(x, y, 9.5, PALETTE.ink))
    .join('');
  return svgDocument(plate + marks, size, size, '0 0 100 100');
}
