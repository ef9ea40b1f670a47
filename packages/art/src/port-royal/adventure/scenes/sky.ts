import { swell } from '../../../kit/burin.js';
import { tint } from '../../../kit/mass.js';
import { clamp, hill, num, type Point, polar, repeat, smooth } from '../../../kit/numbers.js';
import type { Rectangle } from '../../../kit/path.js';
import { clouds, random } from '../../../kit/random.js';
import { circle, ink, line } from '../../../kit/svg.js';
import { HORIZON, PLATE, type SceneTools } from './light.js';

/** A light in the dark, with the air around it. */
export function glow({ pen }: SceneTools, x: number, y: number, r: number): string {
  return circle(x, y, r, `url(#${pen.id}glow)`);
}

export function sky({ pen, light }: SceneTools, seed = 3, cover: number = light.cover): string {
  const bank = (x: number, y: number) => smooth(0.47, 0.62, clouds(x / 170 + seed, y / 56 + seed, 5 + seed));
  return (
    ink(`M0 0H${PLATE.w}V${HORIZON + 6}H0Z`, `url(#${pen.id}sky)`) +
    tint(
      pen,
      { x: 0, y: 0, w: PLATE.w, h: HORIZON - 2 },
      {
        gap: 8.8,
        step: 14,
        seed,
        jitter: 0.1,
        fill: 0.5,
        tolerance: 0.8,
        colour: light.streak,
        opacity: 0.75,
        tone: (x, y) =>
          clamp(
            cover * (light.stars > 0 ? bank(x, y) * smooth(20, 260, y) : 0.5 - 0.5 * bank(x, y)) +
              0.12 * smooth(260, 430, y),
          ),
      },
    ) +
    stars({ pen, light }, seed)
  );
}

function stars({ light }: SceneTools, seed: number): string {
  const next = random(seed * 7 + 4);
  const data = repeat(light.stars, () => {
    const x = num(next() * PLATE.w);
    const r = 1 + next() * 2.4;
    const y = num(next() * 340);
    const a = num(r * 0.5);
    const b = num(r * 1.5);
    return `M${x} ${y}l${a} ${b}l${b} ${a}l-${b} ${a}l-${a} ${b}l-${a} -${b}l-${b} -${a}l${b} -${a}z`;
  });
  return ink(data, '#f3e7cb');
}

const TAIL = [
  [-0.16, 260, 3],
  [-0.06, 340, 5],
  [0.05, 370, 6],
  [0.15, 310, 4],
  [0.26, 210, 2.6],
] as const;

export function comet(stage: SceneTools, x: number, y: number): string {
  const tail = TAIL.map(([turn, length, width]) => {
    const ray = Array.from({ length: 20 }, (_, i): Point => polar(x, y, -0.526 + turn, (length * i) / 19));
    return swell(ray, (_x, _y, t) => width * (1 - t) + 0.3);
  }).join('');
  return ink(tail, '#f3e7cb', { opacity: 0.85 }) + glow(stage, x, y, 54) + circle(x, y, 11, '#fffbe8', 2, '#e9c46a');
}

export function moon(stage: SceneTools, x: number, y: number, r = 34): string {
  return (
    glow(stage, x, y, r * 2.6) +
    circle(x, y, r, '#f6ecd0', 2.4, '#c9b98a') +
    line(`M${x - r * 0.4} ${y - r * 0.3}q8 -8 16 0M${x + r * 0.1} ${y + r * 0.3}q9 -7 18 0`, 2, '#c9b98a')
  );
}

/** The sun on the horizon, half up. */
export function sunrise(stage: SceneTools, x: number): string {
  const rays = repeat(13, (i) => {
    const angle = -Math.PI * (0.06 + 0.0733 * i);
    const [ax, ay] = polar(x, HORIZON, angle, 74);
    const [bx, by] = polar(x, HORIZON, angle, i % 2 ? 150 : 210);
    return `M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`;
  });
  return (
    glow(stage, x, HORIZON, 190) +
    line(rays, 3, '#fff1c4', { opacity: 0.8 }) +
    ink(
      `M${x - 58} ${HORIZON}Q${x - 56} ${HORIZON - 58} ${x} ${HORIZON - 60}Q${x + 56} ${HORIZON - 58} ${x + 58} ${HORIZON}Z`,
      '#fff1c4',
    )
  );
}

/** Rain in a box. */
export function rain({ light }: SceneTools, { x, y, w, h }: Rectangle, seed = 2): string {
  const next = random(seed);
  return line(
    repeat(Math.round((w * h) / 700), () => `M${num(x + 10 + next() * (w - 14))} ${num(y + next() * (h - 26))}l-8 22`),
    1.6,
    light.streak,
    { opacity: 0.8 },
  );
}

/** Violet smoke, in rolls. */
export function smoke(x: number, y: number, scale = 1, colour = '#7a5fb0'): string {
  const rolls = [
    [0, 0, 52],
    [62, -18, 40],
    [-58, -10, 38],
    [26, -50, 34],
    [-28, -44, 30],
    [98, 4, 28],
    [-98, 8, 26],
  ] as const;
  return rolls
    .map(([dx, dy, r]) => {
      const cx = x + dx * scale;
      const cy = y + dy * scale;
      const size = r * scale;
      return (
        circle(cx, cy, size, colour, 0, colour, { opacity: 0.55 }) +
        line(
          `M${num(cx - size * 0.7)} ${num(cy)}q${num(size * 0.2)} ${num(-size * 0.7)} ${num(size * 0.9)} ${num(-size * 0.6)}q${num(size * 0.5)} ${num(size * 0.4)} ${num(size * 0.1)} ${num(size * 0.7)}`,
          2.2,
          '#cdbfe6',
          { opacity: 0.8 },
        )
      );
    })
    .join('');
}

/** Where light lies on the water: under a lamp, a moon or a comet. */
export const roadUnder = (x: number, y: number, from: number, width: number) =>
  0.8 * hill(x, from, width + (y - HORIZON) * 0.25);
