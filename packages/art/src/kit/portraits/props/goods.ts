import { emblemDisc } from '../../emblems/disc.js';
import { mass } from '../../mass.js';
import { clamp, num, type Point, repeat, smooth } from '../../numbers.js';
import { PALETTE } from '../../palette.js';
import { scalloped } from '../../path.js';
import { circle, line, moved, rod, shape } from '../../svg.js';
import { cuff, hand } from '../hands.js';
import type { DrawProp } from './prop.js';

export const bale: DrawProp = (pen, { skin, livery, band }) =>
  moved(
    mass(
      pen,
      'M300 402L352 372L498 384L500 520L304 530Z',
      '#cdb06e',
      [{ angle: 0.06, gap: 8.6, step: 9, seed: 4, fill: 0.5, tone: (x) => clamp(0.1 + 0.5 * smooth(420, 300, x)) }],
      3,
    ) +
      shape('M448 412L498 384L500 520L450 526Z', '#a8874a') +
      line('M300 402L448 412L498 384M448 412L450 526', 2.4) +
      shape('M306 434L449 442V500L308 496Z', band) +
      emblemDisc(livery, 378, 468, 34) +
      line('M330 386V526M424 380L420 410', 5, '#5b3d1c'),
    -30,
    -26,
  ) +
  cuff(340, 336, 172) +
  hand('rest', 346, 368, skin, -4);

export const handScales: DrawProp = (_pen, { skin, coat }) => {
  const pan = (x: number, y: number) =>
    line(`M${x} ${y}L${x - 36} ${y + 62}M${x} ${y}L${x + 36} ${y + 62}`, 1.8) +
    shape(`M${x - 42} ${y + 62}H${x + 42}Q${x} ${y + 98} ${x - 42} ${y + 62}Z`, PALETTE.coin);
  return (
    shape('M118 290Q70 330 50 440L118 450Q128 370 170 312Z', coat, 2.8) +
    cuff(134, 308, 120) +
    rod('M90 338L224 328', 8, 3.4, PALETTE.coin) +
    pan(94, 338) +
    pan(220, 328) +
    shape('M150 290h12l-2 48h-8z', PALETTE.coin, 2) +
    hand('pinch', 152, 284, skin, 150)
  );
};

export const casks: DrawProp = (_pen, { livery }) => {
  const cask = (x: number, y: number, r: number) =>
    circle(x, y, r, PALETTE.wood, 3) +
    circle(x, y, r - 9, 'none', 2) +
    line(
      `M${num(x - r * 0.4)} ${num(y - r * 0.7)}V${num(y + r * 0.7)}M${x} ${y - r + 9}V${y + r - 9}M${num(x + r * 0.4)} ${num(y - r * 0.7)}V${num(y + r * 0.7)}`,
      1.6,
    ) +
    emblemDisc(livery, x, y, r * 0.58);
  return cask(474, 346, 46) + cask(398, 438, 66);
};

export const purse: DrawProp = (_pen, { skin }) =>
  shape('M84 470Q64 400 112 386L104 366H156L148 386Q196 400 176 470Q130 500 84 470Z', '#8b5a2b', 2.8) +
  line('M106 386h48', 5, PALETTE.coin) +
  circle(130, 438, 24, PALETTE.coin, 2.4) +
  circle(130, 438, 15, 'none', 1.8) +
  hand('grip', 130, 366, skin, 4);

export const trunk: DrawProp = (pen) =>
  mass(
    pen,
    'M318 410Q330 372 410 372Q500 374 508 412V526H318Z',
    '#8b5a2b',
    [{ gap: 9, seed: 4, step: 12, fill: 0.6, tone: (x) => clamp(0.2 + 0.4 * smooth(420, 318, x)) }],
    3,
  ) +
  line('M318 440H508', 3) +
  shape('M352 378L366 374V526H352ZM456 376L470 380V526H456Z', PALETTE.coin, 2.2) +
  shape('M398 428H428V464H398Z', PALETTE.coin) +
  circle(413, 444, 5, PALETTE.ink);

export const birdCage: DrawProp = () => {
  const bars = repeat(7, (i) => `M${384 + i * 17} 520V${num(398 - Math.sin((i / 6) * Math.PI) * 44)}`);
  return moved(
    shape('M378 524V410Q380 346 436 344Q492 346 494 410V524Z', '#e9dcb8', 2.6) +
      shape(
        'M412 470Q404 432 436 424Q462 420 468 446L484 442L468 458Q470 486 440 492L428 516L424 488Q414 484 412 470Z',
        PALETTE.coin,
      ) +
      circle(452, 444, 3.6, PALETTE.ink) +
      line(bars, 3) +
      line('M378 410H494M378 520H494', 4) +
      circle(436, 334, 11, 'none', 4),
    -26,
    -26,
  );
};

const FOAM: readonly Point[] = [
  [70, 376],
  [72, 358],
  [92, 346],
  [112, 340],
  [134, 342],
  [156, 350],
  [178, 360],
  [178, 378],
  [160, 388],
  [140, 382],
  [120, 390],
  [96, 384],
];

export const tankard: DrawProp = (pen, { skin }) =>
  moved(
    mass(
      pen,
      'M72 372H176L170 520H80Z',
      '#9aa09f',
      [
        {
          angle: 1.57,
          gap: 7,
          step: 10,
          seed: 4,
          fill: 0.7,
          tone: (x) => clamp(0.1 + 0.6 * smooth(124, 72, x) + 0.3 * smooth(160, 178, x)),
        },
      ],
      3,
    ) +
      line('M76 396H173M80 500H170', 2.4) +
      rod('M74 400Q28 404 34 452Q40 494 80 486', 15, 8, '#9aa09f') +
      shape(scalloped(FOAM, 9), PALETTE.white, 2.6) +
      shape('M158 388q6 22 0 36q-8 -12 -6 -36z', PALETTE.white, 1.8) +
      hand('grip', 176, 452, skin, 80),
    40,
    -16,
  );
