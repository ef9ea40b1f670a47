import { brass, iron, wood } from '../../../kit/materials.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { stillLife } from '../../../kit/still-life.js';
import { circle, line, rod, shape } from '../../../kit/svg.js';

/** The flintlock: plate, cock with its flint, pan and trigger; x is the middle of the plate. */
function lock(pen: Pen, x: number, y: number): string {
  return (
    iron(
      pen,
      `M${x - 52} ${y}Q${x - 40} ${y - 18} ${x + 44} ${y - 16}L${x + 56} ${y}Q${x} ${y + 26} ${x - 52} ${y}Z`,
      20,
    ) +
    shape(
      `M${x - 30} ${y - 10}Q${x - 56} ${y - 40} ${x - 30} ${y - 64}L${x - 6} ${y - 58}L${x - 10} ${y - 46}L${x - 24} ${y - 46}Q${x - 34} ${y - 30} ${x - 14} ${y - 12}Z`,
      '#5d6362',
      2.6,
    ) +
    shape(`M${x + 16} ${y - 16}L${x + 10} ${y - 52}H${x + 22}L${x + 34} ${y - 16}Z`, '#8b979c', 2.4) +
    circle(x - 24, y - 2, 5, PALETTE.ink)
  );
}

function trigger(x: number, y: number): string {
  return (
    rod(
      `M${x - 34} ${y}Q${x - 30} ${y + 46} ${x + 6} ${y + 44}Q${x + 40} ${y + 42} ${x + 44} ${y}`,
      10,
      5,
      PALETTE.coin,
    ) + line(`M${x - 2} ${y}q12 16 0 30`, 6)
  );
}

/** One shot at arm's length. */
export const pistol = (pen: Pen) =>
  stillLife(
    pen,
    iron(pen, 'M-60 -66H244V-34H-60Z', 66) +
      line('M236 -74V-26', 9) +
      line('M236 -74V-26', 4, PALETTE.coin) +
      wood(
        pen,
        'M-92 -58Q-40 -62 10 -58L190 -34V-16Q90 6 -10 6Q-70 14 -104 60Q-132 104 -146 148Q-190 160 -214 128Q-196 40 -150 -14Q-124 -48 -92 -58Z',
        110,
      ) +
      brass(pen, 'M-146 148Q-190 160 -214 128L-224 150Q-214 188 -168 186Q-138 180 -146 148Z', 180) +
      lock(pen, -34, -26) +
      trigger(-30, 8) +
      rod('M20 -6H214', 9, 4, PALETTE.spar) +
      shape('M90 -70h16v62h-16z', PALETTE.coin, 2.2),
    -14,
    220,
  );

/** Long and heavy; the sea has dulled its barrel. */
export const musket = (pen: Pen) =>
  stillLife(
    pen,
    iron(pen, 'M-60 -30H330V-8H-60Z', 20) +
      wood(
        pen,
        'M-340 -20L-330 62Q-240 40 -160 20Q-120 8 -60 12L250 10V-8L-50 -12Q-120 -38 -190 -26Q-270 -14 -340 -20Z',
        40,
      ) +
      brass(pen, 'M-340 -20L-330 62L-350 64Q-362 20 -354 -22Z', 40) +
      lock(pen, -70, -6) +
      trigger(-80, 16) +
      rod('M-10 14H300', 7, 3, '#8b979c') +
      shape('M40 -34h14v50h-14zM150 -34h14v50h-14zM240 -34h14v50h-14z', PALETTE.coin, 2.2) +
      line('M-160 14Q-60 130 60 104T246 16', 11) +
      line('M-160 14Q-60 130 60 104T246 16', 6.5, PALETTE.white),
    -38,
    270,
  );

/** Whatever is in reach is loaded, and whoever is in front is hit. */
export const blunderbuss = (pen: Pen) =>
  stillLife(
    pen,
    brass(pen, 'M-40 -44L150 -50Q210 -54 262 -84V50Q210 20 150 14L-40 4Z', 70) +
      shape('M252 -92Q276 -92 276 -17Q276 58 252 58Q238 20 238 -17Q238 -54 252 -92Z', '#b5831f', 3) +
      shape('M256 -72Q266 -66 266 -17Q266 34 256 40Q246 10 246 -17Q246 -46 256 -72Z', PALETTE.ink, 1) +
      wood(
        pen,
        'M-262 -34L-250 66Q-190 58 -140 32Q-100 16 -40 22L130 14V-2L-30 -14Q-70 -54 -120 -44Q-190 -28 -262 -34Z',
        60,
      ) +
      brass(pen, 'M-262 -34L-250 66L-272 70Q-286 20 -278 -36Z', 50) +
      lock(pen, -56, -12) +
      trigger(-64, 22) +
      line('M20 -46q6 24 0 48M60 -48q6 26 0 52M190 -58q8 40 0 80', 2, '#5f3d0c') +
      circle(170, 120, 13, '#5d6362', 2.6) +
      circle(204, 132, 13, '#5d6362', 2.6) +
      circle(138, 136, 13, '#5d6362', 2.6),
    -20,
    230,
  );
