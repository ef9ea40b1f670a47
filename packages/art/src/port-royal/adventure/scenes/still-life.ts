import { num, repeat } from '../../../kit/numbers.js';
import { circle, ellipse, group, ink, line, shape } from '../../../kit/svg.js';
import type { SceneTools } from './light.js';
import { glow } from './sky.js';

/** Things that the story is told by. Each stands at its foot. */
const at = (x: number, y: number, scale: number, inner: string) =>
  group(inner, { transform: `translate(${num(x)} ${num(y)})${scale === 1 ? '' : ` scale(${scale})`}` });

export const loaf = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    shape('M-72 0Q-84 -52 -30 -60Q0 -66 34 -60Q84 -50 72 0Z', '#b5803a', 3) +
      line('M-34 -54L-20 -20M-4 -60L8 -22M28 -56L38 -22', 4, '#6b4218'),
  );

export const bowl = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    shape('M-40 -30H40Q36 0 0 0Q-36 0 -40 -30Z', '#b8a888', 2.6) +
      ellipse(0, -30, 40, 9, '#8a5a2a', 2.4) +
      line('M-10 -46q-8 -12 0 -22t0 -20M12 -46q-8 -12 0 -22', 2.4, '#e4dcc8', { opacity: 0.7 }),
  );

/** The lamp of the window; its snuffer lies beside it. */
export function lamp(stage: SceneTools, x: number, y: number, scale = 1, isLit = true): string {
  return (
    (isLit ? glow(stage, x, y - 60 * scale, 150 * scale) : '') +
    at(
      x,
      y,
      scale,
      shape('M-34 0H34L28 -14H-28Z', '#b5853a', 2.8) +
        shape('M-26 -14H26L22 -96H-22Z', isLit ? '#ffe9a8' : '#25323a', 2.8) +
        line('M0 -14V-96M-24 -52H24', 2.4) +
        shape('M-28 -96H28L14 -120H-14Z', '#b5853a', 2.8) +
        line('M-12 -120Q0 -150 12 -120', 4) +
        (isLit ? shape('M0 -26Q-12 -40 -2 -66Q2 -56 6 -62Q14 -38 0 -26Z', '#e9a93a', 1.8) : ''),
    )
  );
}

export const snuffer = (x: number, y: number) =>
  at(x, y, 1, shape('M-20 0H12L-4 -36Z', '#b58a3a', 2.4) + line('M12 -8Q40 -12 52 -30', 4, '#b58a3a'));

export const coins = (x: number, y: number, count: number) =>
  repeat(count, (i) => ellipse(x + (i % 4) * 4 - (i % 3) * 3, y - i * 7, 18, 6, '#d8a32e', 2));

export function book(x: number, y: number, scale = 1): string {
  const lines = repeat(7, (i) => `M-96 ${-70 + i * 11}H-16M16 ${-70 + i * 11}H96`);
  return at(
    x,
    y,
    scale,
    shape('M-126 0L-112 -100H112L126 0Z', '#5f4690', 3) +
      shape(
        'M0 -4Q-56 -22 -114 -6L-104 -94Q-50 -108 0 -92ZM0 -4Q56 -22 114 -6L104 -94Q50 -108 0 -92Z',
        '#f3e7cb',
        2.6,
      ) +
      line(lines, 2, '#8a7a5a') +
      line('M0 -92V-4', 2.4),
  );
}

export const slate = (x: number, y: number, marks: string) =>
  at(
    x,
    y,
    1,
    shape('M-64 0L-56 -128H56L64 0Z', '#8b6a43', 3) +
      shape('M-52 -12L-46 -116H46L52 -12Z', '#1a2226', 2.4) +
      line(marks, 4, '#dfe3df'),
  );

export const scales = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    line('M0 0V-150M-90 -132L90 -144', 6, '#8a5a12') +
      line('M-90 -132L-122 -70M-90 -132L-58 -70M90 -144L58 -82M90 -144L122 -82', 2) +
      shape('M-128 -70H-52Q-90 -40 -128 -70ZM52 -82H128Q90 -52 52 -82Z', '#d8a32e', 2.6) +
      shape('M-112 -74Q-110 -96 -96 -92Q-92 -112 -80 -94Q-64 -98 -68 -74Z', '#4d7a52', 2.2) +
      ellipse(82, -88, 14, 5, '#d8a32e', 2) +
      ellipse(98, -90, 14, 5, '#d8a32e', 2) +
      shape('M-40 0H40L28 -14H-28Z', '#8a5a12', 2.6),
  );

export const barrel = (x: number, y: number, s = 1, turn = 0) =>
  group(
    shape('M-50 0Q-66 -58 -50 -116H50Q66 -58 50 0Z', '#8a6540', 3) +
      line('M-24 -116Q-34 -58 -24 0M0 -116V0M24 -116Q34 -58 24 0', 2) +
      line('M-56 -92H56M-56 -24H56', 7, '#3f4444') +
      circle(0, -58, 8, '#3a2a1c', 2),
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
  );

export const kettle = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    shape('M-70 -80H70Q78 -10 40 0H-40Q-78 -10 -70 -80Z', '#3f4444', 3) +
      ellipse(0, -80, 70, 14, '#7a5a34', 3) +
      line('M-70 -80Q0 -180 70 -80', 5, '#2a2a2a') +
      line('M-20 -104q-10 -16 0 -30t0 -26M20 -104q-10 -16 0 -30t0 -26', 3, '#e4dcc8', { opacity: 0.7 }),
  );

/** A letter, with seals at its foot. */
export const letter = (x: number, y: number, seals = 1, s = 1) =>
  at(
    x,
    y,
    s,
    shape('M-84 0L-76 -150Q0 -162 80 -148L86 2Q0 -8 -84 0Z', '#f3e7cb', 3) +
      line('M-58 -126H58M-60 -106H60M-60 -86H54M-62 -66H30', 2.4, '#5b4733') +
      repeat(
        seals,
        (i) =>
          circle(40 - i * 44, -30, 17, '#a5301f', 2.4) +
          line(`M${32 - i * 44} -30h16M${40 - i * 44} -38v16`, 2, '#5c1a10'),
      ),
  );

export const ledger = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    shape('M-150 0L-132 -110H132L150 0Z', '#5a2f1a', 3) +
      shape(
        'M0 -8Q-70 -24 -138 -8L-122 -102Q-60 -114 0 -100ZM0 -8Q70 -24 138 -8L122 -102Q60 -114 0 -100Z',
        '#f3e7cb',
        2.6,
      ) +
      line(
        repeat(6, (i) => `M-114 ${-86 + i * 13}H-18M18 ${-86 + i * 13}H${i === 2 ? 60 : 112}`),
        2,
        '#8a7a5a',
      ) +
      line('M0 -100V-8', 2.4) +
      shape('M6 -98l6 14l-6 12l8 14l-8 12l6 14l-6 16l4 6h-10v-88z', '#cdb887', 1.6),
  );

/** An old chart, half of which is bare. */
export const halfChart = (x: number, y: number, s = 1, isWhole = false) =>
  at(
    x,
    y,
    s,
    shape(`M-150 0Q-158 -90 -144 -172Q0 -188 150 -170Q158 -80 146 4Q0 -12 -150 0Z`, '#eadbb2', 3) +
      shape('M-146 -160Q-90 -150 -84 -116Q-60 -96 -70 -60Q-100 -40 -94 -4L-148 -2Z', '#c8cf9e', 2.2) +
      line('M-60 -40Q-20 -90 20 -86', 4, '#a5301f', { 'stroke-dasharray': '3 10' }) +
      (isWhole ? shape('M54 -100Q70 -130 104 -118Q122 -92 96 -72Q62 -70 54 -100Z', '#c8cf9e', 2.2) : '') +
      shape('M66 -92H86L90 -68H62Z', '#8a6fc0', 2.2) +
      line('M70 -92Q76 -106 82 -92', 2.2),
  );

export const spade = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    line('M0 0L26 -170', 8, '#2a1a0c') +
      line('M0 0L26 -170', 4, '#c9a06a') +
      shape('M-26 -8L-12 64Q8 58 16 40L22 -2Z', '#9aa0a2', 2.6),
  );

/** Cloth on a staff; `pattern` of bands. */
export function flag(x: number, y: number, height: number, bands: readonly string[]): string {
  const h = 46 / bands.length;
  return (
    line(`M${x} ${y}V${y - height}`, 5, '#2a1f16') +
    bands
      .map((fill, i) => {
        const top = y - height + 4 + i * h;
        return shape(`M${x} ${num(top)}q20 -8 38 0t38 0v${num(h)}q-20 8 -38 0t-38 0z`, fill, 1.8);
      })
      .join('')
  );
}

/** A stone stair that winds up inside a tower. */
export function stair({ light }: SceneTools, lit: boolean): string {
  const steps = repeat(9, (i) => {
    const x = 150 + i * 52;
    const y = 660 - i * 50;
    return shape(`M${x} ${y}h96l18 -18v-32l-18 18h-96z`, i % 2 ? light.wall : light.near, 2.4, light.edge);
  });
  return steps + (lit ? ink('M640 60L760 60L720 230L600 250Z', '#ffdf8a', { opacity: 0.25 }) : '');
}

export const windlass = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    shape('M-120 0L-96 -120H-70L-60 0ZM120 0L96 -120H70L60 0Z', '#5a4028', 3) +
      shape('M-100 -110H100V-66H-100Z', '#8a6540', 3) +
      line(
        repeat(8, (i) => `M${-78 + i * 22} -110V-66`),
        4,
        '#3f4444',
      ) +
      line('M-130 -88L-168 -138M-130 -88L-168 -38M-130 -88H-100', 8, '#2a1a0c') +
      line('M-130 -88L-168 -138M-130 -88L-168 -38', 4, '#c9a06a'),
  );

export const oilBarrow = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    line('M-120 -60L-40 -34H60L90 0M-20 -34L-50 10', 7, '#5a4028') +
      circle(96, -6, 28, 'none', 6, '#3a2a1c') +
      line('M96 -34V22M68 -6H124', 3, '#3a2a1c') +
      barrel(-4, -38, 0.7) +
      barrel(52, -38, 0.6),
  );
