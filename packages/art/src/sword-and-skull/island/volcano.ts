import { mass } from '../../kit/mass.js';
import { clamp, smooth } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import type { Pen } from '../../kit/pen.js';
import { noise } from '../../kit/random.js';
import { circle, ellipse, line, moved, shape } from '../../kit/svg.js';
import { SPACE_GLYPHS } from '../glyphs/space-glyphs.js';
import { PLACES } from './places.js';
import { outlineAt } from './shapes.js';
import type { Tones } from './tones.js';

const { LAKE, LAIR } = PLACES;

const CONE =
  'M284 428Q362 364 402 264Q418 230 478 228Q528 232 544 262Q552 306 566 344Q518 430 432 438Q342 446 284 428Z';
const RUNS = 'M428 302Q410 350 378 378Q364 400 368 424Q384 396 406 382Q438 352 444 308Z';
const PUFFS = [
  [541, 233, 8],
  [548, 216, 11],
  [560, 196, 16],
  [578, 182, 18],
  [552, 170, 16],
  [576, 158, 13],
  [596, 166, 10],
] as const;

/** The mountain, its one run of lava and the smoke above. */
export function coneArt(pen: Pen, tones: Tones): string {
  const flank = (x: number, y: number) =>
    clamp(
      0.12 +
        0.6 * smooth(420, 300, x) * smooth(420, 270, y) +
        0.22 * smooth(480, 560, x) +
        0.3 * (noise(x / 12, y / 40, 4) - 0.5),
    );
  const smoke = PUFFS.map(([x, y, r]) =>
    moved(shape('M-10 4Q-15 -4 -5 -6Q0 -15 6 -6Q15 -4 10 4Q0 9 -10 4Z', tones.smoke, 1.3), x, y, r / 10),
  ).join('');
  return (
    mass(
      pen,
      CONE,
      tones.cone,
      [
        { angle: 1.35, gap: 7, step: 9, seed: 6, fill: 0.7, tolerance: 0.8, bend: (_u, v) => v * 14, tone: flank },
        { angle: -0.5, gap: 9, step: 9, seed: 7, fill: 0.5, tolerance: 0.7, tone: (x) => 0.6 * smooth(390, 270, x) },
      ],
      3,
    ) +
    shape(RUNS, '#e8842c', 2.2) +
    line('M432 316Q418 356 392 380', 2, '#fbd36a') +
    smoke
  );
}

/** The Lake of Fire, in the crater. */
export function lakeArt(pen: Pen): string {
  const { x, y } = LAKE;
  return (
    `<defs><radialGradient id="${pen.id}lava"><stop offset="0" stop-color="#fbd36a"/><stop offset=".6" stop-color="#e8842c"/><stop offset="1" stop-color="#b8391a"/></radialGradient></defs>` +
    ellipse(x, y, 74, 46, '#3a2a22', 3.4) +
    ellipse(x, y + 3, 61, 35, `url(#${pen.id}lava)`, 2.4) +
    line(
      `M${x - 68} ${y - 10}l10 4M${x - 50} ${y - 30}l7 6M${x - 20} ${y - 42}l3 8M${x + 20} ${y - 42}l-3 8M${x + 50} ${y - 30}l-7 6M${x + 68} ${y - 10}l-10 4`,
      1.6,
      '#9a7a5c',
    ) +
    line(
      `M${x - 50} ${y}q10 -8 20 0t20 0M${x + 12} ${y + 16}q10 -8 20 0t16 0M${x - 40} ${y + 20}q10 -8 20 0M${x + 26} ${y - 4}q8 -7 16 0`,
      2,
      '#7f2417',
    ) +
    moved(SPACE_GLYPHS.lake_of_fire(PALETTE.ink), x - 23, y - 28, 0.46)
  );
}

/** The lair of the Pirate King: a rock with a crowned skull over its mouth. */
export function lairArt(pen: Pen, tones: Tones): string {
  const { x, y } = LAIR;
  const rock = `M${x - 52} ${y + 48}Q${x - 60} ${y - 8} ${x - 40} ${y - 38}Q${x} ${y - 66} ${x + 40} ${y - 36}Q${x + 60} ${y - 6} ${x + 50} ${y + 48}Q${x} ${y + 58} ${x - 52} ${y + 48}Z`;
  return (
    mass(
      pen,
      rock,
      tones.rock,
      [
        {
          angle: 1.1,
          gap: 6,
          step: 8,
          seed: 4,
          fill: 0.7,
          tolerance: 0.8,
          tone: (px) => clamp(0.2 + 0.6 * smooth(x + 10, x - 60, px)),
        },
      ],
      3,
    ) +
    shape(outlineAt('lair', x, y, -2), '#1f1b18', 3, PALETTE.coin) +
    circle(x, y, 34, 'none', 1.2, PALETTE.coin) +
    moved(SPACE_GLYPHS.lair(PALETTE.paper), x - 26, y - 29, 0.52)
  );
}
