import { agedPaper } from '../../../kit/aged-paper.js';
import { skullAt } from '../../../kit/emblems/skull.js';
import { letters } from '../../../kit/letters.js';
import { brass, steel, wood } from '../../../kit/materials.js';
import { repeat } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { stillLife } from '../../../kit/still-life.js';
import { circle, line, moved, rod, shape } from '../../../kit/svg.js';
import { silhouette } from '../../figures/silhouettes.js';
import { ship } from '../strategies/plan.js';

const textLines = (x: number, y: number, width: number, count: number, pitch = 15) =>
  repeat(count, (i) => `M${x} ${y + i * pitch}h${i === count - 1 ? width * 0.6 : width}`);

/** What came in, what went out, and for how much. */
export const gazette = (pen: Pen) =>
  stillLife(
    pen,
    agedPaper(pen, 'M-200 -264H190L204 240H-190Z', (x, y) => 0.1 + (x < -120 ? 0.3 : 0) + (y > 180 ? 0.2 : 0), 3) +
      letters('COVRANT', 0, -196, 46, { nib: 17 }) +
      line('M-178 -180H178M-178 -172H178', 2.4) +
      moved(silhouette('srs'), -170, -148, 2.7) +
      line('M-172 -18q10 -7 20 0t20 0t20 0t20 0t20 0t20 0t20 0', 3) +
      line(textLines(14, -150, 164, 9), 3.4, PALETTE.softInk) +
      line(textLines(-172, 14, 166, 14), 3.4, PALETTE.softInk) +
      line(textLines(14, 14, 164, 14), 3.4, PALETTE.softInk) +
      line('M2 -156V220', 2) +
      moved(
        circle(-44, 0, 40, '#dfe9e4', 7) +
          circle(58, 0, 40, '#dfe9e4', 7) +
          circle(-44, 0, 40, 'none', 2, PALETTE.coin) +
          circle(58, 0, 40, 'none', 2, PALETTE.coin) +
          line('M-4 -4Q7 -16 18 -4M98 -6L176 -44M-84 -6L-120 -34', 6) +
          line('M-64 -18L-40 -30M38 -18L62 -30', 5, PALETTE.white),
        120,
        196,
        0.9,
        -10,
      ),
    -5,
    220,
    0.94,
  );

/** So much for every one of them. */
export const bounty = (pen: Pen) =>
  stillLife(
    pen,
    agedPaper(
      pen,
      'M-180 -262Q0 -250 172 -264L184 -60L170 216Q0 204 -176 220L-188 20Z',
      (_x, y) => (y > 120 ? 0.4 : 0.16),
      3.2,
    ) +
      circle(-160, -240, 9, '#5d6362', 3) +
      circle(154, -242, 9, '#5d6362', 3) +
      skullAt(-84, -226, 168, PALETTE.ink) +
      line('M-118 -20L118 24M-118 24L118 -20', 16, PALETTE.ink) +
      line('M-130 66H130M-130 88H130M-130 110H70', 5, PALETTE.softInk) +
      circle(-96, 160, 30, PALETTE.wax, 3) +
      line('M-108 160L-96 146L-84 160L-96 174Z', 3, PALETTE.white) +
      shape(
        'M76 250Q40 170 106 126Q92 108 110 100H170Q186 108 174 126Q240 168 210 250Q144 272 76 250Z',
        '#a9814f',
        3.2,
      ) +
      line('M106 128H174M92 190Q110 170 112 150M196 196Q178 176 170 150', 3) +
      repeat(3, (i) =>
        shape(`M${-4 + i * 26} ${238 + (i % 2) * 14}a30 12 0 1 0 60 0a30 12 0 1 0 -60 0z`, PALETTE.coin, 2.8),
      ),
    3,
    210,
    0.94,
  );

/** Every fight there ever was, and two pieces to try it with. */
export const handbook = (pen: Pen) =>
  stillLife(
    pen,
    wood(pen, 'M-286 -150Q-150 -190 0 -150Q150 -190 286 -150V196Q150 160 0 200Q-150 160 -286 196Z', 220, '#6b2a1c') +
      shape('M-270 -160Q-140 -204 0 -158V180Q-140 140 -270 178Z', '#f6ecd0', 3) +
      shape('M270 -160Q140 -204 0 -158V180Q140 140 270 178Z', PALETTE.white, 3) +
      line(
        'M-246 -134Q-140 -164 -30 -134M-246 -108Q-140 -138 -30 -108M-246 -82Q-140 -112 -30 -82M-246 -56Q-140 -86 -120 -62',
        4,
        PALETTE.softInk,
      ) +
      repeat(3, (i) => ship('ours', -220 + i * 44, 60 - i * 8, 20, 0.5)) +
      repeat(3, (i) => ship('theirs', -150 + i * 50, 120 - i * 14, 200, 0.5)) +
      repeat(4, (i) => ship('ours', 56 + i * 48, -88 + (i % 2) * 12, 90, 0.5)) +
      repeat(3, (i) => ship('theirs', 84 + i * 52, 0, 270, 0.5)) +
      line('M40 60Q140 20 236 64M40 84Q140 44 236 88M40 108Q140 68 236 112', 4, PALETTE.softInk) +
      shape('M-40 226l32 -18l32 18v36l-32 18l-32 -18z', PALETTE.white, 3) +
      line('M-40 226l32 18l32 -18M-8 244v36', 2.6) +
      shape('M60 234l32 -18l32 18v36l-32 18l-32 -18z', '#3a3430', 3) +
      line('M60 234l32 18l32 -18M92 252v36', 2.6, PALETTE.paper),
    0,
    270,
    0.9,
  );

/** Little ships on a chart, a stick to push them. */
export const models = (pen: Pen) =>
  stillLife(
    pen,
    agedPaper(pen, 'M-290 230L-250 -60Q0 -84 250 -60L290 230Q0 210 -290 230Z', (x) => (x < -160 ? 0.4 : 0.14), 3) +
      line(
        'M-262 120Q-120 40 0 80T264 130M-240 -20Q-60 40 240 -10M-60 -70L-90 220M120 -64L140 220',
        2,
        PALETTE.softInk,
      ) +
      moved(silhouette('linieschip', '#2b5480'), -250, -196, 3.9) +
      moved(`<g transform="scale(-1 1)">${silhouette('linieschip', PALETTE.wax)}</g>`, 262, -170, 3.7) +
      wood(pen, 'M-226 -24H-46L-34 0H-238Z', 0, '#7c4a22') +
      wood(pen, 'M60 -8H232L244 16H48Z', 10, '#7c4a22') +
      rod('M-40 250L210 96', 15, 8, PALETTE.wood) +
      steel(pen, 'M196 78L232 118L248 108L212 64Z', 110) +
      brass(pen, 'M-200 130h60v40h-60z', 160) +
      circle(-170, 128, 18, PALETTE.coin, 3),
    0,
    270,
    0.9,
  );
