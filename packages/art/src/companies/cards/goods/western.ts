import { mass } from '../../../kit/mass.js';
import { steel } from '../../../kit/materials.js';
import { clamp, smooth } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { noise } from '../../../kit/random.js';
import { stillLife } from '../../../kit/still-life.js';
import { circle, ellipse, line, moved, rod, rope, shape } from '../../../kit/svg.js';
import { round } from './round.js';

/** Leiden's best, under the seal of the hall. */
export const cloth = (pen: Pen) => {
  const bolt = (x: number, y: number, wash: string, dark: string) =>
    moved(
      round(
        pen,
        'M-230 -44H190Q226 -44 226 0Q226 44 190 44H-230Q-262 40 -262 0Q-262 -40 -230 -44Z',
        wash,
        dark,
        -262,
        226,
        0,
      ) +
        ellipse(196, 0, 30, 44, wash, 3) +
        line('M196 -30a20 30 0 1 0 14 12a12 20 0 1 0 -12 24', 3),
      x,
      y,
    );
  return stillLife(
    pen,
    bolt(0, 120, '#3b5b92', '#0c1f42') +
      bolt(-26, 36, '#a5403a', '#3a0f0c') +
      bolt(14, -48, '#3b5b92', '#0c1f42') +
      shape('M-140 -88Q-60 -130 30 -96L44 90Q-40 60 -120 110Z', '#3b5b92', 3.2) +
      line('M-110 -84Q-100 20 -98 90M-60 -104Q-50 0 -44 78M-8 -104Q6 0 10 80', 2.6, '#0c1f42') +
      line('M-40 96V150', 4, PALETTE.wax) +
      circle(-40, 172, 34, '#8d979a', 3.4) +
      line('M-54 158L-26 186M-26 158L-54 186', 4) +
      circle(-40, 172, 24, 'none', 2.4),
    -3,
    260,
    0.96,
  );
};

/** Cured leaves, and a pipe to try them. */
export const tobacco = (pen: Pen) => {
  const leaf = (x: number, y: number, turn: number, wash: string) =>
    moved(
      mass(
        pen,
        'M0 150Q-96 40 -60 -90Q-30 -170 0 -206Q30 -170 60 -90Q96 40 0 150Z',
        wash,
        [
          {
            angle: 0.9,
            gap: 9,
            step: 10,
            seed: 6,
            fill: 0.6,
            colour: '#2c1a0a',
            tone: (px, py) => clamp(0.3 + 0.4 * smooth(20, -70, px) + 0.4 * (noise(px / 20, py / 20, 3) - 0.5)),
          },
        ],
        3,
      ) + line('M0 156V-180M0 90L-48 40M0 90L48 40M0 20L-60 -30M0 20L60 -30M0 -50L-48 -96M0 -50L48 -96', 3),
      x,
      y,
      1,
      turn,
    );
  return stillLife(
    pen,
    leaf(-118, -30, -44, '#8a5f34') +
      leaf(106, -36, 40, '#7a5230') +
      leaf(-50, -60, -18, '#9a6e3c') +
      leaf(40, -64, 16, '#8a5f34') +
      leaf(-6, -70, 0, '#a97c46') +
      rope('M-52 96Q0 120 52 96', 22) +
      rope('M-50 112Q0 136 50 112', 22) +
      rod('M-270 226L120 176', 17, 10, '#fbf5e4') +
      shape('M104 196Q92 130 104 104H176Q190 150 164 196Q134 214 104 196Z', '#fbf5e4', 3.2) +
      ellipse(140, 106, 36, 12, '#3a2a1c', 3),
    0,
    230,
    0.94,
  );
};

/** Loaves in blue paper, nippers beside them. */
export const sugar = (pen: Pen) => {
  const loaf = (x: number, y: number, size: number) =>
    moved(
      round(pen, 'M-26 -214Q0 -250 26 -214L112 170Q0 216 -112 170Z', '#fbf7ea', '#7c7464', -112, 112) +
        round(pen, 'M-72 -16Q0 16 72 -16L112 170Q0 216 -112 170Z', '#5f7fae', '#16294a', -112, 112) +
        line('M-72 -16Q-40 22 0 -2Q40 22 72 -16', 3),
      x,
      y,
      size,
    );
  return stillLife(
    pen,
    loaf(-120, 10, 1) +
      loaf(92, -10, 1.16) +
      steel(pen, 'M-60 238Q60 180 214 206L218 224Q70 206 -52 256Z', 230) +
      steel(pen, 'M-60 250Q80 232 230 258L226 274Q70 252 -56 266Z', 270) +
      circle(-66, 252, 15, '#8d979a', 3) +
      shape('M214 200l34 -16l8 20l-32 22zM226 256l38 -6v24l-38 4z', '#8d979a', 3) +
      shape('M-230 206l34 -10l22 22l-20 28l-36 -6zM-180 236l26 -6l14 18l-16 20l-26 -6z', '#fbf7ea', 2.8),
    0,
    240,
    0.84,
  );
};

/** What Elmina sends in our game: tusks, and a brass weight. */
export const ivory = (pen: Pen) => {
  const tusk = (x: number, y: number, turn: number, size: number) =>
    moved(
      mass(
        pen,
        'M-250 110Q-60 150 90 40Q200 -50 232 -190Q170 -80 60 -24Q-70 40 -244 20Q-272 60 -250 110Z',
        '#f6ecd0',
        [
          {
            angle: 0.3,
            gap: 7.4,
            step: 10,
            seed: 7,
            fill: 0.6,
            colour: '#6b5330',
            tone: (px, py) => clamp(0.7 * smooth(-10, 90, py + px * 0.36)),
          },
        ],
        3.2,
      ) +
        ellipse(-250, 66, 20, 46, '#c9b48a', 3) +
        ellipse(-250, 66, 9, 24, '#7c6440', 2.4),
      x,
      y,
      size,
      turn,
    );
  return stillLife(
    pen,
    tusk(0, -60, -8, 1) +
      tusk(14, 60, 6, 1.04) +
      shape('M150 160h70v60h-70zM162 138h46v22h-46zM172 120h26v18h-26z', PALETTE.coin, 3.2) +
      line('M150 180h70M150 204h70', 2.6),
    0,
    260,
    0.84,
  );
};
