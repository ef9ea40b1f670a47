import type { Hatch } from '../../../kit/burin.js';
import { mass } from '../../../kit/mass.js';
import { clamp, num, repeat, smooth } from '../../../kit/numbers.js';
import { clouds, noise, random } from '../../../kit/random.js';
import { circle, group, ink, line, shape } from '../../../kit/svg.js';
import { PLATE, type SceneTools } from './light.js';

const rocky = (stage: SceneTools, left: number, right: number, seed: number): Hatch => ({
  gap: 9,
  step: 10,
  angle: 1.2,
  seed,
  fill: 0.66,
  tolerance: 0.85,
  colour: stage.light.dark,
  bend: (u, v) => Math.sin(u * 7 + v * 5) * 9,
  tone: (x, y) => clamp(0.62 - 0.5 * smooth(left, right, x) + 0.5 * (clouds(x / 40, y / 60, seed) - 0.45)),
});

/** A cliff that stands in the water; `towards` the left or the right edge of the plate. */
export function cliff(stage: SceneTools, towards: 'left' | 'right', reach: number, top: number): string {
  const { pen, light } = stage;
  const x = (value: number) => num(towards === 'left' ? value : PLATE.w - value);
  const data = `M${x(-10)} ${top}L${x(reach * 0.3)} ${top - 16}L${x(reach * 0.5)} ${top + 38}L${x(reach * 0.62)} ${top + 30}L${x(reach * 0.8)} ${top + 140}L${x(reach * 0.9)} ${top + 236}L${x(reach)} 520L${x(-10)} 540Z`;
  return mass(
    pen,
    data,
    light.wall,
    [rocky(stage, towards === 'left' ? 0 : PLATE.w - reach, towards === 'left' ? reach : PLATE.w, 5)],
    3,
    light.edge,
  );
}

/** Roots like fingers, and the leaves above them. */
export function mangroves({ light }: SceneTools, from: number, to: number, foot: number, seed = 3): string {
  const next = random(seed);
  let roots = '';
  let crowns = '';
  for (let x = from; x < to; x += 58 + next() * 26) {
    const top = foot - 150 - next() * 50;
    roots += repeat(5, (i) => {
      const dx = (i - 2) * 26 + (next() - 0.5) * 10;
      return `M${num(x)} ${num(top + 40)}Q${num(x + dx * 0.3)} ${num(foot - 90)} ${num(x + dx)} ${num(foot + Math.abs(i - 2) * 7)}`;
    });
    roots += `M${num(x)} ${num(top + 46)}V${num(top - 60)}`;
    crowns += repeat(7, (i) => {
      const cx = x + (i - 3) * 22;
      const cy = top - 54 - (3 - Math.abs(i - 3)) * 22;
      return `M${num(cx - 30)} ${num(cy + 22)}q6 -46 36 -42q32 2 30 44q-34 14 -66 -2z`;
    });
  }
  return line(roots, 9, light.dark) + line(roots, 2.4, light.edge) + shape(crowns, light.near, 2, light.edge);
}

export function palm({ light }: SceneTools, x: number, foot: number, height: number, lean = 0): string {
  const top = foot - height;
  const tx = x + lean;
  const trunk = `M${x} ${foot}Q${num(x - lean * 0.4)} ${num(foot - height / 2)} ${tx} ${top}`;
  const leaf = (dx: number, dy: number) =>
    `M${tx} ${top}q${num(dx * 0.5)} ${num(dy - 26)} ${dx} ${dy}q${num(-dx * 0.4)} ${num(-dy * 0.4 - 6)} ${-dx} ${-dy}z`;
  const crown = leaf(-70, 26) + leaf(70, 22) + leaf(-54, -14) + leaf(56, -18) + leaf(-30, 58) + leaf(34, 56);
  return line(trunk, 12, light.dark) + line(trunk, 6, '#8b6a43') + shape(crown, '#4d6b4a', 2.4, light.edge);
}

/** Sand in the foreground. */
export function beach({ pen, light }: SceneTools, left: number, right: number): string {
  const sand: Hatch = {
    gap: 10,
    step: 12,
    seed: 4,
    angle: 0.05,
    fill: 0.42,
    tolerance: 0.9,
    colour: light.grain,
    opacity: 0.7,
    bend: (u) => Math.sin(u * 8) * 10,
    tone: (x, y) => clamp(0.9 * (noise(x / 50, y / 9, 5) - 0.42)),
  };
  return mass(
    pen,
    `M-10 ${left}Q200 ${left - 26} 400 ${(left + right) / 2}T810 ${right}V810H-10Z`,
    light.ground,
    [sand],
    2.6,
    light.edge,
  );
}

export function hut({ pen, light }: SceneTools, x: number, foot: number, scale = 1): string {
  const thatch: Hatch = {
    gap: 8,
    step: 9,
    angle: 1.4,
    seed: 8,
    fill: 0.6,
    tolerance: 0.8,
    colour: light.dark,
    bend: (u) => 14 * u * u,
    tone: (px) => clamp(0.6 - 0.5 * smooth(-90, 90, px)),
  };
  const inner =
    shape('M-60 0V-70H60V0Z', light.wall, 2.6, light.edge) +
    ink('M-18 0V-52H18V0Z', light.dark) +
    line('M-48 -70V0M-34 -70V0M34 -70V0M48 -70V0', 2, light.dark) +
    mass(pen, 'M-92 -58Q-40 -96 0 -150Q40 -96 92 -58Q0 -74 -92 -58Z', '#b8975a', [thatch], 2.8, light.edge);
  return group(inner, { transform: `translate(${x} ${foot}) scale(${scale})` });
}

/** Terrible masks, hung out to dry. */
export function washingLine({ light }: SceneTools, from: number, to: number, y: number): string {
  const count = Math.floor((to - from) / 62);
  const masks = repeat(count, (i) => {
    const x = from + 40 + i * 62;
    const cy = y + 26 + Math.sin(((i + 0.6) / count) * Math.PI) * 20;
    const face = ['#b5853a', '#8a4a3a', '#5f4690', '#4d7a52'][i % 4]!;
    return group(
      shape('M-20 -18Q0 -34 20 -18Q24 12 0 34Q-24 12 -20 -18Z', face, 2.4, light.edge) +
        ink('M-14 -4q6 -6 11 0q-6 5 -11 0zM14 -4q-6 -6 -11 0q6 5 11 0zM-9 15q9 -6 18 0q-9 10 -18 0z', '#120b06') +
        line('M-16 -24L-20 -34M16 -24L20 -34', 2.4, light.edge),
      { transform: `translate(${num(x)} ${num(cy)})` },
    );
  });
  return line(`M${from} ${y - 10}Q${(from + to) / 2} ${y + 30} ${to} ${y - 10}`, 2.6, light.edge) + masks;
}

/** A ridge against the sky. */
export function ridge({ pen, light }: SceneTools, left: number, right: number): string {
  const grass: Hatch = {
    gap: 10,
    step: 12,
    angle: 1.3,
    seed: 7,
    fill: 0.5,
    tolerance: 0.9,
    colour: light.dark,
    tone: (x, y) => clamp(0.25 + 0.6 * (noise(x / 26, y / 30, 3) - 0.4)),
  };
  return mass(
    pen,
    `M-10 ${left}Q160 ${left - 50} 330 ${left - 26}T620 ${right - 20}T810 ${right}V810H-10Z`,
    light.near,
    [grass],
    3,
    light.edge,
  );
}

export function tent({ light }: SceneTools, x: number, foot: number): string {
  return (
    shape(`M${x - 84} ${foot}L${x} ${foot - 112}L${x + 84} ${foot}Z`, '#c9bb95', 3, light.edge) +
    shape(`M${x - 24} ${foot}L${x} ${foot - 112}L${x + 28} ${foot}Z`, light.dark, 2.4, light.edge) +
    line(
      `M${x} ${foot - 112}V${foot - 136}M${x - 84} ${foot}L${x - 112} ${foot + 8}M${x + 84} ${foot}L${x + 112} ${foot + 8}`,
      3,
      light.edge,
    )
  );
}

/** Sixty hats on straw: who would count them in the dark? */
export function strawMen({ light }: SceneTools, from: number, to: number, foot: number): string {
  const count = Math.floor((to - from) / 54);
  return repeat(count, (i) => {
    const x = from + i * 54;
    const y = foot - Math.sin((i / count) * 3) * 22;
    return group(
      line('M0 0V-86M-30 -54H30', 5, '#c9a34a') +
        shape('M-26 -58L-32 -22M-20 -60L-18 -20M0 -60V-16M20 -60L18 -20M26 -58L32 -22', 'none', 2.4, '#d9b95e') +
        circle(0, -84, 15, '#c9a34a', 2.2, light.dark) +
        shape(
          i % 3 === 0
            ? 'M-32 -92Q0 -104 32 -92L15 -98Q0 -126 -15 -98Z'
            : i % 3 === 1
              ? 'M-26 -94H26L14 -98V-122H-14V-98Z'
              : 'M-34 -90Q0 -134 34 -90Q0 -104 -34 -90Z',
          light.dark,
          2,
          light.edge,
        ),
      { transform: `translate(${num(x)} ${num(y)})` },
    );
  });
}

export function fire(x: number, y: number, scale = 1): string {
  const inner =
    line('M-34 8L34 -4M-34 -4L34 8', 9, '#3a2a1c') +
    shape('M0 4Q-34 -12 -16 -52Q-8 -42 -6 -60Q4 -84 16 -96Q14 -66 26 -50Q38 -12 0 4Z', '#e9a93a', 2.4) +
    ink('M0 0Q-16 -12 -4 -38Q4 -26 8 -44Q20 -12 0 0Z', '#fff6dc');
  return group(inner, { transform: `translate(${x} ${y}) scale(${scale})` });
}
