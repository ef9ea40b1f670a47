import { milling } from '../../../kit/icons/signs.js';
import { mass } from '../../../kit/mass.js';
import { brass, steel, wood } from '../../../kit/materials.js';
import { clamp, pair, polar, repeat, smooth } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { stillLife } from '../../../kit/still-life.js';
import { circle, ellipse, line, moved, rod, rope, shape } from '../../../kit/svg.js';

function dial(x: number, y: number, r: number, at: number): string {
  return (
    circle(x, y, r, PALETTE.white, 3) +
    line(milling(x, y, r * 0.74, r * 0.92, 10), 2.4) +
    line(`M${x} ${y}L${pair(polar(x, y, (at / 10) * 2 * Math.PI - Math.PI / 2, r * 0.66))}`, 5, PALETTE.wax) +
    circle(x, y, r * 0.14, PALETTE.coin, 2)
  );
}

const coins = (x: number, y: number, count: number) =>
  moved(
    repeat(count, (i) => shape(`M-40 ${-i * 14}v10q40 18 80 0v-10q-40 18 -80 0z`, PALETTE.coin, 2.6)) +
      ellipse(0, -count * 14 + 14, 40, 13, PALETTE.uiGold, 2.6),
    x,
    y,
  );

/** A box of wheels that carries the tens. */
export const countingMachine = (pen: Pen) =>
  stillLife(
    pen,
    wood(pen, 'M-262 -60H262V120H-262Z', 90, '#8a5a2c') +
      brass(pen, 'M-240 -92H240L262 -56H-262Z', 0) +
      brass(pen, 'M-240 -36H240V92H-240Z', 110) +
      repeat(5, (i) => dial(-180 + i * 90, 44, 38, [2, 7, 4, 9, 1][i]!)) +
      shape(
        repeat(5, (i) => `M${-196 + i * 90} -28h32v24h-32z`),
        PALETTE.white,
        2.6,
      ) +
      line(
        repeat(5, (i) => `M${-184 + i * 90} -22v12M${-176 + i * 90} -22v12`),
        3,
      ) +
      rod('M262 20H296V-40', 14, 7, '#8b979c') +
      circle(296, -52, 16, '#5d3a1c', 3),
    -4,
    270,
  );

/** The greater one: two rows, a stepped drum, and what it has earned. */
export const greatMachine = (pen: Pen) =>
  stillLife(
    pen,
    wood(pen, 'M-250 -170H250V130H-250Z', 150, '#6b4423') +
      brass(pen, 'M-232 -150H232V-10H-232Z', 40) +
      repeat(6, (i) => dial(-190 + i * 76, -82, 33, [3, 8, 1, 6, 9, 4][i]!)) +
      steel(pen, 'M-222 10H222V104H-222Z', 90) +
      line(
        repeat(11, (i) => `M${-200 + i * 40} 14V${40 + (i % 4) * 18}`),
        12,
        '#5d6a6c',
      ) +
      line('M-222 56H222', 3) +
      rod('M250 -80H290V-20', 16, 8, PALETTE.coin) +
      circle(290, -8, 17, '#5d3a1c', 3) +
      coins(-190, 206, 4) +
      coins(-96, 214, 2) +
      coins(150, 210, 3),
    0,
    260,
    0.86,
  );

/** The drum that calls to quarters, and the bosun's call. */
export const discipline = (pen: Pen) =>
  stillLife(
    pen,
    mass(
      pen,
      'M-190 -90Q0 -40 190 -90V110Q0 166 -190 110Z',
      '#2b5480',
      [
        {
          angle: 1.5,
          gap: 7,
          step: 10,
          seed: 4,
          fill: 0.66,
          tone: (x) => clamp(0.1 + 0.6 * smooth(40, -190, x) + 0.4 * smooth(120, 190, x)),
        },
      ],
      3,
    ) +
      wood(pen, 'M-200 80Q0 136 200 80V124Q0 184 -200 124Z', 130, '#b5741f') +
      wood(pen, 'M-200 -100Q0 -44 200 -100V-62Q0 -6 -200 -62Z', 0, '#b5741f') +
      ellipse(0, -100, 200, 50, '#f4ead0', 3) +
      rope(
        repeat(
          6,
          (i) =>
            `M${-180 + i * 60} ${-50 + (i === 0 || i === 5 ? -12 : 4)}L${-150 + i * 60} 112L${-120 + i * 60} ${-50 + (i === 5 ? -20 : 4)}`,
        ),
        9,
      ) +
      rod('M-130 -190L110 -96', 17, 10, PALETTE.wood) +
      rod('M150 -206L-70 -92', 17, 10, PALETTE.wood) +
      circle(112, -94, 13, PALETTE.wood, 3) +
      circle(-72, -90, 13, PALETTE.wood, 3) +
      moved(
        brass(pen, 'M-120 -8Q-20 -14 60 -10Q64 -34 90 -34Q118 -30 116 -2Q110 22 84 20Q66 16 60 6L-120 8Z', 20),
        40,
        214,
        1,
        -6,
      ),
    0,
    230,
    0.88,
  );

/** The water climbs in the spout before the storm. */
export const stormGlass = (pen: Pen) =>
  stillLife(
    pen,
    wood(pen, 'M-150 -270H150V250H-150Z', 0, '#7c4a22') +
      line('M-130 -250H130V230H-130Z', 3, PALETTE.coin) +
      mass(
        pen,
        'M-40 -170Q-40 -200 0 -200Q40 -200 40 -170V-60Q108 -20 108 60Q108 150 0 156Q-108 150 -108 60Q-108 -20 -40 -60Z',
        '#e6efe8',
        [
          {
            angle: 1.2,
            gap: 9,
            step: 10,
            seed: 3,
            fill: 0.4,
            colour: '#3a5a66',
            tone: (x) => 0.5 * smooth(0, -110, x),
          },
        ],
        3.4,
      ) +
      shape('M-104 34Q0 52 104 34Q118 150 0 154Q-118 150 -104 34Z', '#6f9fb5', 2.6) +
      shape('M-96 84Q-136 70 -126 -10L-136 -150H-112L-104 -10Q-106 40 -92 50Z', '#6f9fb5', 3) +
      shape('M-136 -150H-112L-114 -184H-134Z', '#e6efe8', 3) +
      line('M56 -10Q84 20 80 80', 8, PALETTE.white) +
      line('M-80 110q10 -8 20 0M-20 124q10 -8 20 0M40 108q10 -8 20 0', 3, '#2f5a70') +
      brass(pen, 'M-52 -78H52V-56H-52ZM-30 156H30V190H-30Z', -60) +
      line('M-44 -228L0 -258L44 -228', 6, PALETTE.coin),
    0,
    170,
    0.94,
  );

/** An eighth of a circle, and where one is. */
export const sextant = (pen: Pen) =>
  stillLife(
    pen,
    brass(pen, 'M0 -210L230 150Q0 236 -230 150ZM0 -140L-150 116Q0 158 150 116Z', 120) +
      brass(pen, 'M-244 140Q0 232 244 140L256 178Q0 278 -256 178Z', 190) +
      line(
        repeat(25, (i) => {
          const angle = Math.PI / 2 + (i - 12) * 0.072;
          return `M${pair(polar(0, -210, angle, 420))}L${pair(polar(0, -210, angle, i % 4 ? 434 : 446))}`;
        }),
        3,
      ) +
      moved(brass(pen, 'M-16 -20H16L20 420H-20Z', 200), 0, -210, 1, 16) +
      moved(shape('M-34 -10H34V34H-34Z', '#cfe0e2', 3.4) + line('M-24 24L20 -4', 4, PALETTE.white), 0, -226, 1, 16) +
      moved(
        brass(pen, 'M-120 -26H90V26H-120Z', 26) + brass(pen, 'M80 -36H126V36H80ZM-150 -20H-118V20H-150Z', 30),
        60,
        -40,
        1,
        -8,
      ) +
      shape('M-150 -70H-112V0H-150Z', '#cfe0e2', 3.4) +
      circle(0, -206, 20, PALETTE.uiGold, 3) +
      circle(-104, 176, 16, PALETTE.uiGold, 3),
    0,
    230,
    0.94,
  );

/** The round of the world, dividers, and the book. */
export const school = (pen: Pen) =>
  stillLife(
    pen,
    wood(pen, 'M-60 150H60L84 220H-84Z', 200, '#7c4a22') +
      wood(pen, 'M-14 96H14V160H-14Z', 130) +
      line('M-190 -60A190 190 0 0 0 190 -60', 20, PALETTE.ink) +
      line('M-190 -60A190 190 0 0 0 190 -60', 13, PALETTE.coin) +
      mass(
        pen,
        'M0 -226C92 -226 166 -152 166 -60C166 32 92 106 0 106C-92 106 -166 32 -166 -60C-166 -152 -92 -226 0 -226Z',
        '#bfd3cb',
        [
          {
            angle: 0.8,
            gap: 8,
            step: 9,
            seed: 6,
            fill: 0.6,
            tone: (x, y) => clamp(0.7 * smooth(60, -190, x - (y + 60) * 0.5)),
          },
        ],
        3.4,
      ) +
      shape(
        'M-30 -212Q40 -216 74 -176Q60 -140 20 -146Q-6 -116 -34 -138Q-60 -176 -30 -212ZM-14 -92Q44 -110 70 -66Q76 -16 40 34Q12 30 8 -10Q-30 -40 -14 -92ZM-130 -110Q-96 -128 -84 -90Q-70 -40 -104 10Q-138 -20 -130 -110Z',
        '#e9d9ad',
        2.6,
      ) +
      line('M-166 -60Q0 -20 166 -60M0 -226Q60 -60 0 106M-120 -172Q0 -140 120 -172M-124 54Q0 84 124 54', 1.8) +
      rod('M0 -226V-262', 10, 5, PALETTE.coin) +
      shape('M96 180Q150 160 196 178Q240 158 292 178V268Q240 250 196 268Q150 250 96 268Z', PALETTE.white, 3) +
      line(
        'M196 178V266M112 200Q150 188 182 200M112 222Q150 210 182 222M210 200Q246 188 278 200M210 222Q246 210 278 222',
        2.4,
      ) +
      rod('M-230 120L-270 262M-230 120L-180 262', 9, 4, '#dde1db') +
      circle(-230, 116, 13, PALETTE.coin, 3),
    0,
    200,
    0.9,
  );
