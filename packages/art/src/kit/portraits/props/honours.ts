import { emblemAt } from '../../emblems/emblem.js';
import { tint } from '../../mass.js';
import { num, pair, polar, repeat } from '../../numbers.js';
import { PALETTE } from '../../palette.js';
import { scalloped } from '../../path.js';
import { circle, ellipse, ink, line, rod, shape, turned } from '../../svg.js';
import { cuff, hand } from '../hands.js';
import { SKINS } from '../looks.js';
import type { DrawProp } from './prop.js';

export const cross: DrawProp = (pen, { skin }) =>
  shape('M404 214H440V284H504V320H440V500H404V320H340V284H404Z', '#c9973e', 3.2) +
  line('M410 220V494M346 290H404M440 290H498', 1.8, PALETTE.white, { opacity: 0.7 }) +
  tint(pen, { x: 404, y: 320, w: 36, h: 180 }, { angle: 0.5, gap: 8, seed: 3, tone: () => 0.3 }) +
  cuff(424, 452, 0, '#231f1c') +
  hand('grip', 422, 434, skin);

/** Anchor, cross and house: a jack may be any of the three. */
export const threeSymbols: DrawProp = () => {
  const disc = (x: number, y: number) =>
    circle(x, y, 42, PALETTE.navy, 3) + circle(x, y, 35, 'none', 2.4, PALETTE.coin);
  return (
    disc(344, 452) +
    emblemAt('anchor', 318, 426, 52, PALETTE.white) +
    disc(420, 406) +
    ink('M414 380h12v14h14v12h-14v28h-12v-28h-14v-12h14z', PALETTE.white) +
    disc(470, 334) +
    ink('M470 308L497 334H489V357H476V342H464V357H451V334H443Z', PALETTE.white)
  );
};

export const fan: DrawProp = (_pen, { skin, accent }) => {
  const [x, y, reach, count] = [150, 486, 150, 9];
  const leaves = repeat(count, (i) => {
    const from = Math.PI * (-0.98 + (i / count) * 0.82);
    const to = Math.PI * (-0.98 + ((i + 1) / count) * 0.82);
    const middle = (from + to) / 2;
    const leaf = `M${x} ${y}L${pair(polar(x, y, from, reach))}Q${pair(polar(x, y, middle, reach * 1.09))} ${pair(polar(x, y, to, reach))}Z`;
    const stick = `M${pair(polar(x, y, middle, 40))}L${pair(polar(x, y, middle, reach * 0.92))}`;
    return shape(leaf, i % 2 ? accent : PALETTE.white, 2.2) + line(stick, 1.4);
  });
  return leaves + cuff(162, 522) + hand('pinch', 156, 492, skin, -14);
};

/** The fool's head on a stick. */
export const marotte: DrawProp = (_pen, { skin, accent }) =>
  rod('M452 540L432 300', 13, 7, PALETTE.spar) +
  circle(430, 276, 30, SKINS[1].wash, 2.6) +
  shape('M398 268Q404 226 380 214Q412 206 430 236Q450 206 484 216Q458 228 462 268Q430 250 398 268Z', accent, 2.6) +
  circle(380, 214, 9, PALETTE.coin, 2) +
  circle(484, 216, 9, PALETTE.coin, 2) +
  line('M418 276v4M442 276v4M418 288q12 10 24 0', 2.6) +
  shape(
    scalloped(
      [
        [404, 304],
        [418, 312],
        [432, 314],
        [446, 312],
        [460, 302],
        [466, 318],
        [440, 330],
        [408, 322],
      ],
      6,
    ),
    PALETTE.white,
    2,
  ) +
  cuff(448, 474) +
  hand('grip', 446, 452, skin);

export const baton: DrawProp = (_pen, { skin }) =>
  turned(
    shape('M418 280H446V520H418Z', '#6b1f16', 2.8) +
      shape('M414 270H450V300H414ZM414 500H450V530H414Z', PALETTE.coin, 2.6),
    -38,
    432,
    440,
  ) +
  cuff(450, 492, -20) +
  hand('grip', 436, 462, skin, -30);

export const medal: DrawProp = (_pen, { accent }) =>
  shape('M262 440L250 400H304L292 440Z', accent, 2) +
  shape(
    `${repeat(16, (i) => `${i ? 'L' : 'M'}${pair(polar(277, 468, (i * Math.PI) / 8, i % 2 ? 20 : 38))}`)}Z`,
    PALETTE.coin,
  ) +
  circle(277, 468, 12, PALETTE.white, 2);

export const chainOfOffice: DrawProp = () =>
  repeat(15, (i) => {
    const t = i / 14;
    const x = 150 + 254 * t;
    const y = 376 + Math.sin(t * Math.PI) * 96;
    const turn = `rotate(${num(Math.cos(t * Math.PI) * 44)} ${num(x)} ${num(y)})`;
    return ellipse(x, y, 13, 9, PALETTE.coin, 2.2, { transform: turn });
  }) +
  circle(277, 494, 24, PALETTE.coin, 2.6) +
  ink('M263 502v-18l7 8l7 -12l7 12l7 -8v18z');

export const cane: DrawProp = (_pen, { skin }) =>
  rod('M108 540L96 372', 12, 6, PALETTE.spar) +
  circle(95, 356, 19, PALETTE.coin, 2.6) +
  cuff(104, 424) +
  hand('grip', 100, 400, skin);
