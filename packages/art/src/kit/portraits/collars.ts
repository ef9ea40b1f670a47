import { mass } from '../mass.js';
import { clamp, num, type Point, polar, repeat, smooth } from '../numbers.js';
import { PALETTE } from '../palette.js';
import type { Pen } from '../pen.js';
import { group, line, shape } from '../svg.js';
import { linenHatch } from './materials.js';

export type Collar = 'none' | 'ruff' | 'falling' | 'medici' | 'bands' | 'open' | 'kerchief' | 'cravat' | 'shift';

/** Collars that leave the throat bare, and lie under the head. */
export const OPEN_COLLARS: readonly Collar[] = ['shift', 'medici', 'open'];

/** Pleats of starched linen around the neck. */
function ruff(): string {
  const count = 22;
  const at = (t: number, rx: number, ry: number): Point => [2 - Math.cos(t) * rx, 92 + Math.sin(t) * ry];
  const pair = ([x, y]: Point) => `${num(x)} ${num(y)}`;
  return group(
    repeat(count, (i) => {
      const from = Math.PI * (0.01 + (0.98 * i) / count);
      const to = Math.PI * (0.01 + (0.98 * (i + 1)) / count);
      const middle = (from + to) / 2;
      const shaded = i < 7;
      const fill = shaded ? '#ded0ae' : i % 2 ? PALETTE.white : '#f4ead0';
      const pleat = `M${pair(at(from, 70, 26))}L${pair(at(from, 138, 60))}Q${pair(at(middle, 142, 72))} ${pair(at(to, 138, 60))}L${pair(at(to, 70, 26))}Z`;
      const fold = `M${pair(at(middle, 70, 26))}L${pair(at(middle, 142, 70))}`;
      return `<path d="${pleat}" fill="${fill}"/><path d="${fold}" stroke-width="${shaded ? 2.4 : 1}"/>`;
    }),
    { stroke: PALETTE.ink, 'stroke-width': 1.8, 'stroke-linejoin': 'round' },
  );
}

/** A fan of lace that stands up behind the head. */
export function standingLace(pen: Pen): string {
  const tips = Array.from({ length: 16 }, (_, i): Point => {
    const reach = i % 2 ? 150 : 160;
    return polar(0, 96, Math.PI * (1 + i / 15), reach, reach * 0.86);
  });
  const ribs = tips.map(([x, y], i) => {
    const [fx, fy] = polar(0, 90, Math.PI * (1 + i / 15), 70, 60);
    return `M${num(fx)} ${num(fy)}L${num(x)} ${num(y)}`;
  });
  const outline = `M${tips.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}L60 150H-60Z`;
  const shade = {
    angle: 1.57,
    gap: 7,
    seed: 3,
    step: 10,
    fill: 0.6,
    tone: (x: number) => clamp(0.5 * smooth(-7, -137, x)),
  };
  return mass(pen, outline, PALETTE.white, [shade], 2.4) + line(ribs.join(''), 1.1, PALETTE.softInk);
}

const shift = (pen: Pen) =>
  mass(
    pen,
    'M-64 116Q-96 128 -112 140Q-60 200 0 204Q60 200 112 140Q96 128 64 116Q40 172 0 174Q-40 172 -64 116Z',
    PALETTE.white,
    linenHatch(0, 8, 1.2),
  );

/** Around the point between the eyes, like the head; the accent colours what is not linen. */
export const COLLARS: Readonly<Record<Collar, (pen: Pen, accent: string) => string>> = {
  none: () => '',
  ruff: () => ruff(),
  falling: (pen) =>
    mass(
      pen,
      'M-54 96Q-120 112 -146 150L-132 172L-112 166L-94 182L-72 174L-52 190L-32 180L-6 186L0 128L6 186L32 180L52 190L72 174L94 182L112 166L132 172L146 150Q120 112 54 96Q0 140 -54 96Z',
      PALETTE.white,
      linenHatch(0, 3, 1.3),
    ) + line('M-136 152Q-70 156 -8 168M136 152Q70 156 8 168', 1.2, PALETTE.softInk),
  medici: shift,
  bands: (pen) =>
    shape('M-44 92Q0 126 44 92L48 112Q0 146 -48 112Z', PALETTE.white) +
    mass(pen, 'M-4 122L-34 118L-40 196H-6ZM4 122L34 118L40 196H6Z', PALETTE.white, linenHatch(0, 6, 1.5)),
  open: () =>
    shape('M-46 92L-84 110L-64 160L-8 190ZM46 92L84 110L66 160L8 190Z', PALETTE.white) +
    line('M-62 112L-20 172M-50 108L-14 168M60 112L22 168', 1.4, PALETTE.softInk),
  kerchief: (pen, accent) =>
    mass(
      pen,
      'M-56 84Q0 140 56 84L66 108Q30 148 6 150L34 198L-2 178L-32 200L-8 150Q-40 146 -66 108Z',
      accent,
      linenHatch(0, 5, 0.5),
    ),
  cravat: (pen) =>
    shape('M-46 86Q0 124 46 86L48 110Q0 140 -48 110Z', PALETTE.white) +
    mass(
      pen,
      'M-18 120Q-50 170 -38 214L-20 206L-4 220L14 206L32 216Q50 168 18 120Z',
      PALETTE.white,
      linenHatch(0, 7, 1.57),
    ),
  shift,
};
