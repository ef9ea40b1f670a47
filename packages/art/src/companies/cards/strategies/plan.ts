import { tint } from '../../../kit/mass.js';
import { clamp, num, polar, repeat } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { clouds, random } from '../../../kit/random.js';
import { circle, ink, line, moved, shape } from '../../../kit/svg.js';
import { plate, WHOLE_WINDOW } from '../../../kit/window.js';

/** Ours are blue with a white deck, theirs are red with a dark one: a plate of a book of tactics, seen from above. */
type Side = 'ours' | 'theirs';

const HULL = 'M0 -54Q21 -32 21 6L17 48Q0 54 -17 48L-21 6Q-21 -32 0 -54Z';
const DECK = 'M0 -38Q13 -22 13 6L11 40H-11L-13 6Q-13 -22 0 -38Z';
const HUES: Readonly<Record<Side, readonly [hull: string, deck: string]>> = {
  ours: ['#2b5480', PALETTE.white],
  theirs: [PALETTE.wax, '#5a4a3a'],
};

/** A ship from above, her bow upwards before she is turned; the wind fills three yards. */
export function ship(side: Side, x: number, y: number, turn = 0, size = 1): string {
  const [hull, deck] = HUES[side];
  const yard = (at: number, half: number) =>
    `M${-half} ${at + 8}Q0 ${at - 12} ${half} ${at + 8}Q0 ${at} ${-half} ${at + 8}Z`;
  return moved(
    shape(HULL, hull, 3) +
      shape(DECK, deck, 1.8) +
      line('M0 -54V-72', 4) +
      shape(yard(-22, 27) + yard(2, 33) + yard(25, 25), PALETTE.paper, 2.4) +
      (side === 'theirs' ? line('M-12 44L12 44M-8 36H8', 3, PALETTE.coin) : ''),
    x,
    y,
    size,
    turn,
  );
}

/** A puff of powder smoke. */
export function smoke(x: number, y: number, size: number, seed = 1): string {
  const next = random(seed * 7 + Math.round(x));
  const bumps = Array.from({ length: 7 }, (_, i) => polar(0, 0, (i / 7) * 2 * Math.PI, 18 + next() * 6));
  const cloud = `M${bumps
    .map(([bx, by], i) => {
      const [nx, ny] = bumps[(i + 1) % bumps.length]!;
      const out = 1.75;
      return `${i ? '' : `${num(bx)} ${num(by)}`}Q${num(((bx + nx) / 2) * out)} ${num(((by + ny) / 2) * out)} ${num(nx)} ${num(ny)}`;
    })
    .join('')}Z`;
  return moved(
    shape(cloud, '#f4efe0', 2.4) + line('M-14 2q6 -10 14 -4M2 12q8 2 12 -6', 1.8, PALETTE.softInk),
    x,
    y,
    size,
  );
}

/** A ball on its way. */
export function shots(data: string): string {
  return line(data, 4.5, PALETTE.ink, { 'stroke-dasharray': '1 13' });
}

/** How somebody sails: a dashed way with a head at its end. */
export function course(data: string, tipX: number, tipY: number, turn: number, colour: string = PALETTE.ink): string {
  return (
    line(data, 6, colour, { 'stroke-dasharray': '20 14' }) +
    moved(ink('M0 -22L15 12L0 4L-15 12Z', colour), tipX, tipY, 1, turn)
  );
}

export function wakeOf(x: number, y: number, turn: number, size = 1): string {
  return moved(
    line('M-14 54Q-22 86 -44 112M14 54Q22 86 44 112M-4 60Q-8 90 -14 118M4 60Q8 90 14 118', 3.4, PALETTE.white, {
      opacity: 0.95,
    }),
    x,
    y,
    size,
    turn,
  );
}

/** Where the wind comes from. */
export function windArrow(x: number, y: number, turn: number, size = 1): string {
  return moved(
    circle(0, 0, 34, PALETTE.paper, 3) +
      shape('M0 30L-15 4H-6V-26H6V4H15Z', PALETTE.coin, 2.6) +
      line(
        repeat(4, (i) => `M${[0, 34, 0, -34][i]} ${[-34, 0, 34, 0][i]}L${[0, 28, 0, -28][i]} ${[-28, 0, 28, 0][i]}`),
        2.4,
      ),
    x,
    y,
    size,
    turn,
  );
}

/** The sea from above within a graduated edge, and what happens on it. */
export function plan(pen: Pen, seed: number, scene: string, water = '#b7cbc2'): string {
  const swell = tint(
    pen,
    { x: 22, y: 22, w: 510, h: 484 },
    {
      gap: 12,
      step: 11,
      seed,
      jitter: 0.4,
      fill: 0.34,
      tolerance: 0.8,
      angle: (seed % 5) * 0.16 - 0.3,
      bend: (u, v) => Math.sin(u * 30 + v * 12) * 4,
      tone: (x, y) => clamp(0.1 + 1.5 * (clouds(x / 80, y / 34, seed + 2) - 0.5)),
      colour: '#1d3540',
      opacity: 0.6,
    },
  );
  const minutes = repeat(
    10,
    (i) =>
      `M${22 + i * 51} 10h25.5v10h-25.5zM${22 + i * 51} 508h25.5v10h-25.5zM10 ${num(22 + i * 48.4)}h10v24.2h-10zM534 ${num(22 + i * 48.4)}h10v24.2h-10z`,
  );
  return plate(
    pen,
    ink(WHOLE_WINDOW, PALETTE.paper) +
      ink('M22 22H532V506H22Z', water) +
      swell +
      scene +
      line('M9 9H545V519H9ZM22 22H532V506H22Z', 2.6) +
      ink(minutes),
  );
}
