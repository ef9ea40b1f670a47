import { agedPaper } from '../../kit/aged-paper.js';
import { type IconName, iconAt } from '../../kit/icons/icon.js';
import { mass, tint } from '../../kit/mass.js';
import { clamp, type Point, pair, polar, repeat, smooth } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import type { Pen } from '../../kit/pen.js';
import { clouds, noise } from '../../kit/random.js';
import { circle, clipPath, clipped, ellipse, ink, line, shape } from '../../kit/svg.js';
import { plate, WHOLE_WINDOW } from '../../kit/window.js';

const SHEET = 'M62 84Q270 60 492 88Q506 260 490 446Q280 470 64 442Q46 260 62 84Z';
const HILLS: readonly Point[] = [
  [150, 150],
  [182, 138],
  [330, 126],
  [364, 118],
  [396, 128],
];

function table(pen: Pen): string {
  const box = { x: 0, y: 0, w: 554, h: 528 };
  return (
    ink(WHOLE_WINDOW, '#5f7f7a') +
    tint(pen, box, {
      gap: 9,
      step: 12,
      seed: 6,
      fill: 0.6,
      tolerance: 0.8,
      angle: 0.5,
      tone: (x, y) => clamp(0.3 + 0.4 * smooth(300, 0, x) + 0.3 * (clouds(x / 60, y / 60, 4) - 0.5)),
      colour: '#16302e',
      opacity: 0.8,
    })
  );
}

function sheet(pen: Pen): string {
  return (
    ink('M76 104Q280 84 508 108Q520 280 506 462Q290 486 78 458Z', PALETTE.deep, { opacity: 0.4 }) +
    agedPaper(
      pen,
      SHEET,
      (x, y) =>
        0.5 * smooth(150, 60, x) +
        0.4 * smooth(400, 450, y) +
        0.3 * smooth(110, 80, y) +
        0.2 * (clouds(x / 50, y / 50, 2) - 0.5),
      3,
    )
  );
}

function roll(pen: Pen, y: number): string {
  const data = `M40 ${y - 24}Q280 ${y - 44} 514 ${y - 22}Q532 ${y} 514 ${y + 22}Q280 ${y} 40 ${y + 20}Q26 ${y} 40 ${y - 24}Z`;
  const tone = (_x: number, at: number) => clamp(0.7 * smooth(y - 6, y + 18, at) + 0.25 * smooth(y - 10, y - 24, at));
  return (
    mass(pen, data, '#dcc790', [{ gap: 5.6, step: 14, seed: 8, fill: 0.72, tolerance: 0.6, tone }], 3) +
    ellipse(40, y - 2, 10, 22, '#b99c5e', 2.6) +
    line(`M40 ${y - 16}q6 14 0 28`, 1.8) +
    ellipse(514, y, 9, 22, '#c9ad70', 2.6)
  );
}

/** A coast of its own for every seed. */
function coastOf(seed: number): Point[] {
  return Array.from({ length: 31 }, (_, i): Point => {
    const t = i / 30;
    return [84 + t * 400, 196 + Math.sin(t * 7 + seed) * 26 + (noise(t * 9, seed, 5) - 0.5) * 52 - t * 46];
  });
}

function chart(pen: Pen, seed: number): string {
  const coast = coastOf(seed);
  const along = (dy: number) => coast.map(([x, y]) => pair([x, y + dy])).join('L');
  const rhumbs = repeat(16, (i) => `M412 374L${pair(polar(412, 374, (i * Math.PI) / 8, 420))}`);
  const waterlines = [1, 2, 3, 4]
    .map((k) => line(`M${along(k * 8 + k * k)}`, 2 - k * 0.3, '#2d5560', { opacity: 0.9 - k * 0.15 }))
    .join('');
  const shade = (x: number, y: number) => {
    const depth = coast[Math.min(30, Math.floor(clamp((x - 84) / 400) * 30))]![1] - y;
    return depth > 0 && depth < 24 ? 0.55 * (1 - depth / 24) : 0;
  };
  const land =
    shape(`M60 60L${along(0)}L520 60Z`, '#c8cf9e', 2.6) +
    tint(
      pen,
      { x: 60, y: 90, w: 440, h: 150 },
      { angle: 1.1, gap: 8, step: 9, seed: 5, fill: 0.5, tone: shade, colour: '#6b5a2a' },
    );
  const id = `${pen.id}sheet`;
  return clipPath(id, SHEET) + clipped(id, line(rhumbs, 1, PALETTE.softInk, { opacity: 0.4 }) + waterlines + land);
}

const hills = () =>
  HILLS.map(
    ([x, y]) =>
      shape(
        `M${x - 22} ${y + 16}Q${x - 8} ${y - 6} ${x} ${y - 18}Q${x + 10} ${y - 4} ${x + 24} ${y + 16}Z`,
        '#dfcf9c',
        2,
      ) + line(`M${x + 2} ${y - 14}L${x + 10} ${y + 12}M${x + 6} ${y - 6}L${x + 17} ${y + 14}`, 1.8),
  ).join('');

function route(): string {
  const goal = 'M434 120L468 152M468 120L434 152';
  return (
    line('M104 410Q170 352 250 392T352 372Q470 330 452 160', 5, PALETTE.wax, { 'stroke-dasharray': '3 13' }) +
    line(goal, 11) +
    line(goal, 6, PALETTE.wax)
  );
}

function smallRose(x: number, y: number): string {
  return (
    circle(x, y, 28, 'none', 1.6) +
    repeat(8, (i) => {
      const angle = (i * Math.PI) / 4 - Math.PI / 2;
      const tip = pair(polar(x, y, angle, i % 2 ? 30 : 50));
      const half = (turn: number) => `M${x} ${y}L${pair(polar(x, y, angle + turn, 11))}L${tip}Z`;
      return shape(half(-0.36), PALETTE.ink, 1) + shape(half(0.36), PALETTE.paper, 1.2);
    })
  );
}

/** What must be brought along, as large seals across the chart. */
function seals(needs: readonly IconName[]): string {
  const size = needs.length > 3 ? 88 : 112;
  const pitch = size + 18;
  const left = 277 - ((needs.length - 1) * pitch) / 2;
  return needs
    .map((need, i) => {
      const x = left + i * pitch;
      const y = 292 + (i % 2 ? -6 : 6);
      return (
        circle(x, y, size / 2, PALETTE.white, 4) +
        circle(x, y, size / 2 - 7, 'none', 4, '#3d6b66') +
        iconAt(need, x, y, size * 0.6)
      );
    })
    .join('');
}

/** A chart unrolled on the table. */
export function expeditionArt(pen: Pen, needs: readonly IconName[], variant = 0): string {
  return plate(
    pen,
    table(pen) +
      sheet(pen) +
      roll(pen, 74) +
      roll(pen, 452) +
      chart(pen, variant + 1) +
      hills() +
      route() +
      smallRose(446, 384) +
      seals(needs),
  );
}
