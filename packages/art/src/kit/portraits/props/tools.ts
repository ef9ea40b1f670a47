import { repeat } from '../../numbers.js';
import { PALETTE } from '../../palette.js';
import { circle, line, rod, shape, rope as strands, turned } from '../../svg.js';
import { cuff, hand } from '../hands.js';
import type { DrawProp } from './prop.js';

export const spade: DrawProp = (_pen, { skin }) =>
  rod('M452 540L404 178', 15, 8, PALETTE.spar) +
  shape('M372 182Q366 96 392 66Q432 84 438 172Z', '#8d9192', 3) +
  line('M394 80L404 176', 1.8) +
  cuff(452, 466, -8) +
  hand('grip', 442, 448, skin, -8);

export const hammer: DrawProp = (_pen, { skin }) =>
  rod('M128 540L104 330', 15, 8, PALETTE.spar) +
  shape('M56 336L52 296L140 284L160 308L146 330Z', '#7d8386', 3) +
  line('M62 302L138 292', 2, PALETTE.white) +
  cuff(122, 456, 6) +
  hand('grip', 118, 440, skin, 6);

export const rope: DrawProp = () => {
  const coil = repeat(
    4,
    (i) =>
      `M${92 + i * 9} ${392 + i * 4}Q${60 + i * 16} 470 ${110 + i * 14} 528Q170 ${500 - i * 10} ${176 - i * 4} ${430 - i * 6}Q150 ${366 + i * 8} ${92 + i * 9} ${392 + i * 4}`,
  );
  return strands(coil, 10);
};

export const anchor: DrawProp = () => {
  const iron =
    'M430 256V428M388 292H472M356 366Q368 430 430 432Q492 430 504 366M356 366l-10 26M356 366l24 16M504 366l10 26M504 366l-24 16';
  return (
    line(iron, 24) +
    circle(430, 234, 22, 'none', 22) +
    line(iron, 15, '#8b979c') +
    circle(430, 234, 22, 'none', 13, '#8b979c') +
    line('M434 266V422', 2.4, PALETTE.white, { opacity: 0.7 })
  );
};

export const spyglass: DrawProp = (_pen, { skin, coat }) =>
  turned(
    shape('M300 216H384V248H300Z', '#7c4a22', 2.8) +
      shape('M384 210H462V254H384Z', '#8a5a2b', 2.8) +
      shape('M462 202H548V262H462Z', '#7c4a22', 2.8) +
      shape('M376 208h12v48h-12zM456 200h12v64h-12zM540 198h14v68h-14zM296 212h10v40h-10z', PALETTE.coin, 2.2) +
      line('M392 218H454M470 212H538', 2.2, '#d9a86a'),
    -17,
    316,
    232,
  ) +
  shape('M470 540Q520 420 440 262L396 280Q430 400 380 540Z', coat, 2.8) +
  line('M440 300Q466 400 440 528', 1.8) +
  cuff(418, 272, -18) +
  hand('grip', 412, 246, skin, -20);
