import type { Hatch } from '../burin.js';
import { mass } from '../mass.js';
import { clamp, hill, num, smooth } from '../numbers.js';
import type { Pen } from '../pen.js';
import { circle, ink, line, shape } from '../svg.js';
import { EYE_LEVEL, eyeCentres, eyes } from './eyes.js';
import { isDark, type Looks, SKINS, shiftOf, softened } from './looks.js';
import { noseOf } from './nose.js';

interface Sides {
  readonly left: number;
  readonly right: number;
  readonly farIsLeft: boolean;
}

/** The far half of a turned head is narrower. */
function sidesOf({ width, turn }: Looks): Sides {
  const far = width * (1 - 0.1 * Math.abs(turn));
  const near = width * (1 + 0.04 * Math.abs(turn));
  return turn < 0 ? { left: far, right: near, farIsLeft: true } : { left: near, right: far, farIsLeft: false };
}

/** From the temple down to the jaw. The far side of a turned head shows socket and cheekbone, the near side one round. */
function cheekLine(looks: Looks, side: 1 | -1, half: number, far: boolean): readonly string[] {
  const at = (x: number, y: number) => `${num(side * x)} ${num(y)}`;
  const jawX = half * looks.jaw;
  const jawY = 56 + (looks.length - 98) * 0.5;
  const full = looks.cheek * 4;
  if (!far || Math.abs(looks.turn) < 0.45) {
    return [at(half, -46), at(half + 1 + full * 0.5, 6), at(jawX + 6 + full, 40), at(jawX, jawY)];
  }
  return [
    at(half, -46),
    at(half, -26),
    at(half - 7, -14),
    at(half - 4, -2),
    at(half + 2 + full * 0.6, 12),
    at(jawX + 7 + full, 36),
    at(jawX, jawY),
  ];
}

function curves(points: readonly string[]): string {
  let data = '';
  for (let i = 1; i < points.length; i += 3) data += `C${points[i]} ${points[i + 1]} ${points[i + 2]}`;
  return data;
}

function headOutline(looks: Looks): string {
  const { left, right, farIsLeft } = sidesOf(looks);
  const down = cheekLine(looks, -1, left, farIsLeft);
  const up = [...cheekLine(looks, 1, right, !farIsLeft)].reverse();
  const chinX = looks.turn * 11;
  const spread = looks.chin * looks.width;
  const { length } = looks;
  return (
    `M${down[0]}${curves(down)}` +
    `Q${num(-spread + looks.turn * 3)} ${num(length)} ${num(chinX)} ${num(length + 1)}` +
    `Q${num(spread + looks.turn * 3)} ${num(length)} ${up[0]}${curves(up)}` +
    `C${num(right)} -132 ${num(-left)} -132 ${num(-left)} -46Z`
  );
}

function ears(looks: Looks): string {
  const { left, right, farIsLeft } = sidesOf(looks);
  const fill = SKINS[looks.skin].wash;
  const leftEar = `M${num(-left + 2)} -14q-15 3 -10 30q4 16 15 17z`;
  const rightEar = `M${num(right - 2)} -14q14 3 9 30q-4 16 -14 17z`;
  const frontal = Math.abs(looks.turn) < 0.45;
  const shown = (farIsLeft && !frontal ? '' : leftEar) + (!farIsLeft && !frontal ? '' : rightEar);
  return shape(shown, fill, 2.3);
}

/** Light from the upper right; shade in the sockets, beside the nose, under the lip and in hollow cheeks. */
function modelling(looks: Looks, underHat: boolean): Hatch[] {
  const { width, length, age, cheek, woman } = looks;
  const middle = shiftOf(looks);
  const colour = SKINS[looks.skin].hatch;
  const tone = (x: number, y: number) => {
    const nx = (x - 4) / width;
    const ny = y / (length + 4);
    const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
    let dark = 0.56 - (nx * 0.58 - ny * 0.32 + nz * 0.74) * 0.78;
    for (const eye of eyeCentres(looks)) dark += 0.4 * hill(x, eye, 15) * hill(y, EYE_LEVEL - 6, 8);
    dark += 0.4 * hill(x, middle - 7, 7) * hill(y, 16, 24);
    dark += 0.3 * hill(x, middle, 18) * hill(y, 76, 6);
    dark += (underHat ? 0.45 : 0) * smooth(-30, -56, y);
    dark += (0.22 - cheek * 0.16) * hill(x, middle - 38, 14) * hill(y, 40, 22) * (age > 45 ? 1.6 : 1);
    dark += Math.max(0, -cheek) * 0.3 * hill(x, middle + 40, 10) * hill(y, 44, 20);
    return clamp(dark * (woman ? 0.86 : 1));
  };
  const light: Hatch = {
    angle: -0.3,
    gap: 7,
    step: 8,
    seed: 3,
    fill: 0.5,
    colour: SKINS[Math.max(0, looks.skin - 2) as 0].wash,
    opacity: 0.55,
    tone: (x, y) =>
      clamp(
        0.9 * hill(x, middle + 32, 15) * hill(y, 22, 20) +
          0.9 * hill(x, middle + 14, 26) * hill(y, -46, 13) +
          0.7 * hill(x, middle + 5, 5) * hill(y, 14, 22),
      ),
  };
  return [
    {
      angle: 0.14,
      gap: 4.9,
      step: 7,
      tolerance: 0.4,
      seed: 17,
      jitter: 0.05,
      fill: 0.68,
      bend: (u) => 15 * (1 - u * u),
      colour,
      tone: softened(tone, looks),
    },
    {
      angle: -0.85,
      gap: 5.6,
      step: 7,
      tolerance: 0.4,
      seed: 18,
      jitter: 0.05,
      fill: 0.5,
      colour,
      tone: softened((x, y) => tone(x, y) - 0.42, looks),
    },
    ...(isDark(looks) ? [light] : []),
  ];
}

function wrinkles(looks: Looks): string {
  const middle = shiftOf(looks);
  const [leftEye, rightEye] = eyeCentres(looks);
  let data = '';
  if (looks.age > 40) {
    data += `M${middle - 24} 42Q${middle - 32} 52 ${middle - 29} 66M${middle + 25} 42Q${middle + 33} 52 ${middle + 30} 66`;
  }
  if (looks.age > 52) {
    data += `M${middle - 34} -44q34 -8 68 0M${middle - 28} -54q28 -6 56 0`;
    data += `M${num(rightEye + 18)} -8l9 -4m-9 10l9 3M${num(leftEye - 18)} -8l-8 -4m8 10l-8 3`;
  }
  return data && line(data, 1.5, SKINS[looks.skin].hatch);
}

function mark(looks: Looks): string {
  const middle = shiftOf(looks);
  if (looks.mark === 'mole') return circle(middle + 30, 50, 2.6, SKINS[looks.skin].hatch);
  if (looks.mark === 'scar') {
    return line(`M${middle + 34} 10L${middle + 50} 40M${middle + 34} 22l12 -6M${middle + 40} 34l12 -6`, 2, '#7a3020');
  }
  if (looks.mark === 'freckles') {
    const spots = [-40, -33, -26, -36, 26, 33, 40, 36, 30];
    return spots.map((dx, i) => circle(middle + dx, 20 + (i % 3) * 7, 1.5, SKINS[looks.skin].hatch)).join('');
  }
  return '';
}

/** Everything of a head but hair, beard and mouth. */
export function face(pen: Pen, looks: Looks, underHat: boolean): string {
  const middle = shiftOf(looks);
  // On the lit cheek, which is narrow if the face is turned to the light.
  const cheekX = num(middle + (looks.turn > 0 ? 30 - looks.turn * 8 : 38));
  const blush =
    looks.skin < 3
      ? ink(`M${cheekX} 14q14 4 11 23q-9 13 -20 8q-8 -19 9 -31z`, '#d07c58', {
          opacity: (looks.woman ? 0.3 : 0.2) + Math.max(0, looks.cheek) * 0.12,
        })
      : '';
  return (
    ears(looks) +
    mass(pen, headOutline(looks), SKINS[looks.skin].wash, modelling(looks, underHat), 2.8) +
    blush +
    eyes(looks) +
    noseOf(looks) +
    wrinkles(looks) +
    mark(looks)
  );
}

/** The neck, behind the collar and under the head. */
export function neck(pen: Pen, looks: Looks): string {
  const { wash, hatch } = SKINS[looks.skin];
  const half = 30 + looks.jaw * 6 - (looks.woman ? 5 : 0);
  const data = `M${num(-half)} 58L${num(-half - 6)} 124Q0 168 ${num(half + 6)} 124L${num(half)} 58Z`;
  return mass(
    pen,
    data,
    wash,
    [
      {
        angle: 0.1,
        gap: 5.4,
        step: 8,
        seed: 4,
        fill: 0.7,
        colour: hatch,
        tone: (x, y) => clamp(0.95 * smooth(128, 84, y) + 0.4 * smooth(0, -40, x)),
      },
    ],
    2.4,
  );
}

/** Shoulders and throat under an open collar. */
export function bareChest(pen: Pen, looks: Looks): string {
  const { wash, hatch } = SKINS[looks.skin];
  return mass(
    pen,
    'M-40 100Q-78 116 -96 132Q-50 186 0 188Q50 186 96 132Q78 116 40 100Z',
    wash,
    [
      {
        angle: 0.2,
        gap: 7,
        step: 9,
        seed: 6,
        fill: 0.6,
        colour: hatch,
        tone: (x, y) => clamp(0.5 * smooth(10, -80, x) + 0.5 * smooth(140, 104, y)),
      },
    ],
    2.2,
  );
}
