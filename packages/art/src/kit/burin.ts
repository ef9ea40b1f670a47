import { clamp, type Point } from './numbers.js';
import { polygon, type Rectangle } from './path.js';
import { random } from './random.js';

type Run = readonly [x: number, y: number, width: number];

/** Drops the points of a run that a straight swelling piece already tells (Douglas-Peucker in x, y and width). */
function thinned(run: readonly Run[], tolerance: number): readonly Run[] {
  if (run.length < 3) return run;
  const keep = new Uint8Array(run.length);
  keep[0] = keep[run.length - 1] = 1;
  const open: number[] = [0, run.length - 1];
  while (open.length > 0) {
    const to = open.pop()!;
    const from = open.pop()!;
    const [ax, ay, aw] = run[from]!;
    const [bx, by, bw] = run[to]!;
    const dx = bx - ax;
    const dy = by - ay;
    const square = dx * dx + dy * dy || 1;
    let worst = tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const point = run[i]!;
      const t = ((point[0] - ax) * dx + (point[1] - ay) * dy) / square;
      const offX = ax + dx * t - point[0];
      const offY = ay + dy * t - point[1];
      const miss = Math.sqrt(offX * offX + offY * offY) + Math.abs(aw + (bw - aw) * t - point[2]) * 0.7;
      if (miss > worst) {
        worst = miss;
        at = i;
      }
    }
    if (at > 0) {
      keep[at] = 1;
      open.push(from, at, at, to);
    }
  }
  return run.filter((_, i) => keep[i]);
}

function outline(run: readonly Run[]): string {
  const points: Point[] = Array(run.length * 2);
  const last = run.length - 1;
  for (let i = 0; i <= last; i++) {
    const [x, y, w] = run[i]!;
    const [ax, ay] = run[Math.max(0, i - 1)]!;
    const [bx, by] = run[Math.min(last, i + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const nx = ((-(by - ay) / length) * w) / 2;
    const ny = (((bx - ax) / length) * w) / 2;
    points[i] = [x + nx, y + ny];
    points[2 * last + 1 - i] = [x - nx, y - ny];
  }
  return polygon(points);
}

type WidthAt = (x: number, y: number, t: number) => number;

/** Thinner than this, the burin is lifted. */
const LEAST = 0.3;

/** A line that swells and thins like one cut with a burin; it breaks off where the width falls under `least`. */
export function swell(points: readonly Point[], width: WidthAt, least = LEAST, tolerance = 0.42): string {
  let out = '';
  let run: Run[] = [];
  const lift = () => {
    if (run.length > 1) out += outline(thinned(run, tolerance));
    run = [];
  };
  points.forEach(([x, y], i) => {
    const w = width(x, y, i / (points.length - 1));
    if (w < least) lift();
    else run.push([x, y, w]);
  });
  lift();
  return out;
}

/** How dark the print is at a point, 0 … 1. */
export type PrintTone = (x: number, y: number) => number;

/** Parallel swelling lines, perhaps bent, that give a surface its tone. */
export interface Hatch {
  readonly tone: PrintTone;
  readonly angle?: number;
  /** Between two lines, at the finest level of detail. */
  readonly gap?: number;
  /** Between two points of a line. */
  readonly step?: number;
  /** The widest line, as a share of the gap. */
  readonly fill?: number;
  readonly bend?: (u: number, v: number) => number;
  readonly seed?: number;
  readonly jitter?: number;
  readonly tolerance?: number;
  readonly colour?: string;
  readonly opacity?: number;
}

/** The path data of a hatch over a box, `scale` times as wide as at the finest level, trimmed to `inside` with one step of slack so that the clip has something to cut. */
export function hatchLines(
  box: Rectangle,
  hatch: Hatch,
  scale: number,
  inside?: (x: number, y: number) => boolean,
): string {
  const { tone, angle = 0, fill = 0.8, bend, seed = 1, jitter = 0.35 } = hatch;
  const gap = (hatch.gap ?? 6) * scale;
  // Lines set wider apart are seen from further away, and need fewer points.
  const step = (hatch.step ?? 7) * Math.sqrt(scale);
  const tolerance = (hatch.tolerance ?? 0.42) * scale * scale;
  const next = random(seed);
  const cx = box.x + box.w / 2;
  const cy = box.y + box.h / 2;
  const reach = Math.hypot(box.w, box.h) / 2;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  // Most points of a slanting line lie outside: they are looked at, but never kept.
  const count = Math.floor((2 * reach) / step) + 1;
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  const visible = new Uint8Array(count);
  const least = LEAST * scale;
  let out = '';
  for (let v = -reach; v <= reach; v += gap) {
    const phase = next() * 9;
    const shift = (next() - 0.5) * gap * jitter;
    for (let i = 0; i < count; i++) {
      const u = i * step - reach;
      const across = v + shift + (bend ? bend(u / reach, v / reach) : 0) + Math.sin(u * 0.03 + phase) * 0.35;
      const x = cx + u * cos - across * sin;
      const y = cy + u * sin + across * cos;
      const inBox = x >= box.x - 2 && x <= box.x + box.w + 2 && y >= box.y - 2 && y <= box.y + box.h + 2;
      xs[i] = x;
      ys[i] = y;
      visible[i] = inBox && (!inside || inside(x, y)) ? 1 : 0;
    }
    let run: Run[] = [];
    for (let i = 0; i <= count; i++) {
      const drawn = i < count && (visible[i] || (inside && (visible[i - 1] || visible[i + 1])));
      const width = drawn ? gap * fill * clamp(tone(xs[i]!, ys[i]!)) : 0;
      if (width >= least) {
        run.push([xs[i]!, ys[i]!, width]);
      } else if (run.length > 0) {
        if (run.length > 1) out += outline(thinned(run, tolerance));
        run = [];
      }
    }
  }
  return out;
}
