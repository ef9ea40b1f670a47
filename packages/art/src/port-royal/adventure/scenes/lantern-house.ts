import { mass } from '../../../kit/mass.js';
import { clamp, smooth } from '../../../kit/numbers.js';
import { noise } from '../../../kit/random.js';
import { circle, group, line, shape } from '../../../kit/svg.js';
import type { SceneTools } from './light.js';
import { glow } from './sky.js';

/** The narrow house on the quay: a door and three windows; `lit` of them have a lamp. */
export function lanternHouse(stage: SceneTools, x: number, foot: number, lit = 0, doorOpen = true): string {
  const { pen, light } = stage;
  const window = (wx: number, wy: number, isLit: boolean) =>
    (isLit ? glow(stage, wx, wy + 34, 74) : '') +
    shape(
      `M${wx - 26} ${wy + 70}V${wy + 16}Q${wx} ${wy - 14} ${wx + 26} ${wy + 16}V${wy + 70}Z`,
      isLit ? light.glow : '#060c12',
      3,
      light.edge,
    ) +
    line(`M${wx} ${wy + 2}V${wy + 70}M${wx - 26} ${wy + 38}H${wx + 26}`, 2.6, isLit ? '#8a5a12' : '#31485a') +
    shape(`M${wx - 32} ${wy + 70}H${wx + 32}V${wy + 78}H${wx - 32}Z`, '#2f4350', 2.4, light.edge);
  const wall = [
    {
      gap: 9,
      step: 11,
      seed: 6,
      fill: 0.56,
      tolerance: 0.8,
      colour: light.dark,
      opacity: 0.9,
      tone: (px: number, py: number) =>
        clamp(0.72 - 0.5 * smooth(20, 244, px) + 0.2 * (noise(px / 30, py / 9, 3) - 0.5)),
    },
    {
      gap: 10,
      step: 11,
      seed: 9,
      angle: 1.2,
      fill: 0.4,
      tolerance: 0.9,
      colour: light.grain,
      opacity: 0.6,
      tone: (px: number) => clamp(0.5 * smooth(180, 244, px) - 0.02),
    },
  ];
  const door = doorOpen
    ? shape('M30 490V348Q64 312 98 348V490Z', '#04080c', 3.4, light.edge) +
      shape('M30 490V348Q8 334 -14 346V514Z', '#4a3420', 3, light.dark) +
      circle(-6, 436, 4, '#d8a32e', 1.5) +
      line('M-9 390H26M-9 470H26', 2.2, light.dark)
    : shape('M30 490V348Q64 312 98 348V490Z', '#4a3420', 3.4, light.edge) + line('M64 330V490', 2.2, light.dark);
  const inner =
    mass(pen, 'M0 490V120L122 0L244 120V484Z', light.wall, wall, 3.4, light.dark) +
    line('M244 484V120L122 0', 2.4, light.edge) +
    shape('M-14 134L122 -10L258 134L244 146L122 22L0 146Z', light.near, 3, light.edge) +
    shape('M150 26V-22H180V56Z', light.near, 2.4, light.edge) +
    window(62, 180, lit > 2) +
    window(182, 180, lit > 1) +
    window(182, 326, lit > 0) +
    door +
    shape('M22 490H106L114 506H14Z', '#31434f', 2.4, light.edge) +
    shape('M112 390H150V444H112Z', '#0d1317', 2.6, '#8b6a43') +
    line('M118 410Q126 406 134 411T146 408', 5, '#5f6f78', { opacity: 0.8 }) +
    line('M244 270H296M290 270V284', 4, light.dark) +
    line('M244 270H296M290 270V284', 1.8, light.edge) +
    shape('M276 284H304L308 326H272Z', '#10202b', 2.6, '#c9a06a') +
    line('M290 284V326M272 306H308', 1.8, '#c9a06a');
  return group(inner, { transform: `translate(${x} ${foot - 490})` });
}
