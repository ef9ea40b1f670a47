import type { Hatch } from '../../../kit/burin.js';
import { mass, tint } from '../../../kit/mass.js';
import { clamp, hill, num, repeat, smooth } from '../../../kit/numbers.js';
import { clouds, noise } from '../../../kit/random.js';
import { circle, ink, line, shape } from '../../../kit/svg.js';
import { PLATE, type SceneTools } from './light.js';
import { glow, rain } from './sky.js';

/** Lit from a lamp at (x, y): everything else sinks into lines. */
const lamplit = ({ light }: SceneTools, x: number, y: number, seed: number): Hatch => ({
  gap: 9,
  step: 13,
  seed,
  fill: 0.72,
  tolerance: 0.85,
  colour: light.dark,
  opacity: 0.9,
  tone: (px, py) =>
    clamp(0.85 - 0.95 * hill(Math.hypot(px - x, (py - y) * 1.1), 0, 300) + 0.2 * (noise(px / 50, py / 9, seed) - 0.5)),
});

/** Boarded walls, beams and a floor, with the light of one lamp on them. */
export function room(stage: SceneTools, lampX: number, lampY: number, floor = 560): string {
  const { pen, light } = stage;
  const boards = repeat(9, (i) => `M${i * 100 + 20} 120V${floor}`);
  return (
    ink(`M0 0H800V${floor}H0Z`, light.wall) +
    glow(stage, lampX, lampY, 330) +
    tint(pen, { x: 0, y: 0, w: PLATE.w, h: floor }, lamplit(stage, lampX, lampY, 5)) +
    line(boards, 2, light.dark, { opacity: 0.7 }) +
    shape('M-10 84H810V130H-10Z', light.near, 2.6, light.edge) +
    shape('M96 -10H136V210L96 240ZM664 -10H704V240L664 210Z', light.near, 2.4, light.edge) +
    mass(
      pen,
      `M-10 ${floor}H810V810H-10Z`,
      light.ground,
      [{ ...lamplit(stage, lampX, floor + 60, 7), angle: 0.02 }],
      2.6,
      light.edge,
    ) +
    line(
      `M0 ${floor + 50}H800M0 ${floor + 120}H800M180 ${floor}L110 800M400 ${floor}V800M620 ${floor}L690 800`,
      2,
      light.dark,
    )
  );
}

/** A window with what is outside: rain, stars, or a lit sky. */
export function pane(
  { light }: SceneTools,
  x: number,
  y: number,
  w: number,
  h: number,
  outside = '#22384a',
  more = '',
): string {
  return (
    shape(`M${x} ${y}h${w}v${h}h${-w}z`, outside, 4, light.dark) +
    more +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, 4, light.dark) +
    line(`M${x - 4} ${y - 4}h${w + 8}v${h + 8}h${-w - 8}z`, 3, light.edge)
  );
}

/** It rains on every evening of the story. */
export const rainyPane = (
  stage: SceneTools,
  x: number,
  y: number,
  w: number,
  h: number,
  seed: number,
  more = '',
): string => pane(stage, x, y, w, h, '#22384a', more + rain(stage, { x, y, w, h }, seed));

/** A table seen from its long side; its top is at `y`. */
export function table({ pen, light }: SceneTools, from: number, to: number, y: number): string {
  const wood: Hatch = {
    gap: 9,
    step: 12,
    seed: 3,
    fill: 0.5,
    tolerance: 0.9,
    colour: light.dark,
    bend: (u) => Math.sin(u * 5) * 5,
    tone: (x, py) => clamp(0.15 + 0.3 * smooth(from, to, x) + 0.5 * (noise(x / 60, py / 6, 5) - 0.42)),
  };
  return (
    shape(
      `M${from + 40} ${y + 40}L${from + 30} 800H${from + 66}L${from + 76} ${y + 40}ZM${to - 40} ${y + 40}L${to - 30} 800H${to - 66}L${to - 76} ${y + 40}Z`,
      light.near,
      2.4,
      light.edge,
    ) +
    mass(pen, `M${from + 44} ${y}H${to - 44}L${to} ${y + 56}H${from}Z`, '#7c5a34', [wood], 3, light.edge) +
    shape(`M${from} ${y + 56}H${to}V${y + 74}H${from}Z`, '#5a4028', 2.6, light.edge)
  );
}

/** A hall under the rock. */
export function cave(stage: SceneTools, lampX: number, lampY: number): string {
  const { pen, light } = stage;
  const rock: Hatch = {
    gap: 9.4,
    step: 11,
    angle: 0.9,
    seed: 6,
    fill: 0.8,
    tolerance: 0.85,
    colour: light.dark,
    bend: (u, v) => Math.sin(u * 5 + v * 6) * 14,
    tone: (x, y) =>
      clamp(0.8 - 0.8 * hill(Math.hypot(x - lampX, y - lampY), 0, 300) + 0.5 * (clouds(x / 60, y / 50, 7) - 0.45)),
  };
  const teeth = repeat(7, (i) => `M${20 + i * 118} -10L${60 + i * 118} ${110 + ((i * 53) % 70)}L${104 + i * 118} -10Z`);
  return (
    ink('M0 0H800V800H0Z', light.wall) +
    glow(stage, lampX, lampY, 340) +
    tint(pen, { x: 0, y: 0, w: PLATE.w, h: PLATE.h }, rock) +
    shape(teeth, light.near, 2.4, light.edge) +
    shape(
      'M-10 -10H70Q40 260 96 420Q60 560 90 810H-10ZM810 -10H738Q760 240 700 400Q748 560 716 810H810Z',
      light.near,
      3,
      light.edge,
    )
  );
}

/** A long roof on posts, with hammocks below; one lamp. */
export function feverHouse(stage: SceneTools, finished = true): string {
  const { light } = stage;
  const hammock = (x: number, y: number, s: number) =>
    line(
      `M${x} ${y}L${num(x + 26 * s)} ${num(y + 34 * s)}M${num(x + 190 * s)} ${y}L${num(x + 164 * s)} ${num(y + 34 * s)}`,
      2,
      light.edge,
    ) +
    shape(
      `M${num(x + 20 * s)} ${num(y + 28 * s)}Q${num(x + 95 * s)} ${num(y + 96 * s)} ${num(x + 170 * s)} ${num(y + 28 * s)}Q${num(x + 95 * s)} ${num(y + 58 * s)} ${num(x + 20 * s)} ${num(y + 28 * s)}Z`,
      '#cdbf9c',
      2.4,
      light.dark,
    ) +
    circle(x + 46 * s, y + 42 * s, 11 * s, '#a37048', 2, light.dark) +
    shape(
      `M${num(x + 58 * s)} ${num(y + 40 * s)}Q${num(x + 100 * s)} ${num(y + 40 * s)} ${num(x + 150 * s)} ${num(y + 46 * s)}Q${num(x + 96 * s)} ${num(y + 78 * s)} ${num(x + 58 * s)} ${num(y + 40 * s)}Z`,
      '#7c5a64',
      2,
      light.dark,
    );
  const rafters = repeat(9, (i) => `M400 120L${-30 + i * 108} 262`);
  const roof = finished
    ? shape('M-20 270L400 110L820 270L820 236L400 84L-20 236Z', '#8a6d3c', 3, light.edge) +
      line(rafters, 5, light.dark) +
      line(rafters, 2, light.edge)
    : shape('M60 270Q230 200 400 130Q580 196 740 262Q580 232 400 186Q230 240 60 270Z', '#cdbf9c', 3, light.edge) +
      line('M400 130V300', 4, light.edge);
  return (
    roof +
    line('M120 236V620M400 120V300M680 236V620', 13, light.dark) +
    line('M120 236V620M680 236V620', 5, '#8b6a43') +
    hammock(150, 330, 1) +
    hammock(450, 330, 1) +
    hammock(-50, 440, 1.1) +
    hammock(640, 430, 1.1)
  );
}

/** The governor's hall: tall windows, a dais, candles, and clocks that do not agree. */
export function hall(stage: SceneTools, clocks = 3): string {
  const { light } = stage;
  const windows = repeat(3, (i) => {
    const x = 130 + i * 220;
    return `M${x} 470V230Q${x + 50} 170 ${x + 100} 230V470Z`;
  });
  const faces = repeat(clocks, (i) => {
    const x = 290 + i * 220;
    return (
      circle(x, 300, 34, '#f3e7cb', 4, '#8a5a12') +
      line(`M${x} 300V${276 + (i % 3) * 4}M${x} 300l${14 - i * 9} ${6 + i * 5}`, 3.4, '#2a1f16') +
      shape(`M${x - 8} 336h16l6 60h-28z`, '#6b3a20', 2.2, light.edge)
    );
  });
  return (
    room(stage, 400, 240, 580) +
    shape(windows, '#1d3346', 3.4, light.edge) +
    line(
      repeat(3, (i) => `M${180 + i * 220} 204V470M${130 + i * 220} 330h100`),
      3,
      light.dark,
    ) +
    faces +
    line('M400 0V120M330 140H470', 5, '#c9a06a') +
    repeat(
      5,
      (i) =>
        glow(stage, 336 + i * 32, 116, 34) +
        shape(`M${331 + i * 32} 140v-22h10v22z`, '#f3e7cb', 1.8) +
        circle(336 + i * 32, 112, 5, '#ffdf8a'),
    )
  );
}
