import { swell } from '../burin.js';
import { tint } from '../mass.js';
import { clamp, hill, type Point, smooth } from '../numbers.js';
import { PALETTE } from '../palette.js';
import type { Pen } from '../pen.js';
import { clouds } from '../random.js';
import { ink } from '../svg.js';

/** The art window of every card. */
export const WINDOW = { w: 554, h: 528 } as const;
const HORIZON = 350;

/** Where a hull meets the water. */
export interface Waterline {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Banks of cloud left white between the lines of the sky; `gloom` darkens it for ships one should not meet. */
export function sky(pen: Pen, seed: number, gloom: number): string {
  const bank = (x: number, y: number) => clouds(x / 135 + seed * 1.7, y / 62 + seed, 9 + seed);
  const tone = (x: number, y: number) => {
    const cloud = smooth(0.45, 0.56, bank(x, y));
    const underside = clamp((bank(x, y - 20) - bank(x, y + 12)) * 2.6);
    return (0.16 + gloom * 0.4 + smooth(300, 0, y) * 0.4) * (1 - cloud) + cloud * underside * 0.85 - 0.05;
  };
  return (
    ink(`M0 0H${WINDOW.w}V${HORIZON + 4}H0Z`, `url(#${pen.id}sky)`) +
    tint(
      pen,
      { x: 0, y: 0, w: WINDOW.w, h: HORIZON - 4 },
      {
        gap: 8.4,
        step: 15,
        seed: 3 + seed,
        jitter: 0.12,
        fill: 0.56,
        tolerance: 0.7,
        tone,
        colour: '#3d4a4a',
        opacity: 0.8,
      },
    )
  );
}

/** Rolling lines, darker towards us and under the hull. */
export function sea(pen: Pen, seed: number, water: Waterline): string {
  const tone = (x: number, y: number) => {
    const reflection = x > water.left && x < water.right ? 0.5 * hill(y, water.y + 2, 20) : 0;
    return 0.1 + (0.34 * (y - HORIZON)) / 170 + 0.5 * (clouds(x / 46, y / 13, 21 + seed) - 0.44) + reflection;
  };
  return (
    ink(`M0 ${HORIZON}H${WINDOW.w}V${WINDOW.h}H0Z`, `url(#${pen.id}sea)`) +
    tint(
      pen,
      { x: 0, y: HORIZON + 4, w: WINDOW.w, h: WINDOW.h - HORIZON - 4 },
      {
        gap: 8.6,
        step: 7,
        seed: 12 + seed,
        jitter: 0.3,
        fill: 0.74,
        tolerance: 0.75,
        bend: (u, v) => Math.sin(u * 26 + v * 30) * 2.8 + Math.sin(u * 9 + v * 11) * 3.4,
        tone,
        colour: '#1d3540',
        opacity: 0.92,
      },
    )
  );
}

function ripple(count: number, from: number, to: number, y: number, height: number, phase: number): Point[] {
  return Array.from(
    { length: count },
    (_, i): Point => [from + ((to - from) * i) / (count - 1), y + Math.sin(i * 0.85 + phase) * height],
  );
}

/** Three lines of foam around the hull. */
export function wake({ left, right, y }: Waterline): string {
  const length = right - left;
  const near = swell(
    ripple(54, left - 22, right + 26, y, 5, 0),
    (x) => 4.4 * Math.sin(clamp((x - left + 22) / (length + 48)) * Math.PI) + 0.6,
    0.3,
    0.3,
  );
  const middle = swell(
    ripple(36, left - 40, right + 50, y + 22, 6, 1),
    (x) => 3.2 * Math.abs(Math.sin(x / 40)),
    0.3,
    0.3,
  );
  const far = swell(ripple(36, left, right + 60, y + 48, 6, 2), (x) => 2.6 * Math.abs(Math.sin(x / 52)), 0.3, 0.3);
  return ink(near + middle + far, PALETTE.white, { opacity: 0.9 });
}
