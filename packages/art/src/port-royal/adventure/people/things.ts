import type { Hatch } from '../../../kit/burin.js';
import { mass } from '../../../kit/mass.js';
import { clamp, hill, num, pair, polar, repeat, smooth } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { hand } from '../../../kit/portraits/hands.js';
import type { Skin } from '../../../kit/portraits/looks.js';
import { circle, ellipse, line, rod, shape } from '../../../kit/svg.js';

/** The star of the Ares: five points, brass. */
export function starPath(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) =>
    pair(polar(x, y, (i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.42 : r)),
  );
  return `M${points.join('L')}Z`;
}

export function brassStar(x: number, y: number, r: number): string {
  const rays = repeat(5, (i) => `M${x} ${y}L${pair(polar(x, y, (i * 2 * Math.PI) / 5 - Math.PI / 2, r))}`);
  return shape(starPath(x, y, r), PALETTE.coin, r > 14 ? 2.6 : 1.8) + line(rays, 1.4, PALETTE.frameGold);
}

export const ladle = (skin: Skin) =>
  rod('M112 512Q118 420 126 352', 10, 5, '#8f9496') +
  shape('M90 338Q92 300 128 298Q164 300 166 338Q130 366 90 338Z', '#9aa0a2', 3) +
  ellipse(128, 336, 36, 10, '#6b4a2a', 2.4) +
  line('M104 316Q126 306 150 316', 1.8) +
  hand('grip', 114, 452, skin, 4);

/** A razor, and a towel over the arm. */
export const razor = (skin: Skin) =>
  shape('M76 470Q118 440 168 456L160 520H70Z', PALETTE.white, 2.6) +
  line('M92 470L88 516M116 460L112 518M140 458L138 518', 1.6, PALETTE.softInk) +
  shape('M126 402L150 268L176 262L160 408Z', '#dfe3df', 2.8) +
  line('M150 292L136 388', 1.8, PALETTE.softInk) +
  shape('M124 400L162 406L150 474L128 470Z', '#5a2f1a', 2.6) +
  hand('grip', 140, 432, skin, 8);

export const knitting = (skin: Skin) =>
  shape('M300 452Q356 430 420 450L430 528H292Z', '#8c3b5c', 2.8) +
  line('M304 470q8 8 16 0t16 0t16 0t16 0t16 0t16 0M300 492q8 8 16 0t16 0t16 0t16 0t16 0t16 0t14 0', 2.2, '#5c2038') +
  rod('M286 404L440 474', 7, 3.4, '#d9c9a3') +
  rod('M444 400L300 474', 7, 3.4, '#d9c9a3') +
  circle(288, 402, 8, PALETTE.wax, 2.2) +
  circle(446, 398, 8, PALETTE.wax, 2.2) +
  hand('grip', 318, 446, skin, -20) +
  hand('grip', 414, 444, skin, 20);

/** Soot that has begun to run. */
export const soot = () =>
  line('M254 404q-3 16 1 26M276 410q2 20 -1 34M298 402q4 14 1 24', 6, '#211812') +
  circle(255, 434, 4, '#211812') +
  circle(275, 450, 5, '#211812') +
  circle(300, 432, 3.6, '#211812');

/** A god of war, out of a theatre's chest: bronze, a crest, and holes for eyes. */
export function warMask(pen: Pen, x: number, y: number, scale: number): string {
  const bronze: Hatch = {
    angle: 1.35,
    gap: 7,
    step: 8,
    seed: 6,
    fill: 0.66,
    tone: (px) => clamp(0.14 + 0.7 * smooth(30, -90, px) - 0.2 * hill(px, 40, 20)),
  };
  const crest = repeat(9, (i) => {
    const angle = -Math.PI * (0.14 + 0.09 * i);
    return `M${pair(polar(0, -60, angle, 78, 84))}L${pair(polar(0, -60, angle - 0.03, 124, 132))}L${pair(polar(0, -60, angle - 0.14, 82, 88))}Z`;
  });
  const face = 'M-84 -60Q-70 -140 0 -142Q70 -140 84 -60Q88 10 62 74Q34 126 0 132Q-34 126 -62 74Q-88 10 -84 -60Z';
  const inner =
    shape(crest, '#5f4690', 2.4) +
    mass(pen, face, '#b5853a', [bronze], 3.4) +
    shape('M-66 -10Q-40 -34 -12 -8Q-38 10 -66 -10ZM66 -10Q40 -34 12 -8Q38 10 66 -10Z', '#120b06', 2.6) +
    line('M-76 -34Q-44 -62 -8 -26M76 -34Q44 -62 8 -26', 7) +
    shape('M-12 -14L-20 44Q0 58 20 44L12 -14', '#c9994a', 2.6) +
    shape('M-44 74Q0 60 44 74Q30 112 0 114Q-30 112 -44 74Z', '#120b06', 2.8) +
    line('M-30 74V84M-12 70V82M12 70V82M30 74V84', 3, '#d9c9a3') +
    shape(starPath(0, -96, 26), '#e9c46a', 2.4) +
    line('M-58 34Q-50 52 -38 60M58 34Q50 52 38 60', 3);
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${Math.round(scale * 1000) / 1000})">${inner}</g>`;
}

/** A lens on a handle, held before a page. */
export const lens = (skin: Skin) =>
  rod('M116 452L92 512', 12, 6, PALETTE.leather) +
  circle(138, 404, 52, '#dfe8e2', 7, PALETTE.ink, { 'fill-opacity': 0.45 }) +
  circle(138, 404, 52, 'none', 3.4, PALETTE.coin) +
  line('M108 388Q120 366 144 362', 3, PALETTE.white) +
  hand('grip', 104, 482, skin, 18);
