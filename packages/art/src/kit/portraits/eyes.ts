import { swell } from '../burin.js';
import { num } from '../numbers.js';
import { PALETTE } from '../palette.js';
import { circle, ink, line, shape } from '../svg.js';
import { type BrowForm, type EyeForm, HAIR_COLOURS, type Looks, SKINS, shiftOf } from './looks.js';

/** A head is drawn around the point between and a little below the eyes: eyes at -6, mouth at 64, chin at `length`. */
export const EYE_LEVEL = -6;

/** The far eye of a turned head stands nearer to the nose. */
export function eyeCentres(looks: Looks): readonly [number, number] {
  const middle = shiftOf(looks);
  const near = 31 + looks.width * 0.02;
  const far = near - 5 * Math.abs(looks.turn);
  return looks.turn < 0 ? [middle - far, middle + near] : [middle - near, middle + far];
}

interface EyeShape {
  readonly half: number;
  readonly upper: number;
  readonly lower: number;
  /** How much the outer corner rises. */
  readonly tilt: number;
  readonly iris: number;
  /** How much of the iris the lid covers. */
  readonly lid: number;
}

const EYES: Readonly<Record<EyeForm, EyeShape>> = {
  open: { half: 14.5, upper: 13, lower: 8, tilt: 0, iris: 5.8, lid: 0 },
  almond: { half: 15.5, upper: 10.5, lower: 6.5, tilt: 2.4, iris: 5.5, lid: 0.5 },
  hooded: { half: 14.5, upper: 8, lower: 7, tilt: -2, iris: 5.2, lid: 1.6 },
  narrow: { half: 14, upper: 7, lower: 4.5, tilt: 1, iris: 4.6, lid: 1 },
  round: { half: 13, upper: 15, lower: 10, tilt: 0.5, iris: 6.2, lid: 0 },
};

function eye(looks: Looks, x: number, outer: 1 | -1, far: boolean): string {
  const form = EYES[looks.eyes];
  const half = form.half * (far ? 1 - 0.2 * Math.abs(looks.turn) : 1);
  const y = EYE_LEVEL;
  const leftY = y - (outer < 0 ? form.tilt : -form.tilt * 0.4);
  const rightY = y - (outer > 0 ? form.tilt : -form.tilt * 0.4);
  const corners = `M${num(x - half)} ${num(leftY)}`;
  const upper = `Q${num(x)} ${num(y - form.upper)} ${num(x + half)} ${num(rightY)}`;
  const lower = `Q${num(x)} ${num(y + form.lower)} ${num(x - half)} ${num(leftY)}Z`;
  const gaze = x + looks.turn * 4;
  const lidLine = `M${num(x - half - 2)} ${num(leftY - 2)}Q${num(x)} ${num(y - form.upper - 3)} ${num(x + half + 2)} ${num(rightY - 2)}`;
  const lashes = `M${num(x + outer * (half + 1))} ${num((outer > 0 ? rightY : leftY) - 2)}l${outer * 6} -5`;
  const fold = `M${num(x - half + 2)} ${num(y - form.upper + 1)}Q${num(x)} ${num(y - form.upper - 6)} ${num(x + half)} ${num(rightY - 6)}`;
  const hatch = SKINS[looks.skin].hatch;
  return (
    shape(corners + upper + lower, PALETTE.white, 2) +
    circle(gaze, y - 0.5 + form.lid * 0.4, form.iris, PALETTE.ink) +
    circle(gaze + 2, y - 2.5, 1.7, PALETTE.white) +
    line(lidLine, looks.woman ? 3.6 : 3) +
    (form.lid > 1 ? line(fold, 1.8, hatch) : '') +
    (looks.woman ? line(lashes, 2) : '') +
    (looks.age > 42 ? line(`M${num(x - 12)} ${y + 11}q12 6 24 0`, 1.3, hatch) : '') +
    (looks.age > 58 ? line(`M${num(x - 10)} ${y + 15}q10 5 20 0`, 1.2, hatch) : '')
  );
}

interface Brow {
  /** Over the eye: the inner end, two points between, the outer end. */
  readonly heights: readonly [number, number, number, number];
  readonly weight: number;
}

const BROWS: Readonly<Record<BrowForm, Brow>> = {
  level: { heights: [14, 20, 21, 15], weight: 1 },
  arched: { heights: [12, 23, 26, 15], weight: 0.9 },
  slanted: { heights: [20, 22, 19, 11], weight: 1 },
  heavy: { heights: [12, 17, 19, 16], weight: 1.5 },
};

function eyebrow(looks: Looks, x: number, outer: 1 | -1): string {
  const { heights, weight } = BROWS[looks.brow];
  const thin = looks.woman ? 2 : 3;
  const thick = looks.woman ? 2.4 : 5;
  const points = [-18, -7, 7, 19].map((dx, i) => [x + outer * dx, EYE_LEVEL - heights[i]!] as const);
  const wash = HAIR_COLOURS[looks.hairColour];
  const colour = looks.hairColour === 'white' ? '#8d8474' : wash;
  return ink(
    swell(points, (_x, _y, t) => weight * (thin + thick * Math.sin(t * Math.PI))),
    colour,
  );
}

export function eyes(looks: Looks): string {
  const [left, right] = eyeCentres(looks);
  return (
    eye(looks, left, -1, looks.turn < 0) +
    eye(looks, right, 1, looks.turn > 0) +
    eyebrow(looks, left, -1) +
    eyebrow(looks, right, 1)
  );
}
