import { mass } from '../../mass.js';
import { clamp, smooth } from '../../numbers.js';
import { PALETTE } from '../../palette.js';
import { circle, line, rod, shape } from '../../svg.js';
import { cuff, hand } from '../hands.js';
import type { DrawProp } from './prop.js';

/** Shouldered, the muzzle high. */
export const musket: DrawProp = (_pen, { skin }) =>
  rod('M470 60L424 430', 17, 10, '#7d8386') +
  line('M468 66L428 400', 2, PALETTE.white, { opacity: 0.7 }) +
  shape('M418 330L442 334L430 470Q424 520 396 560L352 548Q392 480 400 420Z', PALETTE.wood, 2.8) +
  line('M424 350L410 460Q402 500 384 536', 1.8, PALETTE.softInk) +
  shape('M398 366l-20 -18l8 -14l22 16zM396 392q-20 4 -16 26q8 6 14 -4z', '#8b979c', 2.2) +
  shape('M430 250l26 3l-3 20l-26 -3zM444 140l24 3l-3 18l-24 -3z', PALETTE.coin, 2) +
  cuff(430, 478, 6) +
  hand('grip', 424, 456, skin, 8);

/** An iron ball with a burning fuse, in the hand that will throw it. */
export const grenade: DrawProp = (pen, { skin }) =>
  mass(
    pen,
    'M60 372Q60 310 122 308Q184 310 184 372Q184 434 122 436Q60 434 60 372Z',
    '#4b5050',
    [
      {
        angle: 0.8,
        gap: 7,
        step: 8,
        seed: 4,
        fill: 0.66,
        colour: '#c9c4b0',
        tone: (x, y) => clamp(0.75 * smooth(60, 0, Math.hypot(x - 146, y - 344))),
      },
    ],
    3,
  ) +
  shape('M104 312L108 292H138L142 312Z', PALETTE.coin, 2.4) +
  line('M122 292Q118 262 142 252', 5) +
  line('M122 292Q118 262 142 252', 2, '#cdb27a') +
  shape('M142 256Q126 236 144 206Q148 226 162 228Q176 246 158 262Z', '#e07a2c', 2.2) +
  circle(150, 244, 7, PALETTE.coin) +
  cuff(118, 476, -4) +
  hand('rest', 120, 432, skin, -4);

/** Of every store in the fort. */
export const keys: DrawProp = (_pen, { skin }) =>
  circle(436, 400, 40, 'none', 12) +
  circle(436, 400, 40, 'none', 6, '#8b979c') +
  rod('M418 436L392 520M392 520l-16 -5M397 504l-16 -5M440 440L446 528M446 528l17 0M445 510l17 -1', 10, 4.6, '#8b979c') +
  cuff(446, 330, 184) +
  hand('grip', 442, 360, skin, 176);
