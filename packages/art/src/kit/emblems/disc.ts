import { circle } from '../svg.js';
import { emblemAt } from './emblem.js';
import type { Livery } from './livery.js';

/** The emblem on a round of its own hue, as it stands on a sail or a bale. */
export function emblemDisc(livery: Livery, x: number, y: number, radius: number, rim: string = livery.ink): string {
  return (
    circle(x, y, radius, livery.hue, 3, rim) +
    emblemAt(livery.emblem, x - radius * 0.8, y - radius * 0.8, radius * 1.6, livery.ink)
  );
}
