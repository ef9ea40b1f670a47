import { mass } from '../../../kit/mass.js';
import { clamp, num, repeat, smooth } from '../../../kit/numbers.js';
import { noise, random } from '../../../kit/random.js';
import { circle, ellipse, group, ink, line, shape } from '../../../kit/svg.js';
import { HORIZON, PLATE, type SceneTools } from './light.js';
import { glow } from './sky.js';

/** A row of houses along the water, from `from` to `to`; `lit` is the share of windows with a light in them. */
export function houses(
  stage: SceneTools,
  from: number,
  to: number,
  foot: number,
  height: number,
  lit = 0,
  seed = 1,
): string {
  const { light } = stage;
  const next = random(seed);
  let out = '';
  for (let x = from; x < to; ) {
    const w = 44 + next() * 40;
    const h = height * (0.6 + next() * 0.5);
    const top = foot - h;
    const gable = next() < 0.7 ? `L${num(x + w / 2)} ${num(top - w * 0.42)}` : `V${num(top - 16)}H${num(x + w)}`;
    out += shape(
      `M${num(x)} ${foot}V${num(top)}${gable}L${num(x + w)} ${num(top)}V${foot}Z`,
      light.near,
      2.2,
      light.edge,
    );
    for (let wy = top + 12; wy < foot - 26; wy += 34) {
      for (let wx = x + 10; wx < x + w - 14; wx += 22) {
        const on = next() < lit;
        if (on && next() < 0.4) out += glow(stage, wx + 6, wy + 9, 26);
        out += ink(`M${num(wx)} ${num(wy)}h12v17h-12z`, on ? light.glow : light.dark);
      }
    }
    x += w;
  }
  return out;
}

/** Crooked roofs that climb to the right. */
export function crookedRoofs(stage: SceneTools, foot: number): string {
  const { pen, light } = stage;
  const roof = (x: number, w: number, top: number, lean: number, seed: number) =>
    mass(
      pen,
      `M${x} ${foot}V${top}L${x + w / 2 + lean} ${top - w * 0.52}L${x + w} ${top + lean * 0.6}V${foot}Z`,
      light.wall,
      [
        {
          gap: 9,
          step: 11,
          seed,
          fill: 0.5,
          tolerance: 0.8,
          colour: light.dark,
          tone: (px, py) => clamp(0.6 - 0.5 * smooth(x, x + w, px) + 0.2 * (noise(px / 30, py / 9, seed) - 0.5)),
        },
      ],
      2.6,
      light.edge,
    ) +
    line(
      `M${x - 8} ${top + 4}L${x + w / 2 + lean} ${top - w * 0.56}L${x + w + 8} ${top + lean * 0.6 + 4}`,
      6,
      light.dark,
    ) +
    ink(`M${x + w * 0.3} ${top + 24}h16v22h-16zM${x + w * 0.62} ${top + 60}h16v22h-16z`, light.glow);
  return (
    roof(300, 96, 380, -14, 3) +
    roof(384, 110, 318, 10, 4) +
    roof(486, 120, 262, -12, 5) +
    roof(598, 120, 346, 16, 6) +
    roof(706, 110, 396, -8, 7)
  );
}

export function fort({ light }: SceneTools, x: number, foot: number = HORIZON + 4): string {
  return (
    shape(`M${x} ${foot}V${foot - 52}h22v-14h16v14h20v-14h16v14h20v-14h16v14h22v52Z`, light.far, 2.2, light.edge) +
    ink(
      `M${x + 24} ${foot - 30}h10v8h-10zM${x + 62} ${foot - 30}h10v8h-10zM${x + 100} ${foot - 30}h10v8h-10z`,
      light.dark,
    )
  );
}

/** The tower on the Point: its lamp burns or not. */
export function pointLight(stage: SceneTools, x: number, foot: number, scale = 1, isLit = true): string {
  const { light } = stage;
  const s = (value: number) => num(value * scale);
  const at = (dx: number, dy: number) => `${num(x + dx * scale)} ${num(foot + dy * scale)}`;
  return (
    shape(`M${at(-110, 0)}Q${at(-50, -22)} ${at(0, -20)}Q${at(60, -22)} ${at(120, 4)}Z`, light.far, 2.2, light.edge) +
    shape(`M${at(-26, -16)}L${at(-16, -132)}H${num(x + 16 * scale)}L${at(26, -16)}Z`, light.wall, 2.4, light.edge) +
    line(`M${at(-19, -96)}H${num(x + 19 * scale)}M${at(-22, -60)}H${num(x + 22 * scale)}`, 1.8, light.edge) +
    (isLit ? glow(stage, x, foot - 146 * scale, 78 * scale) : '') +
    shape(`M${at(-20, -132)}v${s(-26)}h${s(40)}v${s(26)}Z`, isLit ? light.glow : light.dark, 2.4, light.edge) +
    shape(`M${at(-26, -158)}L${at(0, -186)}L${at(26, -158)}Z`, light.near, 2.4, light.edge) +
    (isLit ? circle(x, foot - 145 * scale, 7 * scale, '#fffbe8') : '')
  );
}

/** Iron links from bank to bank, deepest in the middle. */
export function chain(from: number, to: number, y: number, sag: number): string {
  const links = Math.round(Math.abs(to - from) / 20);
  return repeat(links, (i) => {
    const t = i / (links - 1);
    const x = from + t * (to - from);
    const turn = Math.cos(t * Math.PI) * 14;
    const link =
      i % 2
        ? ellipse(0, 0, 14, 7, 'none', 7) +
          `<ellipse rx="14" ry="7" fill="none" stroke="#8fa5b2" stroke-width="2.800"/>`
        : line('M-13 0H13', 10, '#0a131b') + line('M-12 -1H12', 3.4, '#8fa5b2');
    return group(link, {
      transform: `translate(${num(x)} ${num(y + Math.sin(t * Math.PI) * sag)}) rotate(${num(turn)})`,
    });
  });
}

/** Planks and stones in the foreground, with an edge towards the water. */
export function quay({ pen, light }: SceneTools, left: number, right: number): string {
  const planks = {
    gap: 9,
    step: 12,
    seed: 4,
    angle: -0.02,
    fill: 0.6,
    tolerance: 0.8,
    colour: light.grain,
    opacity: 0.7,
    tone: (x: number, y: number) => clamp(0.12 + 0.3 * smooth(0, 700, x) + 0.3 * (noise(x / 60, y / 6, 7) - 0.4)),
  };
  return (
    mass(pen, `M-10 ${left}L${PLATE.w + 10} ${right}V${PLATE.h + 10}H-10Z`, light.ground, [planks], 3, light.dark) +
    line(
      `M0 ${left + 40}L800 ${right + 40}M0 ${left + 96}L800 ${right + 100}M150 ${left - 4}L96 800M340 ${left - 8}L330 800M540 ${right + 2}L570 800M700 ${right}L760 800`,
      2.2,
      light.dark,
    ) +
    line(`M-10 ${left}L${PLATE.w + 10} ${right}`, 2.4, light.edge)
  );
}

export function bollard({ light }: SceneTools, x: number, y: number): string {
  return (
    shape(
      `M${x - 22} ${y}Q${x - 26} ${y - 34} ${x - 12} ${y - 42}H${x + 12}Q${x + 26} ${y - 34} ${x + 22} ${y}Z`,
      light.near,
      3,
      light.edge,
    ) + ellipse(x, y - 42, 17, 7, light.wall, 2.4)
  );
}
