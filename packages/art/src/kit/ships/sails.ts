import { mass } from '../mass.js';
import { clamp, hill, num, type Point, smooth } from '../numbers.js';
import { PALETTE } from '../palette.js';
import type { Pen } from '../pen.js';
import { noise, random } from '../random.js';
import { line, rod } from '../svg.js';

/** A frayed edge from one point to another. */
function frayed([x0, y0]: Point, [x1, y1]: Point, count: number, depth: number, seed: number): string {
  const next = random(seed);
  let data = '';
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const x = x0 + (x1 - x0) * t + (next() - 0.5) * depth * 0.6;
    const y = y0 + (y1 - y0) * t - (i % 2 ? depth * (0.5 + next()) : -depth * 0.3 * next());
    data += `L${num(x)} ${num(y)}`;
  }
  return `${data}L${num(x1)} ${num(y1)}`;
}

interface SquareSail {
  readonly fill?: string;
  /** How full of wind it is. */
  readonly belly?: number;
  readonly seed?: number;
  /** The colour of the hatch, where the sail is too dark for ink. */
  readonly hatch?: string;
}

/** A square sail hung from the middle of its yard; the wind comes from the right, so the belly is on the left and shade on the lee. */
export function squareSail(pen: Pen, x: number, y: number, w: number, h: number, sail: SquareSail = {}): string {
  const { fill = PALETTE.white, belly = 1, seed = 1, hatch = PALETTE.ink } = sail;
  const left = x - w / 2;
  const right = x + w / 2;
  const foot = y + h;
  const swollen = 26 * belly;
  const data =
    `M${num(left)} ${num(y)}Q${num(left - swollen)} ${num(y + h * 0.55)} ${num(left - 12)} ${num(foot)}` +
    `Q${num(x - 8)} ${num(foot - swollen)} ${num(right + 10)} ${num(foot - 6)}` +
    `Q${num(right - 8)} ${num(y + h * 0.5)} ${num(right)} ${num(y - 5)}Z`;
  const tone = (px: number, py: number) => {
    const u = (px - left) / w;
    const v = (py - y) / h;
    const lee = 0.66 * smooth(0.5, 1.05, u);
    const low = 0.4 * smooth(0.74, 1.02, v) * (0.4 + u * 0.6);
    const underYard = 0.26 * smooth(0.16, 0, v);
    const light = 0.5 * Math.exp(-((u - 0.26) ** 2) / 0.03) * (1 - v * 0.4);
    return clamp(0.06 + lee + low + underYard - light + 0.1 * (noise(px / 16, py / 30, 4) - 0.5));
  };
  const cloth = mass(
    pen,
    data,
    fill,
    [
      {
        angle: Math.PI / 2,
        gap: 6.2,
        step: 10,
        tolerance: 0.5,
        tone,
        bend: (u) => swollen * 0.8 * (1 - u * u),
        seed: Math.floor(x) + seed,
        fill: 0.72,
        colour: hatch,
      },
    ],
    2.8,
  );
  const yard = line(`M${num(left - 10)} ${num(y - 1)}L${num(right + 10)} ${num(y - 6)}`, 5);
  const seam = line(
    `M${num(left + 6)} ${num(y + h * 0.17)}q${num(w * 0.4)} 10 ${num(w - 14)} -2`,
    1.1,
    hatch === PALETTE.ink ? PALETTE.softInk : hatch,
  );
  return cloth + yard + seam;
}

interface ForeAndAftSail {
  readonly fill?: string;
  readonly belly?: number;
  readonly torn?: boolean;
  readonly seed?: number;
  readonly hatch?: string;
  /** A jib has none. */
  readonly yard?: boolean;
}

/** A lateen or a jib, by its corners: the yard from tack to peak, and the clew. */
export function foreAndAftSail(pen: Pen, tack: Point, peak: Point, clew: Point, sail: ForeAndAftSail = {}): string {
  const { fill = PALETTE.white, belly = 22, torn = false, seed = 1, hatch = PALETTE.ink, yard = true } = sail;
  const leech = torn
    ? frayed(peak, clew, 7, 20, seed)
    : `Q${num((peak[0] + clew[0]) / 2 + belly * 0.5)} ${num((peak[1] + clew[1]) / 2)} ${num(clew[0])} ${num(clew[1])}`;
  const foot = torn
    ? frayed(clew, tack, 8, 16, seed + 3)
    : `Q${num((tack[0] + clew[0]) / 2)} ${num((tack[1] + clew[1]) / 2 + belly)} ${num(tack[0])} ${num(tack[1])}`;
  const data = `M${num(tack[0])} ${num(tack[1])}L${num(peak[0])} ${num(peak[1])}${leech}${foot}Z`;
  const length = Math.hypot(peak[0] - tack[0], peak[1] - tack[1]);
  const ux = (peak[0] - tack[0]) / length;
  const uy = (peak[1] - tack[1]) / length;
  const across = (px: number, py: number) => Math.abs((px - tack[0]) * uy - (py - tack[1]) * ux);
  const depth = across(...clew) || 1;
  const tone = (px: number, py: number) => {
    const q = across(px, py) / depth;
    const along = ((px - tack[0]) * ux + (py - tack[1]) * uy) / length;
    const edges = 0.6 * smooth(0.5, 1.05, q) + 0.34 * smooth(0.16, 0, q) + 0.22 * smooth(0.2, 0, along);
    return clamp(0.1 + edges + 0.1 * (noise(px / 18, py / 22, 6) - 0.5) - 0.1 * hill(q, 0.35, 0.2));
  };
  const cloth = mass(
    pen,
    data,
    fill,
    [
      {
        angle: Math.atan2(clew[1] - peak[1], clew[0] - peak[0]),
        gap: 6.4,
        step: 10,
        tolerance: 0.5,
        tone,
        bend: (u) => 9 * (1 - u * u),
        seed: seed + 40,
        fill: 0.7,
        colour: hatch,
      },
    ],
    2.8,
  );
  if (!yard) return cloth;
  const spar = `M${num(tack[0] - 8 * ux)} ${num(tack[1] - 8 * uy)}L${num(peak[0] + 8 * ux)} ${num(peak[1] + 8 * uy)}`;
  return cloth + rod(spar, 5.4, 2, PALETTE.spar);
}
