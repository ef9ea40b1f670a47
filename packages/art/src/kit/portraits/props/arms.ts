import { mass } from '../../mass.js';
import { clamp, hill } from '../../numbers.js';
import { PALETTE } from '../../palette.js';
import { circle, ellipse, line, moved, rod, shape } from '../../svg.js';
import { cuff, hand } from '../hands.js';
import type { DrawProp } from './prop.js';

function cutlassAt(x: number, y: number, length: number, turn: number): string {
  const blade = `M-9 0Q-12 ${-length / 2} 4 ${-length}Q14 ${-length / 2} 9 0Z`;
  return moved(
    shape(blade, '#e9e6da', 2.6) +
      line(`M1 -4Q-2 ${-length / 2} 4 ${-Math.round(length * 0.86)}`, 1.5, PALETTE.softInk) +
      shape('M-30 -2Q0 -12 30 -2Q36 26 8 40L4 32Q20 22 20 8H-30Z', PALETTE.coin) +
      shape('M-7 8H7V40H-7Z', '#5b3d1c', 2.2) +
      circle(0, 46, 9, PALETTE.coin, 2.4),
    x,
    y,
    1,
    turn,
  );
}

export const cutlass: DrawProp = (_pen, { skin }) =>
  cutlassAt(424, 446, 310, 7) + cuff(424, 496, 6) + hand('grip', 424, 468, skin, 6);

export const twoCutlasses: DrawProp = (_pen, { skin }) =>
  cutlassAt(122, 452, 312, -4) +
  cuff(124, 504, -4, '#7a5a3a') +
  hand('grip', 122, 476, skin, -6) +
  cutlassAt(432, 452, 312, 4) +
  cuff(430, 504, 4, '#7a5a3a') +
  hand('grip', 432, 476, skin, 6);

/** The burning match of a gunner. */
export const linstock: DrawProp = (_pen, { skin }) =>
  rod('M120 540L96 170', 14, 8, PALETTE.spar) +
  shape('M84 176Q60 150 78 128Q90 140 94 122Q106 140 116 126Q132 152 106 176Z', '#7d8386', 2.6) +
  shape('M92 122Q76 96 96 66Q98 88 112 92Q122 108 108 122Z', '#e07a2c', 2.2) +
  shape('M96 120Q90 106 98 94Q108 106 104 120Z', PALETTE.coin, 1) +
  line('M98 60q-16 -16 0 -30q14 -12 2 -26', 4, PALETTE.white, { opacity: 0.8 }) +
  cuff(114, 452, 4) +
  hand('grip', 112, 434, skin, 4);

export const cannon: DrawProp = (pen, { skin }) =>
  mass(
    pen,
    'M328 530L338 434Q400 400 458 414L500 530Z',
    '#4b5050',
    [
      {
        angle: 1.2,
        gap: 7,
        step: 9,
        seed: 4,
        fill: 0.7,
        colour: '#c9c4b0',
        tone: (x) => clamp(0.7 * hill(x, 446, 26)),
      },
    ],
    3,
  ) +
  ellipse(398, 420, 66, 38, '#5d6362', 3, { transform: 'rotate(-10 398 420)' }) +
  ellipse(396, 420, 38, 22, PALETTE.ink, 0, { transform: 'rotate(-10 396 420)' }) +
  hand('rest', 470, 412, skin, 14);
