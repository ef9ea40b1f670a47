import { compassRose } from '../../../kit/compass-rose.js';
import { skullAt } from '../../../kit/emblems/skull.js';
import { milling } from '../../../kit/icons/signs.js';
import { mass } from '../../../kit/mass.js';
import { brass, iron, wood } from '../../../kit/materials.js';
import { clamp, repeat, smooth } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { stillLife } from '../../../kit/still-life.js';
import { circle, ellipse, line, moved, rope, shape } from '../../../kit/svg.js';

/** Three draws of leather and brass. */
export const spyglass = (pen: Pen) =>
  stillLife(
    pen,
    wood(pen, 'M-260 -26L-120 -32V32L-260 26Z', 34, '#7c4a22') +
      brass(pen, 'M-130 -40L20 -48V48L-130 40Z', 50) +
      wood(pen, 'M12 -52L236 -66V66L12 52Z', 60, '#3a4a58') +
      brass(pen, 'M-272 -34h20v68h-20zM-134 -44h18v88h-18zM8 -58h18v116h-18z', 50) +
      brass(pen, 'M226 -74h34v148h-34z', 70) +
      ellipse(262, 0, 20, 74, '#b9cdd0', 3) +
      line('M254 -50q-10 50 0 96', 4, PALETTE.white) +
      line('M60 -46V46M180 -58V58', 2, PALETTE.coin),
    -30,
    240,
  );

/** In its brass case, the lid thrown back. */
export const compass = (pen: Pen) =>
  stillLife(
    pen,
    brass(pen, 'M-176 -96Q-176 -236 -20 -236Q130 -236 136 -110L110 -96Q20 -150 -140 -70Z', 60) +
      circle(0, 20, 190, '#b5831f', 3.4) +
      circle(0, 20, 172, PALETTE.coin, 2) +
      circle(0, 20, 156, PALETTE.white, 3) +
      line(milling(0, 20, 140, 152, 32), 2.4) +
      compassRose(0, 20, 128) +
      line('M-120 -60Q-60 -130 30 -122', 7, PALETTE.white, { opacity: 0.8 }) +
      circle(-150, -100, 15, '#b5831f', 3) +
      circle(0, 20, 9, PALETTE.coin, 2.4),
    0,
    190,
  );

/** Three hooks and twelve fathoms. */
export const grapnel = (pen: Pen) => {
  const coil = repeat(
    4,
    (i) =>
      `M${-176 + i * 16} ${70 + i * 4}a${120 - i * 14} ${66 - i * 9} 0 1 0 ${240 - i * 28} 0a${120 - i * 14} ${66 - i * 9} 0 1 0 ${-240 + i * 28} 0`,
  );
  return stillLife(
    pen,
    rope(coil, 22) +
      rope('M60 40Q140 30 150 -30', 20) +
      iron(pen, 'M138 -40L150 -190H170L176 -40Q158 -20 138 -40Z', 150) +
      iron(pen, 'M150 -176Q60 -250 20 -120L6 -140L4 -86L48 -98L36 -112Q74 -206 152 -150Z', 130) +
      iron(pen, 'M168 -176Q240 -240 262 -110L282 -124L272 -72L232 -92L246 -102Q226 -200 168 -150Z', 130) +
      iron(pen, 'M150 -170Q120 -210 112 -120L98 -132L106 -84L136 -104L126 -112Q134 -170 160 -150Z', 130) +
      circle(157, -26, 18, 'none', 13) +
      circle(157, -26, 18, 'none', 6, '#7d8686'),
    0,
    210,
  );
};

/** A doubloon with a hole in it: somebody had tried. */
export const doubloon = (pen: Pen) => {
  const disc =
    'M-190 0C-190 -106 -106 -190 0 -190C106 -190 190 -106 190 0C190 106 106 190 0 190C-106 190 -190 106 -190 0Z';
  const shine = { gap: 7, step: 9, seed: 4, fill: 0.6, colour: '#5f3d0c' };
  return stillLife(
    pen,
    mass(pen, disc, '#b5831f', [], 3.4) +
      moved(
        mass(
          pen,
          disc,
          PALETTE.coin,
          [{ ...shine, angle: 0.7, tone: (x, y) => clamp(0.6 * smooth(120, -200, x - y * 0.4) + 0.15) }],
          3,
        ),
        6,
        -8,
      ) +
      line(milling(6, -8, 168, 184, 60), 3) +
      circle(6, -8, 160, 'none', 2.6) +
      circle(6, -8, 152, 'none', 1.4) +
      shape(
        'M-64 84V-40L-90 -60V-100H-62V-80H-40V-100H-12V-80H24V-100H52V-80H74V-100H102V-60L76 -40V84Z',
        PALETTE.uiGold,
        3,
      ) +
      shape('M-14 84V30Q6 -6 26 30V84Z', '#8a5a12', 2.4) +
      line('M-64 -40H76M-60 20H-20M32 20H72M-56 54H-20M32 54H70', 2) +
      skullAt(-18, -36, 50, PALETTE.ink) +
      circle(112, -112, 17, '#5f3d0c', 3) +
      line('M-110 -90Q-80 -140 -20 -150', 7, PALETTE.white, { opacity: 0.7 }),
    0,
    190,
  );
};
