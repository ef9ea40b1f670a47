import { polar, repeat } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { circle, ink, line, moved, rope, shape } from '../../../kit/svg.js';
import { course, plan, ship, shots, smoke, wakeOf, windArrow } from './plan.js';

/** The second and the third disc. */

/** The horns close on whoever comes in. */
export const crescent = (pen: Pen) =>
  plan(
    pen,
    11,
    line('M96 120Q96 430 276 448Q456 430 456 120', 3, PALETTE.ink, { 'stroke-dasharray': '4 9' }) +
      ship('ours', 98, 140, 16, 1) +
      ship('ours', 124, 268, 20, 1) +
      ship('ours', 188, 376, 24, 1) +
      ship('ours', 276, 426, 0, 1.1) +
      ship('ours', 364, 376, -24, 1) +
      ship('ours', 428, 268, -20, 1) +
      ship('ours', 454, 140, -16, 1) +
      ship('theirs', 238, 150, 180, 1.1) +
      ship('theirs', 318, 150, 180, 1.1) +
      course('M278 196V256', 278, 290, 180, PALETTE.wax),
  );

/** Through the gap, and rake both. */
export const breakTheLine = (pen: Pen) =>
  plan(
    pen,
    12,
    ship('theirs', 90, 232, 88, 1.25) +
      ship('theirs', 468, 244, 92, 1.25) +
      course('M278 486V420', 278, 88, 0) +
      wakeOf(278, 232, 0, 1.4) +
      ship('ours', 278, 232, 0, 1.5) +
      ship('ours', 278, 400, 0, 1.3) +
      shots('M240 236H160M316 238H400') +
      smoke(226, 206, 1, 1) +
      smoke(330, 208, 1, 2) +
      smoke(224, 268, 0.8, 3) +
      smoke(334, 270, 0.8, 4) +
      line('M278 150V110', 6, PALETTE.ink, { 'stroke-dasharray': '20 14' }) +
      windArrow(470, 450, 180),
  );

/** She is worth more afloat. */
export const prizes = (pen: Pen) =>
  plan(
    pen,
    13,
    wakeOf(168, 152, -30, 1.5) +
      ship('ours', 168, 160, -30, 1.7) +
      rope('M212 246Q266 276 296 300', 11) +
      ship('theirs', 350, 366, -38, 2) +
      line('M350 366V214', 7) +
      shape('M352 216Q392 198 428 218T500 214V290Q462 306 428 288T352 292Z', '#2b5480', 3.4) +
      shape('M426 230l8 16l18 2l-13 12l4 18l-17 -9l-17 9l4 -18l-13 -12l18 -2z', PALETTE.white, 2) +
      circle(110, 414, 46, PALETTE.coin, 4) +
      circle(110, 414, 34, 'none', 2.4) +
      line('M110 392V436M96 402H124M96 424H124', 5) +
      windArrow(462, 84, 150),
  );

/** Guns astern. */
export const fightingRetreat = (pen: Pen) =>
  plan(
    pen,
    14,
    ship('ours', 172, 140, -6, 1.4) +
      ship('ours', 292, 118, 0, 1.4) +
      ship('ours', 408, 140, 6, 1.4) +
      smoke(166, 238, 0.9, 1) +
      smoke(292, 218, 1, 2) +
      smoke(414, 238, 0.9, 3) +
      shots('M170 262L190 360M292 246V352M410 262L394 360') +
      ship('theirs', 196, 426, 2, 1.3) +
      ship('theirs', 384, 426, -2, 1.3) +
      course('M84 380V140', 84, 118, 0) +
      windArrow(480, 448, 0),
  );

/** Everything on one side at once. */
export const broadside = (pen: Pen) =>
  plan(
    pen,
    15,
    ship('ours', 150, 270, 0, 3.4) +
      repeat(7, (i) => {
        const y = 152 + i * 42;
        return (
          shape(`M224 ${y}L276 ${y - 12}L264 ${y}L296 ${y}L264 ${y + 4}L276 ${y + 14}Z`, PALETTE.uiGold, 2.6) +
          line(`M312 ${y}H${350 + (i % 2) * 20}`, 5, PALETTE.ink, { 'stroke-dasharray': '1 13' })
        );
      }) +
      smoke(306, 120, 0.9, 1) +
      smoke(312, 434, 0.9, 2) +
      ship('theirs', 450, 280, 14, 2.2) +
      line('M404 210l-20 -20M398 300l-26 4M420 366l-18 20', 6),
  );

/** All around. */
export const envelop = (pen: Pen) => {
  const ring = repeat(8, (i) => {
    const angle = (i * Math.PI) / 4 - Math.PI / 2;
    const [x, y] = polar(277, 264, angle, 186, 182);
    return ship('ours', x, y, (angle * 180) / Math.PI + 180, 0.92);
  });
  return plan(
    pen,
    16,
    line('M277 82A186 182 0 1 1 276 82', 3, PALETTE.ink, { 'stroke-dasharray': '4 9' }) +
      ring +
      ship('theirs', 240, 252, 40, 1) +
      ship('theirs', 318, 276, -130, 1) +
      smoke(278, 210, 0.9, 1) +
      smoke(276, 330, 0.9, 2),
  );
};

/** Behind the point, sails furled. */
export const ambush = (pen: Pen) =>
  plan(
    pen,
    17,
    shape(
      'M22 22H258Q292 66 262 108Q316 140 286 196Q316 240 276 286Q284 330 238 352Q166 372 122 340Q72 356 22 330Z',
      '#b9c4ae',
      0,
      'none',
    ) +
      shape(
        'M22 22H232Q268 66 238 106Q292 140 262 194Q290 238 252 280Q258 320 218 336Q158 352 118 320Q70 336 22 310Z',
        '#e9d9ad',
        3.2,
      ) +
      line('M64 92L92 48L122 92M108 112L136 66L168 112M60 210L88 164L118 210', 3.4) +
      line('M76 92L88 62M120 112L132 82M72 210L84 180', 1.8) +
      shape(
        'M160 224q-12 -26 8 -30q4 -20 22 -8q20 6 10 26q2 14 -16 10zM196 270q-10 -22 8 -26q4 -16 18 -6q16 6 8 22q2 10 -14 10z',
        '#7fa06a',
        2.4,
      ) +
      ship('ours', 116, 424, 62, 1.1) +
      ship('ours', 232, 440, 70, 1.1) +
      course('M300 428Q350 410 372 360', 378, 344, 16) +
      ship('theirs', 412, 196, 190, 1.3) +
      ship('theirs', 446, 80, 186, 1) +
      course('M406 266L396 310', 392, 320, 192, PALETTE.wax),
  );

/** They fire at where we were. */
export const withdrawal = (pen: Pen) =>
  plan(
    pen,
    18,
    line('M120 440Q60 220 214 220T330 340T444 250Q470 190 430 110', 6, PALETTE.ink, { 'stroke-dasharray': '20 14' }) +
      ship('ours', 426, 100, -14, 1.5) +
      ship('ours', 340, 128, -10, 1.1) +
      moved(ship('ours', 0, 0, 30, 1.1), 120, 398) +
      ship('theirs', 216, 436, 20, 1.3) +
      ship('theirs', 338, 456, -6, 1.3) +
      shots('M236 372L262 296M336 392L300 296') +
      circle(276, 270, 24, 'none', 3.4, PALETTE.white) +
      circle(276, 270, 12, 'none', 3.4, PALETTE.white) +
      line('M242 278q-10 -16 4 -26M312 262q10 14 -2 24', 3.4, PALETTE.white) +
      ink('M276 240q6 -16 0 -30q-6 14 0 30z', PALETTE.white) +
      windArrow(96, 96, 40),
  );
