import { emblemAt } from '../../emblems/emblem.js';
import { repeat } from '../../numbers.js';
import { PALETTE } from '../../palette.js';
import { circle, group, ink, line, moved, shape, turned } from '../../svg.js';
import { cuff, hand } from '../hands.js';
import type { DrawProp } from './prop.js';

export const openBook: DrawProp = (_pen, { skin }) =>
  shape('M96 420Q150 396 200 418Q250 396 304 420V520H96Z', PALETTE.white, 2.8) +
  line(
    'M200 418V520M112 432q40 -16 76 0M112 448q40 -16 76 0M112 464q40 -16 76 0M112 480q40 -16 76 0M212 432q40 -16 76 0M212 448q40 -16 76 0M212 464q40 -16 76 0',
    1.8,
    PALETTE.softInk,
  ) +
  cuff(116, 516, 40, '#231f1c') +
  hand('rest', 132, 476, skin, 24);

export const ledger: DrawProp = (_pen, { skin, livery, band }) =>
  turned(
    shape('M330 356H468V500H330Z', PALETTE.white, 2.6) +
      line('M334 364H466M334 370H466', 1.4, PALETTE.softInk) +
      shape('M318 350Q318 340 328 340H450V488H328Q318 488 318 498Z', livery.hue, 3) +
      shape('M318 350V498Q318 508 328 508H462V500H332Q322 498 328 488H332V340H328Q318 340 318 350Z', band, 2.6) +
      line('M344 352H438V476H344Z', 2.4, livery.ink, { opacity: 0.8 }) +
      emblemAt(livery.emblem, 352, 374, 78, livery.ink),
    7,
    390,
    420,
  ) + hand('rest', 462, 446, skin, 78);

export const quill: DrawProp = (_pen, { skin }) =>
  turned(
    shape('M190 492Q150 400 178 290Q196 250 214 290Q236 390 194 492Z', PALETTE.white) +
      line(
        'M191 500Q196 400 196 300M191 440L170 410M192 420L166 380M193 400L168 352M196 440L214 410M196 420L220 380M196 400L218 352',
        1.8,
        PALETTE.softInk,
      ),
    28,
    190,
    400,
  ) +
  cuff(128, 504, 30) +
  hand('pinch', 150, 476, skin, 10);

export const charter: DrawProp = (_pen, { skin }) =>
  turned(
    shape('M368 330H480V500H368Z', PALETTE.white, 2.8) +
      shape('M360 322H488V342H360ZM360 490H488V510H360Z', PALETTE.plate, 2.6) +
      line('M384 362h80M384 380h80M384 398h80M384 416h80M384 434h50', 2.2, PALETTE.softInk) +
      circle(456, 462, 20, PALETTE.wax, 2.4),
    14,
    430,
    420,
  ) +
  cuff(380, 514, -14) +
  hand('pinch', 380, 484, skin, 20);

export const chart: DrawProp = (_pen, { skin, accent }) =>
  turned(
    shape('M350 418H500V478H350Z', PALETTE.white, 2.8) +
      line('M362 432H488M362 448H488M362 464H488', 1.4, PALETTE.softInk) +
      shape('M340 414h18v68h-18zM494 414h18v68h-18z', PALETTE.plate) +
      shape('M416 414h18v68h-18z', accent, 2.2),
    -28,
    420,
    450,
  ) +
  cuff(404, 508, -20) +
  hand('grip', 404, 484, skin, -24);

export const playingCards: DrawProp = (_pen, { skin }) => {
  const card = 'M106 346Q106 338 114 338H172Q180 338 180 346V448H106Z';
  const heart = 'M143 362q-22 -18 -24 4q2 18 24 36q22 -18 24 -36q-2 -22 -24 -4z';
  const diamond = 'M143 354L164 384L143 414L122 384Z';
  const fan = repeat(4, (i) =>
    turned(shape(card, PALETTE.white, 2.6) + (i % 2 ? ink(heart, PALETTE.wax) : ink(diamond)), -34 + i * 22, 142, 520),
  );
  return moved(fan + cuff(146, 520) + hand('pinch', 142, 488, skin), 30, -6);
};

export const dice: DrawProp = () => {
  const die = (x: number, y: number, turn: number, pips: string) =>
    moved(
      shape('M-32 -32H32V32H-32Z', PALETTE.white, 3) +
        shape('M-32 -32L-14 -48H50L32 -32ZM32 -32L50 -48V16L32 32Z', '#ded0ae', 2.6) +
        group(pips, { fill: PALETTE.ink }),
      x,
      y,
      1,
      turn,
    );
  const pip = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="6.5"/>`;
  return (
    die(392, 454, -12, pip(-15, -15) + pip(15, 15) + pip(0, 0) + pip(15, -15) + pip(-15, 15)) +
    die(454, 394, 16, pip(-14, -14) + pip(14, 14))
  );
};
