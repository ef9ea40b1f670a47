import { swell } from '../../kit/burin.js';
import { tint } from '../../kit/mass.js';
import { clamp, hill, num, type Point, repeat, smooth } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import type { Pen } from '../../kit/pen.js';
import { clouds, noise, random } from '../../kit/random.js';
import { circle, gradient, ink, line, shape } from '../../kit/svg.js';
import { plate, WHOLE_WINDOW } from '../../kit/window.js';

/** By night the plate is cut the other way round: white lines on a deep wash. */
const PALE = '#cfd9d2';
const RIM = '#6f8796';
const BLACK = '#0a131b';
const MOON = { x: 404, y: 112 };

const fromMoon = (x: number, y: number) => Math.hypot(x - MOON.x, y - MOON.y);

function sky(pen: Pen): string {
  const glow = (x: number, y: number) =>
    0.62 * hill(fromMoon(x, y), 60, 90) +
    0.5 * smooth(0.5, 0.62, clouds(x / 120 + 2, y / 52, 5)) * smooth(0, 200, y) -
    0.05 -
    0.9 * smooth(62, 54, fromMoon(x, y));
  const craters = (x: number, y: number) =>
    fromMoon(x, y) < 52 ? clamp(0.7 * smooth(400, 352, x) + 0.3 * (clouds(x / 16, y / 16, 8) - 0.5)) : 0;
  return (
    ink(WHOLE_WINDOW, `url(#${pen.id}night)`) +
    tint(
      pen,
      { x: 0, y: 0, w: 554, h: 346 },
      {
        gap: 8,
        step: 13,
        seed: 3,
        jitter: 0.1,
        fill: 0.5,
        tolerance: 0.7,
        tone: glow,
        colour: PALETTE.muted,
        opacity: 0.8,
      },
    ) +
    circle(MOON.x, MOON.y, 54, PALETTE.paper, 2.6) +
    tint(
      pen,
      { x: 350, y: 58, w: 108, h: 108 },
      { angle: 1, gap: 7, step: 7, seed: 5, fill: 0.6, tone: craters, colour: '#8a7a5a' },
    )
  );
}

function stars(seed: number): string {
  const next = random(seed);
  const data = repeat(34, () => {
    const x = next() * 554;
    const y = next() * 230;
    const r = 1.2 + next() * 2.6;
    if (fromMoon(x, y) < 110) return '';
    const [a, b] = [num(r * 0.5), num(r * 1.5)];
    return `M${num(x)} ${num(y - r * 2)}l${a} ${b}l${b} ${a}l-${b} ${a}l-${a} ${b}l-${a} -${b}l-${b} -${a}l${b} -${a}z`;
  });
  return ink(data, PALETTE.paper);
}

function town(): string {
  return (
    shape(
      'M0 356V262H22V248H44V262H70V226L88 190L106 226V262H134V280H160V262H176V284H206V356Z',
      '#0f1a24',
      2.4,
      '#5d7382',
    ) + ink('M30 290h8v12h-8zM84 246h8v12h-8zM120 300h8v12h-8zM168 306h8v12h-8z', PALETTE.uiGold)
  );
}

function sea(pen: Pen): string {
  const road = (x: number, y: number) => hill(x, MOON.x + (y - 356) * 0.1, 26 + (y - 356) * 0.32);
  return (
    ink('M0 352H554V528H0Z', '#0f2230') +
    tint(
      pen,
      { x: 0, y: 356, w: 554, h: 172 },
      {
        gap: 7.6,
        step: 7,
        seed: 12,
        jitter: 0.3,
        fill: 0.7,
        tolerance: 0.7,
        colour: PALE,
        opacity: 0.9,
        bend: (u, v) => Math.sin(u * 26 + v * 30) * 2.6 + Math.sin(u * 9 + v * 11) * 3,
        tone: (x, y) =>
          clamp(
            0.06 + 0.9 * road(x, y) * (0.5 + noise(x / 10, y / 5, 4) * 0.6) + 0.34 * (clouds(x / 40, y / 12, 9) - 0.42),
          ),
      },
    )
  );
}

/** At anchor with bare poles, black on the road of the moon. */
function shipAtAnchor(): string {
  return (
    shape(
      'M330 380Q380 398 440 392L446 372Q480 366 506 350L500 392Q494 424 486 436L362 438Q340 420 330 380Z',
      BLACK,
      2.4,
      RIM,
    ) +
    line(
      'M372 392V214M430 388V184M484 372V240M346 386L300 352M344 252H402M396 228H466M352 300H396M400 284H462M462 276H506',
      4.4,
      BLACK,
    ) +
    line('M372 392V214M430 388V184M484 372V240', 1.2, RIM) +
    line(
      'M372 220L304 352M430 190L374 290M430 190L338 382M484 246L432 300M484 246L506 350M372 220L406 388M430 190L470 370',
      1.1,
      RIM,
    ) +
    shape('M346 254q28 14 54 0l-4 10q-24 8 -46 0zM398 230q34 14 66 0l-4 10q-30 8 -58 0z', '#24384a', 1.8, RIM)
  );
}

function rower(x: number, y: number): string {
  return (
    shape(
      `M${x - 24} ${y + 62}Q${x - 24} ${y + 18} ${x} ${y + 12}Q${x + 24} ${y + 18} ${x + 24} ${y + 62}Z`,
      '#1b2833',
      2.4,
      '#c9a06a',
    ) +
    circle(x, y, 13, '#7d5236', 2.2) +
    shape(
      `M${x - 24} ${y - 5}Q${x} ${y - 14} ${x + 24} ${y - 5}L${x + 13} ${y - 9}Q${x} ${y - 32} ${x - 13} ${y - 9}Z`,
      '#0f1a24',
      2,
      RIM,
    )
  );
}

function boat(pen: Pen): string {
  const ripple = (count: number, x: number, pitch: number, y: number, phase: number) =>
    Array.from({ length: count }, (_, i): Point => [x + i * pitch, y + Math.sin(i * 0.9 + phase) * 4]);
  const oars = 'M212 420L300 478M128 430L60 492';
  return (
    circle(176, 388, 104, `url(#${pen.id}glow)`) +
    shape('M66 430Q150 462 262 424Q252 470 214 482H116Q80 470 66 430Z', '#3a2a1c', 3) +
    line('M74 440Q150 470 254 434M88 456Q160 478 240 454', 1.8, '#c9a06a') +
    rower(112, 388) +
    rower(226, 376) +
    line('M176 440V352', 5, '#6b4a20') +
    shape('M164 362H188L192 402H160Z', '#ffe9a8', 2.8) +
    line('M176 362V402M160 402H192M164 362Q176 346 188 362', 2.8) +
    line(oars, 6, '#2a1a0c') +
    line(oars, 2.4, '#c9a06a') +
    ink(
      swell(ripple(40, 60, 5.6, 484, 0), (x) => 3.2 * Math.sin(((x - 60) / 224) * Math.PI) + 0.4) +
        swell(ripple(30, 110, 5, 500, 1), (x) => 2.4 * Math.sin(((x - 110) / 150) * Math.PI) + 0.3),
      PALETTE.uiGold,
    )
  );
}

/** Night in the roads; one lantern is the only warm thing. */
export function missionArt(pen: Pen, variant = 0): string {
  const glow = `<radialGradient id="${pen.id}glow"><stop offset="0" stop-color="#ffdf8a"/><stop offset=".4" stop-color="#e9a93a" stop-opacity=".55"/><stop offset="1" stop-color="#e9a93a" stop-opacity="0"/></radialGradient>`;
  const defs = gradient(`${pen.id}night`, PALETTE.deep, '#2b4a5e') + glow;
  return plate(pen, sky(pen) + stars(variant + 3) + town() + sea(pen) + shipAtAnchor() + boat(pen), defs);
}
