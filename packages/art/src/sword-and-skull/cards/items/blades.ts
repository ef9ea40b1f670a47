import { brass, steel, wood } from '../../../kit/materials.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { stillLife } from '../../../kit/still-life.js';
import { circle, line, rod, shape } from '../../../kit/svg.js';

const grip = (pen: Pen, from: number, to: number, wash = '#4a3320') =>
  wood(pen, `M${from} -15Q${(from + to) / 2} -21 ${to} -15V15Q${(from + to) / 2} 21 ${from} 15Z`, 18, wash) +
  line(
    Array.from({ length: 6 }, (_, i) => `M${from + 8 + i * ((to - from - 16) / 5)} -17l-5 34`).join(''),
    2,
    PALETTE.coin,
  );

/** Broad and short, with a shell over the hand. */
export const cutlass = (pen: Pen) =>
  stillLife(
    pen,
    steel(pen, 'M-118 -26Q70 -40 222 -92Q262 -108 284 -128Q286 -74 226 -24Q90 50 -118 28Z') +
      line('M-112 -12Q80 -26 232 -78', 2, '#5a6468') +
      grip(pen, -240, -124) +
      brass(
        pen,
        'M-128 -58Q-104 -62 -98 -22V34Q-102 74 -134 74Q-200 82 -250 40L-240 26Q-190 58 -142 52Q-126 46 -126 0Z',
      ) +
      circle(-252, 4, 24, PALETTE.coin, 3) +
      circle(-252, 4, 12, 'none', 2),
    -36,
    230,
  );

/** Straight, narrow and half as long as a sword. */
export const dirk = (pen: Pen) =>
  stillLife(
    pen,
    steel(pen, 'M-80 -24L196 -16L262 0L196 16L-80 24Z', 22) +
      line('M-76 0H220', 2.4, '#5a6468') +
      grip(pen, -206, -92, '#1f2f44') +
      brass(pen, 'M-94 -64Q-78 -68 -76 -50V50Q-78 68 -94 64Q-104 30 -104 0Q-104 -30 -94 -64Z') +
      circle(-85, -58, 13, PALETTE.coin, 2.6) +
      circle(-85, 58, 13, PALETTE.coin, 2.6) +
      shape('M-206 -22L-240 -14V14L-206 22Z', PALETTE.coin, 2.8) +
      line('M-226 14q-10 34 12 48t0 44', 7) +
      line('M-226 14q-10 34 12 48t0 44', 3.4, PALETTE.coin),
    -40,
    210,
  );

/** Slender and gilded; a tassel hangs from the knuckle-bow. */
export const sabre = (pen: Pen) =>
  stillLife(
    pen,
    steel(pen, 'M-110 -12Q100 -4 284 -112Q220 26 -110 18Z', 30) +
      line('M-100 -2Q90 8 240 -70', 1.8, '#5a6468') +
      shape('M-70 -8q24 -6 48 0t48 -3v12q-24 6 -48 2t-48 2z', PALETTE.coin, 1.6) +
      grip(pen, -232, -116, '#efe4c8') +
      brass(
        pen,
        'M-120 -56Q-96 -52 -100 -16L-98 22Q-98 60 -130 66Q-190 74 -236 34L-244 6L-226 4Q-196 48 -150 44Q-122 40 -120 0Z',
      ) +
      shape('M-250 -26Q-226 -34 -222 -8Q-222 16 -240 20Q-266 18 -264 -6Q-262 -20 -250 -26Z', PALETTE.coin, 2.8) +
      rod('M-170 62Q-176 92 -160 112', 7, 3, PALETTE.wax) +
      shape('M-170 110h22l8 52q-20 10 -38 0z', PALETTE.wax, 2.6) +
      line('M-164 120l-4 40M-158 120v42M-152 120l5 40', 1.6, PALETTE.coin),
    -38,
    236,
  );

/** For fish and whoever comes in between. */
export const knife = (pen: Pen) =>
  stillLife(
    pen,
    steel(pen, 'M-60 -30L150 -52Q214 -56 262 -24Q190 34 60 44L-60 30Z', 30) +
      line('M-40 -14L140 -34', 1.8, '#5a6468') +
      line('M186 -6l20 -8M164 8l22 -8M140 18l24 -8', 1.8, '#7f2417') +
      wood(pen, 'M-60 -30Q-150 -46 -226 -28Q-252 -6 -232 22Q-150 44 -60 30Z', 36) +
      circle(-100, 0, 7, PALETTE.coin, 2.4) +
      circle(-150, -2, 7, PALETTE.coin, 2.4) +
      circle(-200, -4, 7, PALETTE.coin, 2.4),
    -34,
    220,
  );

/** The blade widens towards its point. */
export const scimitar = (pen: Pen) =>
  stillLife(
    pen,
    steel(pen, 'M-120 -16Q40 -16 140 -88Q190 -122 236 -190Q288 -110 248 -28Q150 70 -120 26Z', 40) +
      line('M-110 -2Q60 4 170 -72Q206 -100 232 -146', 2, '#5a6468') +
      shape('M150 -30l22 -14l6 26zM112 -4l22 -12l4 24z', PALETTE.wax, 1.8) +
      grip(pen, -228, -124, '#5c1a22') +
      brass(pen, 'M-126 -70Q-100 -54 -108 0Q-100 56 -126 76Q-150 60 -140 30Q-134 0 -142 -26Q-150 -56 -126 -70Z') +
      brass(pen, 'M-226 -18Q-262 -44 -272 -10Q-268 30 -244 40Q-224 34 -226 16Z', 20) +
      circle(-248, 2, 8, '#2c6a74', 2.4),
    -34,
    230,
  );

/** Made to cut ropes and doors. */
export const axe = (pen: Pen) =>
  stillLife(
    pen,
    wood(pen, 'M-270 -12Q-120 -24 30 -16L196 -18V18L30 18Q-120 26 -270 16Z', 24) +
      line('M-250 -14v32M-236 -15v34M-222 -16v35', 3, '#cdb27a') +
      steel(pen, 'M104 -22L98 -62Q70 -120 40 -150Q130 -186 222 -142Q196 -106 190 -62L186 -22Z', 60) +
      steel(pen, 'M112 22H178L172 54L200 116L144 66L116 54Z', 60) +
      line('M56 -146Q132 -172 206 -136', 2.4, '#5a6468') +
      shape('M98 -22H192V22H98Z', '#5d6362', 2.8) +
      circle(145, 0, 7, PALETTE.coin, 2.2),
    -38,
    230,
  );

/** A turned pin of ash: belays a line by day. */
export const pin = (pen: Pen) =>
  stillLife(
    pen,
    wood(
      pen,
      'M-266 0Q-266 -30 -226 -34Q-150 -50 -88 -36Q-70 -48 -54 -36L-48 -26Q90 -30 222 -18Q250 -12 250 0Q250 12 222 18Q90 30 -48 26L-54 36Q-70 48 -88 36Q-150 50 -226 34Q-266 30 -266 0Z',
      40,
    ) +
      line('M-88 -36V36M-54 -36V36', 2.4) +
      line('M30 -30q24 30 -6 60M58 -30q24 30 -6 60M86 -29q24 29 -6 58', 14) +
      line('M30 -30q24 30 -6 60M58 -30q24 30 -6 60M86 -29q24 29 -6 58', 9, '#cdb27a') +
      line('M104 28Q150 70 130 120T190 190', 12) +
      line('M104 28Q150 70 130 120T190 190', 7, '#cdb27a'),
    -36,
    220,
  );
