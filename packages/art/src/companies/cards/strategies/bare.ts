import { repeat } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { ink, line, moved, rope, shape } from '../../../kit/svg.js';
import { course, plan, ship, shots, smoke, wakeOf, windArrow } from './plan.js';

/** What everybody can do, whatever the crew has learnt, and the four of the first disc. */

/** Side to side, with grapnels. */
export const melee = (pen: Pen) =>
  plan(
    pen,
    3,
    ship('ours', 196, 280, 24, 1.9) +
      ship('theirs', 352, 262, -14, 1.9) +
      rope('M222 206Q276 178 320 196', 9) +
      rope('M232 330Q284 352 338 330', 9) +
      smoke(276, 268, 1.3, 2) +
      smoke(292, 96, 1.1, 3) +
      smoke(262, 440, 1.2, 4) +
      line('M84 92L142 150M142 92L84 150', 9) +
      line('M78 128L104 156M148 128L122 156', 7, PALETTE.frameGold) +
      windArrow(460, 440, 140),
  );

/** The beak goes in amidships. */
export const ram = (pen: Pen) =>
  plan(
    pen,
    4,
    ship('theirs', 338, 236, 4, 2.2) +
      wakeOf(176, 312, 68, 1.6) +
      ship('ours', 196, 304, 68, 2) +
      shape(
        'M286 254L304 226L312 250L336 234L330 264L358 268L332 284L346 308L318 300L310 326L298 302L274 312L284 284L262 274Z',
        PALETTE.uiGold,
        3,
      ) +
      line('M372 170l30 -24M392 200l36 -10M388 318l32 18M366 344l22 26', 6) +
      windArrow(88, 92, 110),
  );

/** One, and away. */
export const flight = (pen: Pen) =>
  plan(
    pen,
    5,
    wakeOf(372, 178, 46, 1.7) +
      ship('ours', 372, 178, 46, 1.8) +
      ship('theirs', 146, 400, 40, 1.6) +
      shots('M196 348L290 262') +
      smoke(190, 340, 0.9, 2) +
      course('M424 128L478 76', 482, 72, 46) +
      windArrow(92, 92, 316),
  );

/** One behind the other, and every gun bears. */
export const lineAhead = (pen: Pen) =>
  plan(
    pen,
    6,
    repeat(4, (i) => ship('ours', 150 + i * 6, 92 + i * 114, 4, 1.05)) +
      repeat(3, (i) => ship('theirs', 408 - i * 10, 140 + i * 124, 12, 1.05)) +
      shots('M196 96L360 130M200 212L360 150M202 212L352 262M206 322L350 270M208 436L344 390') +
      smoke(204, 92, 0.8, 1) +
      smoke(208, 206, 0.8, 2) +
      smoke(212, 320, 0.8, 3) +
      smoke(216, 434, 0.8, 4) +
      course('M84 470V120', 84, 96, 0) +
      windArrow(474, 80, 200),
  );

/** Three ways, and smoke between. */
export const scatter = (pen: Pen) =>
  plan(
    pen,
    7,
    wakeOf(130, 150, -40, 1.1) +
      ship('ours', 130, 150, -40, 1.2) +
      wakeOf(282, 112, 0, 1.1) +
      ship('ours', 282, 112, 0, 1.2) +
      wakeOf(430, 152, 40, 1.1) +
      ship('ours', 430, 152, 40, 1.2) +
      smoke(188, 300, 1.5, 1) +
      smoke(284, 282, 1.7, 2) +
      smoke(374, 304, 1.5, 3) +
      ship('theirs', 208, 428, 4, 1.3) +
      ship('theirs', 360, 428, -4, 1.3) +
      windArrow(84, 440, 0),
  );

const flame = (x: number, y: number, size: number) =>
  moved(
    shape(
      'M0 -56Q34 -20 22 6Q40 -4 36 -22Q58 24 24 46Q0 58 -24 46Q-56 22 -34 -18Q-30 0 -18 4Q-24 -30 0 -56Z',
      '#e8842c',
      3,
    ) + shape('M0 -16Q18 6 12 26Q0 40 -12 26Q-20 8 0 -16Z', PALETTE.uiGold, 2),
    x,
    y,
    size,
  );

/** Old hulls, full of tar. */
export const fireShips = (pen: Pen) =>
  plan(
    pen,
    8,
    ship('theirs', 384, 120, 64, 1.3) +
      ship('theirs', 430, 246, 84, 1.3) +
      ship('theirs', 372, 362, 70, 1.3) +
      course('M108 300L186 262', 196, 256, 66, PALETTE.wax) +
      ship('ours', 244, 236, 66, 1.7) +
      flame(214, 214, 1) +
      flame(276, 222, 1.2) +
      flame(248, 176, 0.8) +
      ship('ours', 104, 416, -130, 0.6) +
      line('M150 360L126 386', 3) +
      smoke(186, 120, 1.3, 2) +
      windArrow(84, 96, 246),
  );

/** Whoever has the wind chooses when. */
export const weatherGauge = (pen: Pen) =>
  plan(
    pen,
    9,
    line('M76 40V120M176 36V104M276 40V92M376 36V104M476 40V120', 8, PALETTE.white) +
      ink(
        'M76 146l-16 -30h32zM176 130l-16 -30h32zM276 118l-16 -30h32zM376 130l-16 -30h32zM476 146l-16 -30h32z',
        PALETTE.white,
      ) +
      ship('ours', 132, 214, 150, 1.15) +
      ship('ours', 280, 194, 172, 1.15) +
      ship('ours', 424, 214, 200, 1.15) +
      ship('theirs', 170, 424, 80, 1.15) +
      ship('theirs', 314, 432, 84, 1.15) +
      ship('theirs', 446, 416, 80, 1.15) +
      smoke(236, 318, 1, 1) +
      smoke(360, 316, 0.9, 2) +
      shots('M150 268L176 372M284 254L306 378M416 268L436 366'),
  );
