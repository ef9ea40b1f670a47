import { swell } from '../../../kit/burin.js';
import { tint } from '../../../kit/mass.js';
import { clamp, type Point } from '../../../kit/numbers.js';
import { clouds, noise } from '../../../kit/random.js';
import { ink } from '../../../kit/svg.js';
import { HORIZON, PLATE, type SceneTools } from './light.js';
import { roadUnder } from './sky.js';

/** `roads`: where light lies on the water. */
export function sea(
  { pen, light }: SceneTools,
  roads: readonly number[] = [],
  seed = 9,
  top: number = HORIZON,
): string {
  const road = (x: number, y: number) => roads.reduce((sum, from) => sum + roadUnder(x, y, from, 18), 0);
  return (
    ink(`M0 ${top}H${PLATE.w}V${PLATE.h}H0Z`, light.water) +
    tint(
      pen,
      { x: 0, y: top + 4, w: PLATE.w, h: PLATE.h - top },
      {
        gap: 8.8,
        step: 9,
        seed,
        jitter: 0.3,
        fill: 0.68,
        tolerance: 0.85,
        colour: light.glint,
        opacity: 0.85,
        bend: (u, v) => Math.sin(u * 26 + v * 30) * 2.6 + Math.sin(u * 9 + v * 11) * 3,
        tone: (x, y) =>
          clamp(
            0.05 + road(x, y) * (0.45 + noise(x / 10, y / 5, 4) * 0.6) + 0.42 * (clouds(x / 46, y / 13, seed) - 0.42),
          ),
      },
    )
  );
}

/** Ripples around something that floats. */
export function ripples({ light }: SceneTools, x: number, y: number, width: number): string {
  const ring = (dy: number, share: number, phase: number) => {
    const half = (width * share) / 2;
    const points = Array.from(
      { length: 24 },
      (_, i): Point => [x - half + (i * 2 * half) / 23, y + dy + Math.sin(i * 0.9 + phase) * 3],
    );
    return swell(points, (_x, _y, t) => 3.4 * Math.sin(t * Math.PI) + 0.3);
  };
  return ink(ring(0, 1.1, 0) + ring(12, 0.8, 1) + ring(-8, 0.5, 2), light.glint, { opacity: 0.9 });
}
