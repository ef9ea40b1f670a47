import { agedPaper } from '../../../kit/aged-paper.js';
import { icon } from '../../../kit/icons/icon.js';
import { waxOutline } from '../../../kit/icons/signs.js';
import { brass, steel, wood } from '../../../kit/materials.js';
import { num, pair, polar, repeat } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { cuff, hand } from '../../../kit/portraits/hands.js';
import { stillLife } from '../../../kit/still-life.js';
import { circle, line, moved, rod, rope, shape } from '../../../kit/svg.js';

function sword(pen: Pen): string {
  return (
    steel(pen, 'M-90 -14L230 -10L262 0L230 10L-90 14Z', 14) +
    line('M-84 0H220', 1.8, '#5a6468') +
    wood(pen, 'M-200 -12H-96V12H-200Z', 14, '#4a3320') +
    brass(pen, 'M-104 -56H-86V56H-104Z', 40) +
    circle(-210, 0, 17, PALETTE.coin, 2.8)
  );
}

/** Two swords bound together, and a branch of laurel. */
export const peace = (pen: Pen) =>
  stillLife(
    pen,
    moved(sword(pen), 20, -10, 1, -58) +
      moved(sword(pen), -20, -10, 1, -122) +
      rod('M-190 190Q0 250 190 190', 9, 4, '#4d7a52') +
      shape(
        repeat(8, (i) => {
          const x = -168 + i * 48;
          const y = num(205 + 22 * Math.sin((i / 7) * Math.PI));
          return `M${x} ${y}q-22 -22 -4 -46q22 14 4 46zM${x + 8} ${y}q24 8 44 -10q-20 -18 -44 10z`;
        }),
        '#6f9a5c',
        2.2,
      ) +
      shape('M-60 30Q0 6 60 30L52 62Q0 40 -52 62Z', PALETTE.white, 2.8) +
      shape('M-10 50L-60 130L-34 126L-22 152L14 62ZM10 50L60 130L34 126L22 152L-14 62Z', PALETTE.white, 2.6) +
      circle(0, 40, 20, PALETTE.wax, 3),
    0,
    190,
  );

function die(x: number, y: number, turn: number, pips: readonly (readonly [number, number])[]): string {
  return moved(
    shape('M-70 -60Q-70 -70 -60 -70H60Q70 -70 70 -60V60Q70 70 60 70H-60Q-70 70 -70 60Z', '#f4ead0', 3.4) +
      shape('M-70 -62L-40 -100Q-36 -104 -28 -104H88Q98 -104 92 -96L68 -66Z', '#fdf7e4', 3.2) +
      shape('M70 -62L94 -96Q98 -98 98 -90V34Q98 40 94 46L70 64Z', '#d8c79c', 3.2) +
      pips.map(([px, py]) => circle(px, py, 12, PALETTE.ink)).join(''),
    x,
    y,
    1,
    turn,
  );
}

/** The die is turned before anybody has read it. */
export const thinking = (pen: Pen) =>
  stillLife(
    pen,
    line('M-190 40A200 180 0 0 1 150 -150', 18) +
      line('M-190 40A200 180 0 0 1 150 -150', 10, '#2c6a74') +
      shape('M128 -190L204 -122L112 -92Z', '#2c6a74', 3.4) +
      `<g opacity=".45">${die(-120, 80, -24, [[0, 0]])}</g>` +
      die(50, 50, 12, [
        [-36, -36],
        [36, -36],
        [0, 0],
        [-36, 36],
        [36, 36],
      ]),
    0,
    150,
  );

/** A finger that knows the way. */
export const guide = (pen: Pen) =>
  stillLife(
    pen,
    agedPaper(
      pen,
      'M-230 -180Q-100 -200 20 -184T236 -176Q224 -40 236 60T228 196Q100 184 -20 196T-232 190Q-224 60 -234 -40Z',
      (x, y) => (Math.abs(x) + Math.abs(y)) / 900,
      3,
    ) +
      shape(
        'M-160 60Q-190 -20 -120 -70Q-60 -140 40 -116Q140 -120 170 -40Q190 60 110 110Q20 150 -70 120Q-140 110 -160 60Z',
        '#d8c79c',
        3,
      ) +
      line('M-174 76Q-204 -24 -130 -84Q-66 -156 42 -132Q154 -136 186 -46', 1.8, '#1d3540') +
      line('M-110 70Q-60 30 -70 -20T20 -40T90 20', 6, PALETTE.wax, { 'stroke-dasharray': '16 13' }) +
      line('M80 8l26 26M106 8l-26 26', 9, PALETTE.wax) +
      shape('M-40 -70l22 -34l24 34zM-8 -62l20 -30l22 30z', '#b9a284', 2.4) +
      moved(
        shape(
          'M-14 -120Q0 -136 14 -120L18 -30Q44 -36 52 -18Q72 -16 70 6Q84 14 78 40Q78 90 40 110H-30Q-62 80 -60 40Q-76 10 -62 -6Q-46 -12 -34 14L-18 22Z',
          '#a37048',
          3,
        ) +
          line('M18 -30V16M52 -18Q54 0 50 18M70 6Q72 20 66 30M-10 -112h20', 2.2, '#2a1509') +
          shape('M-44 104H52L66 190H-60Z', '#4d7a52', 3),
        124,
        150,
        1,
        -14,
      ),
    0,
    200,
  );

/** Going, going. */
export const auction = (pen: Pen) =>
  stillLife(
    pen,
    wood(pen, 'M-200 90Q0 60 200 90V150Q0 190 -200 150Z', 150, '#7c4a22') +
      line('M-196 112Q0 84 196 112', 2.4) +
      moved(
        wood(pen, 'M30 -16H270V16H30Z', 18, '#8a5a2b') +
          wood(pen, 'M-62 -90H34Q48 -86 48 -70V70Q48 86 34 90H-62Q-76 86 -76 70V-70Q-76 -86 -62 -90Z', 90, '#8a5a2b') +
          shape('M-78 -52H50V-36H-78ZM-78 36H50V52H-78Z', PALETTE.coin, 2.6) +
          circle(276, 0, 20, PALETTE.coin, 3),
        -60,
        -40,
        1,
        -30,
      ) +
      line('M-170 40l-30 -26M-150 20l-14 -36M-186 66l-38 -8', 5, PALETTE.wax) +
      moved(icon('coin'), 96, 16, 0.9) +
      moved(icon('coin'), 150, 40, 0.9),
    0,
    210,
  );

/** A price for what was not for sale. */
export const bargain = (pen: Pen) =>
  stillLife(
    pen,
    agedPaper(pen, 'M-220 -140L120 -180L160 150L-190 190Z', (x) => 0.5 - x / 700, 3) +
      line('M-170 -90L80 -120M-166 -56L84 -86M-162 -22L60 -48M-158 12L90 -16M-154 46L20 26', 3, PALETTE.softInk) +
      line('M-140 120q20 -40 40 -10t40 -10t30 0', 4) +
      moved(
        steel(pen, 'M-14 40L-10 -150L0 -176L10 -150L14 40Z', 20) +
          brass(pen, 'M-48 30H48V48H-48Z', 60) +
          wood(pen, 'M-12 48H12V150H-12Z', 150, '#5c1a22') +
          circle(0, 158, 16, PALETTE.coin, 2.6),
        20,
        20,
        1,
        166,
      ) +
      shape('M90 130Q70 60 110 30L96 4H190L176 30Q222 60 204 130Q196 170 148 172Q98 170 90 130Z', '#8a5a2b', 3.2) +
      rope('M104 28Q144 44 184 28', 12) +
      moved(icon('coin'), 112, 76, 0.72) +
      line('M108 110q-4 -34 14 -54', 3, '#d9a86a'),
    0,
    200,
  );

/** Signed and sealed. */
export const commission = (pen: Pen) =>
  stillLife(
    pen,
    agedPaper(pen, 'M-180 -200H180V190Q90 176 0 190T-180 190Z', (x, y) => 0.15 + (y + x * -0.4) / 900, 3) +
      shape('M-204 -224H204V-188H-204Z', '#e0cfa0', 3) +
      moved(icon('crown'), -60, -170, 1.2) +
      line('M-140 -20H140M-140 14H140M-140 48H120M-140 82H60', 4, PALETTE.softInk) +
      line('M-140 140q24 -50 44 -10t36 -24t30 14t40 -20', 4, '#1d3a6a') +
      shape('M70 120L40 250L76 232L96 262L112 130ZM120 120L150 250L116 234L96 262L84 130Z', '#1d3a6a', 3) +
      shape(waxOutline(96, 108, 58), PALETTE.wax, 3.4) +
      circle(96, 108, 40, 'none', 2.6, '#e6a08a') +
      moved(icon('anchor', { ink: '#e6a08a' }), 68, 80, 0.56),
    0,
    180,
  );

function pile(x: number, y: number, count: number): string {
  return (
    repeat(count, (i) => shape(`M${x - 40} ${y - i * 17}v13q40 20 80 0v-13q-40 20 -80 0z`, PALETTE.coin, 2.6)) +
    `<ellipse cx="${x}" cy="${y - (count - 1) * 17}" rx="40" ry="14" fill="${PALETTE.uiGold}" stroke="${PALETTE.ink}" stroke-width="2.6"/>`
  );
}

/** Counted out, to the last man. */
export const shares = (pen: Pen) =>
  stillLife(
    pen,
    pile(-150, -20, 7) +
      pile(-40, -40, 4) +
      pile(70, -30, 6) +
      pile(176, -20, 3) +
      pile(-100, 90, 3) +
      pile(16, 96, 5) +
      pile(130, 92, 4) +
      moved(icon('coin'), -210, 120, 0.8) +
      moved(icon('coin'), 176, 120, 0.8),
    0,
    220,
  );

/** Nobody has seen anything. */
export const fingers = (pen: Pen) =>
  stillLife(
    pen,
    shape(
      'M-80 -10Q-70 -56 -104 -80L-86 -104H60L76 -80Q42 -56 52 -10Q130 40 112 130Q96 190 -14 192Q-124 190 -140 130Q-158 40 -80 -10Z',
      '#8a5a2b',
      3.4,
    ) +
      rope('M-84 -28Q-14 -8 56 -28', 15) +
      line('M-120 110Q-130 60 -86 26M-100 130Q-104 90 -80 66M80 40Q104 80 94 120', 3, '#d9a86a') +
      moved(icon('coin'), -52, 60, 0.84) +
      line('M64 -22Q120 -10 140 24M-92 -22Q-150 0 -160 40', 8, '#cdb27a') +
      moved(hand('pinch', 0, 0, 1, 0) + cuff(0, 46, 0, '#3a2f28'), 84, -116, 2.3, 214) +
      moved(icon('coin'), 10, -160, 0.62),
    0,
    170,
  );

/** The drum goes round the island. */
export const recruits = (pen: Pen) =>
  stillLife(
    pen,
    wood(pen, 'M-150 -60Q0 -10 150 -60V110Q0 170 -150 110Z', 150, '#2c6a74') +
      shape('M-150 -60Q0 -10 150 -60V-30Q0 20 -150 -30ZM-150 86Q0 140 150 86V116Q0 170 -150 116Z', PALETTE.wax, 3) +
      line(
        'M-140 -22L-96 104M-52 124L-96 -6M-52 124L-4 8M40 128L-4 8M40 128L90 -4M132 96L90 -4M140 -20L132 96',
        6,
        PALETTE.white,
      ) +
      `<ellipse cx="0" cy="-62" rx="150" ry="48" fill="#f4ead0" stroke="${PALETTE.ink}" stroke-width="3.4"/>` +
      line('M-110 -66Q0 -32 110 -66', 2, PALETTE.softInk) +
      rod('M-60 -70L-200 -200M70 -70L190 -212', 15, 8, PALETTE.spar) +
      circle(-54, -66, 13, PALETTE.spar, 3) +
      circle(64, -66, 13, PALETTE.spar, 3) +
      moved(icon('anchor', { ink: PALETTE.uiGold }), -34, 36, 0.68),
    0,
    180,
  );

/** Steel on steel, and one of them gives way. */
export const blow = (pen: Pen) => {
  const rays = repeat(16, (i) => {
    const at = (turn: number, r: number) => pair(polar(20, -30, (i * Math.PI) / 8 + turn, r));
    return `M${at(-0.09, 60)}L${at(0, i % 2 ? 150 : 210)}L${at(0.09, 60)}Z`;
  });
  return stillLife(
    pen,
    shape(rays, PALETTE.uiGold, 2.4) +
      circle(20, -30, 64, PALETTE.white, 3) +
      moved(sword(pen), -44, 20, 1.06, -40) +
      moved(
        steel(pen, 'M-140 -13L0 -11L10 4L-6 12L-140 13Z', 14) +
          wood(pen, 'M-240 -12H-146V12H-240Z', 14, '#5c1a22') +
          brass(pen, 'M-152 -52H-136V52H-152Z', 40),
        150,
        60,
        1,
        216,
      ) +
      moved(steel(pen, 'M0 -11L110 -9L136 0L110 9L0 11L-10 2Z', 14), -70, -120, 1, 200),
    0,
    200,
  );
};
