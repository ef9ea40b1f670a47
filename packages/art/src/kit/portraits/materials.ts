import type { Hatch } from '../burin.js';
import { clamp, hill, smooth } from '../numbers.js';
import { clouds, noise } from '../random.js';
import type { HairColour } from './looks.js';

/** How hair, cloth, linen, felt and wool take the burin. `middle` is the x of the sitter's middle in the coordinates at hand: light comes from the upper right. */

export function hairHatch(colour: HairColour, angle = Math.PI / 2, seed = 9): Hatch[] {
  const dark = colour === 'black';
  return [
    {
      angle,
      gap: 6.6,
      step: 9,
      tolerance: 0.5,
      seed,
      bend: (u, v) => Math.sin(u * 8 + v * 5) * 6,
      tone: (x, y) => clamp(0.3 + 0.42 * smooth(53, -87, x) + 0.2 * Math.sin(x / 8 + y / 30)),
      colour: dark ? '#8a7a66' : '#1c120a',
      opacity: dark ? 0.55 : 0.9,
    },
  ];
}

export function clothHatch(middle: number, angle = 1.2, seed = 14, colour = '#14110e'): Hatch[] {
  return [
    {
      angle,
      gap: 7,
      step: 13,
      tolerance: 0.6,
      seed,
      fill: 0.78,
      bend: (u) => 16 * u * u,
      colour,
      tone: (x, y) =>
        clamp(
          0.16 +
            0.62 * smooth(middle + 53, middle - 187, x) +
            0.2 * smooth(middle + 173, middle + 263, x) +
            0.24 * (clouds(x / 34, y / 60, 8) - 0.5),
        ),
    },
    {
      angle: angle - 1.9,
      gap: 8.4,
      step: 13,
      tolerance: 0.6,
      seed: seed + 1,
      fill: 0.55,
      colour,
      tone: (x) => 0.7 * smooth(middle + 13, middle - 167, x),
    },
  ];
}

export function linenHatch(middle: number, seed = 3, angle = 1.4): Hatch[] {
  return [
    {
      angle,
      gap: 6.8,
      step: 10,
      tolerance: 0.5,
      seed,
      fill: 0.7,
      bend: (u) => 8 * u * u,
      tone: (x, y) =>
        clamp(0.12 + 0.55 * smooth(middle + 43, middle - 127, x) + 0.3 * (noise(x / 12, y / 30, seed) - 0.4)),
    },
  ];
}

/** Dark felt shows its form by light lines only. */
export function feltHatch(angle = Math.PI / 2, seed = 22, gleam = 63): Hatch[] {
  return [
    {
      angle,
      gap: 6.6,
      step: 9,
      tolerance: 0.5,
      seed,
      fill: 0.6,
      colour: '#a89878',
      tone: (x) => clamp(0.06 + 0.72 * hill(x, gleam, 34)),
    },
  ];
}

export function woolHatch(angle = Math.PI / 2, seed = 22): Hatch[] {
  return [
    {
      angle,
      gap: 6.4,
      step: 9,
      tolerance: 0.5,
      seed,
      fill: 0.7,
      tone: (x, y) => clamp(0.1 + 0.66 * smooth(33, -107, x) + 0.12 * (noise(x / 14, y / 20, seed) - 0.4)),
    },
  ];
}

/** Even lines that darken to the left. */
export function wovenHatch(angle: number, gap: number, base: number, depth: number, bend = 0, fill = 0.62): Hatch {
  return {
    angle,
    gap,
    step: 9,
    seed: 5,
    fill,
    bend: (u) => bend * u * u,
    tone: (x) => clamp(base + depth * smooth(23, -87, x)),
  };
}
