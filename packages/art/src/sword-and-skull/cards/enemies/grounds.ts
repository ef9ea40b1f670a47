import type { Hatch } from '../../../kit/burin.js';
import { mass, tint } from '../../../kit/mass.js';
import { clamp, smooth } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { clouds, noise } from '../../../kit/random.js';
import { sea, sky } from '../../../kit/ships/scene.js';
import { gradient, ink, line } from '../../../kit/svg.js';
import { plate, WHOLE_WINDOW } from '../../../kit/window.js';

const MOUTH =
  'M60 528Q30 400 62 300Q44 210 110 150Q150 70 240 62Q300 40 366 74Q446 90 466 176Q518 250 492 330Q520 420 494 528Z';
const ROCK = `${WHOLE_WINDOW}${MOUTH}`;

/** Seen through the mouth of a cave. */
export function cave(pen: Pen, beast: string, lit = '#eadcb4', shaded = '#8d7a58'): string {
  const light = `<radialGradient id="${pen.id}light" cx=".6" cy=".36" r=".7"><stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${shaded}"/></radialGradient>`;
  const haze = tint(
    pen,
    { x: 30, y: 30, w: 500, h: 500 },
    {
      gap: 10,
      step: 16,
      seed: 5,
      fill: 0.5,
      tolerance: 0.8,
      colour: '#4a3a28',
      tone: (x, y) =>
        clamp(0.06 + 0.5 * smooth(330, 60, x) + 0.2 * smooth(300, 520, y) + 0.5 * (clouds(x / 60, y / 40, 7) - 0.5)),
    },
  );
  const rock = mass(
    pen,
    ROCK,
    '#4d4236',
    [
      {
        angle: 1,
        gap: 8,
        step: 12,
        seed: 9,
        fill: 0.6,
        tolerance: 0.8,
        colour: '#a8977a',
        tone: (x, y) => clamp(0.14 + 0.4 * smooth(200, 540, x) * (0.4 + noise(x / 40, y / 40, 3))),
      },
    ],
    0,
  ).replaceAll('<path d="M0 0H554', '<path fill-rule="evenodd" clip-rule="evenodd" d="M0 0H554');
  const teeth = ink('M150 108l16 62l20 -86zM250 66l14 70l22 -82zM352 74l16 54l22 -42zM430 122l6 50l18 -28z', '#4d4236');
  return plate(pen, ink(WHOLE_WINDOW, `url(#${pen.id}light)`) + haze + rock + line(MOUTH, 3.4) + teeth + beast, light);
}

/** Something that lifts itself out of the sea; the water is drawn over its lower part. */
export function outOfTheSea(pen: Pen, beast: string, seed: number): string {
  const defs =
    gradient(`${pen.id}sky`, '#aeb2a6', '#e6d9bb') + gradient(`${pen.id}sea`, PALETTE.seaLight, PALETTE.seaDark);
  const foam = line(
    'M0 452q22 -14 44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0M20 490q22 -12 44 0t44 0t44 0t44 0M300 500q22 -12 44 0t44 0t44 0t44 0',
    4,
    PALETTE.white,
    { opacity: 0.9 },
  );
  return plate(pen, sky(pen, seed, 0.5) + sea(pen, seed, { left: 80, right: 480, y: 430 }) + beast + foam, defs);
}

/** The hatch of a hide: dark below and away from the light. */
export function hide(seed: number, angle = 1, colour = '#1f140b', depth = 0.75): Hatch {
  return {
    angle,
    gap: 7,
    step: 10,
    seed,
    fill: 0.7,
    tolerance: 0.6,
    colour,
    tone: (x, y) =>
      clamp(0.08 + depth * smooth(380, 90, x - (y - 264) * 0.5) + 0.35 * (noise(x / 16, y / 16, seed) - 0.5)),
  };
}
