import { mass } from '../../../kit/mass.js';
import { wood } from '../../../kit/materials.js';
import { num, repeat, smooth } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { random } from '../../../kit/random.js';
import { stillLife } from '../../../kit/still-life.js';
import { circle, ellipse, ink, line, moved, rope, shape } from '../../../kit/svg.js';
import { round } from './round.js';

/** Quills of bark, bound for the hold. */
export const cinnamon = (pen: Pen) => {
  const quill = (y: number, shift: number, wash: string) =>
    round(
      pen,
      `M${-262 + shift} ${y - 24}H${246 + shift}Q${264 + shift} ${y} ${246 + shift} ${y + 24}H${-262 + shift}Z`,
      wash,
      '#3f1f08',
      -262,
      246,
      0,
    ) +
    circle(250 + shift, y, 24, '#d98a4a', 3) +
    line(`M${250 + shift} ${y - 14}a14 14 0 1 0 12 10a8 8 0 1 0 -12 4`, 3);
  return stillLife(
    pen,
    quill(120, 4, '#a85c22') +
      quill(72, -22, '#b86a2c') +
      quill(24, 10, '#9a521c') +
      quill(-24, -12, '#b86a2c') +
      quill(-72, 16, '#a85c22') +
      quill(-120, -8, '#9a521c') +
      rope('M-120 -150Q-150 0 -120 150', 24) +
      rope('M96 -150Q66 0 96 150', 24) +
      rope('M-120 -150Q-60 -210 -10 -170', 18) +
      shape('M-20 196q30 -40 66 -8q-30 34 -66 8zM70 214q34 -30 62 4q-34 24 -62 -4z', '#5f8a5a', 2.8) +
      line('M-12 194L42 186M78 214L126 218', 2),
    -14,
    260,
    0.92,
  );
};

/** A sack of it, and what has been spilt is worth a day's pay. */
export const pepper = (pen: Pen) => {
  const next = random(9);
  const corn = (x: number, y: number, r: number) =>
    circle(x, y, r, '#2a2622', 2.4) +
    line(`M${num(x - r * 0.4)} ${num(y - r * 0.4)}q${num(r * 0.4)} ${num(-r * 0.3)} ${num(r * 0.7)} 0`, 2, '#8a8070');
  return stillLife(
    pen,
    round(pen, 'M-160 -110Q-250 60 -190 200Q-20 250 150 200Q220 60 134 -110Z', '#c9ae78', '#5a4424', -230, 190) +
      ellipse(-13, -112, 150, 48, '#c9ae78', 3.2) +
      ellipse(-13, -112, 124, 36, '#2a2622', 3) +
      repeat(26, (i) => corn(-104 + next() * 184, -128 + next() * 34 - (i % 3) * 4, 13)) +
      rope('M-170 -84Q-20 -20 146 -84', 16) +
      line('M-60 40L60 160M60 40L-60 160M0 30V170', 9, '#5a4424') +
      repeat(9, (i) => corn(120 + (i % 5) * 32 + next() * 12, 170 + Math.floor(i / 5) * 36 + next() * 18, 14)) +
      wood(pen, 'M170 40L214 20L262 110Q250 150 210 140Z', 130, '#a9814f') +
      repeat(4, (i) => corn(206 + i * 12, 104 + (i % 2) * 14, 12)),
    0,
    230,
    0.94,
  );
};

/** Blue on white, packed in tea. */
export const porcelain = (pen: Pen) => {
  const blue = '#2b5aa0';
  return stillLife(
    pen,
    round(
      pen,
      'M-150 -220H-50Q-64 -180 -70 -150Q30 -90 10 50Q-10 150 -50 176H-150Q-190 150 -210 50Q-230 -90 -130 -150Q-136 -180 -150 -220Z',
      '#f6f8f6',
      '#5f7486',
      -215,
      15,
    ) +
      ellipse(-100, -220, 50, 12, '#dfe6ea', 3) +
      line(
        'M-132 -150Q-100 -138 -68 -150M-206 -40Q-100 0 8 -40M-200 70Q-100 108 2 70M-160 156Q-100 170 -44 156',
        6,
        blue,
      ) +
      line('M-150 30Q-150 -20 -100 -20Q-60 -16 -64 24M-100 -20V40M-120 10q-20 -10 -30 6M-84 6q20 -14 30 6', 6, blue) +
      circle(-100, 46, 13, blue) +
      line('M-190 -70q12 -14 24 0t24 0t24 0t24 0t24 0t24 0t24 0', 4, blue) +
      round(pen, 'M50 60H270Q262 160 200 186H120Q58 160 50 60Z', '#f6f8f6', '#5f7486', 50, 270) +
      ellipse(160, 60, 110, 26, '#dfe6ea', 3.2) +
      ellipse(160, 62, 92, 18, '#f6f8f6', 2.4) +
      line('M66 100Q160 132 254 100M92 146Q160 168 228 146', 6, blue) +
      line('M120 122l16 16l16 -16M170 122l16 16l16 -16', 4, blue) +
      line('M-50 -80Q-16 -30 -22 30', 8, PALETTE.white),
    0,
    240,
    0.96,
  );
};

/** Bars from Japan, in their little chest. */
export const copper = (pen: Pen) => {
  const bar = (x: number, y: number) =>
    moved(
      mass(
        pen,
        'M-90 20L-60 -26H96L70 20Z',
        '#dd9462',
        [{ gap: 7, step: 10, seed: 4, fill: 0.4, colour: '#5a240c', tone: (px) => 0.5 * smooth(20, -90, px) }],
        3,
      ) +
        shape('M-90 20H70V60H-90Z', '#c46a3a', 3) +
        shape('M70 20L96 -26V16L70 60Z', '#8f4520', 3) +
        line('M-60 34H-20M-60 46H-30', 3, '#5a240c') +
        ink('M20 30h24v20h-24z', '#8f4520'),
      x,
      y,
    );
  return stillLife(
    pen,
    wood(pen, 'M-260 100H230V200H-260Z', 190, '#8a6740') +
      wood(pen, 'M230 100L276 40V136L230 200Z', 120, '#6b4a2b') +
      line('M-260 134H230M-260 166H230M-200 100V200M170 100V200', 3) +
      bar(-160, 60) +
      bar(14, 60) +
      bar(170, 52) +
      bar(-76, -22) +
      bar(98, -26) +
      bar(10, -106) +
      circle(-230, 118, 7, PALETTE.ink) +
      circle(200, 118, 7, PALETTE.ink),
    0,
    260,
    0.94,
  );
};
