import { PALETTE } from '../palette.js';
import type { Pen } from '../pen.js';
import { gradient, line } from '../svg.js';
import { plate } from '../window.js';
import { sea, sky } from './scene.js';

export interface SkyColours {
  readonly high: string;
  readonly low: string;
  readonly near: string;
  readonly far: string;
  readonly gloom: number;
  readonly seed: number;
}

export const FAIR: SkyColours = {
  high: '#c3d0d2',
  low: '#f6e6c0',
  near: PALETTE.seaLight,
  far: PALETTE.seaDark,
  gloom: 0,
  seed: 2,
};
export const FOUL: SkyColours = {
  high: '#5c6668',
  low: '#a8aca0',
  near: '#7f9a9a',
  far: '#3f5f66',
  gloom: 0.9,
  seed: 7,
};
export const NIGHT: SkyColours = {
  high: '#16293a',
  low: '#3f5a6a',
  near: '#2f4f60',
  far: '#16293a',
  gloom: 0.3,
  seed: 4,
};

/** Sky and sea over the whole art window, and what happens there. */
export function seascape(pen: Pen, weather: SkyColours, scene: string): string {
  const { high, low, near, far, gloom, seed } = weather;
  const defs = gradient(`${pen.id}sky`, high, low) + gradient(`${pen.id}sea`, near, far);
  return plate(pen, sky(pen, seed, gloom) + sea(pen, seed, { left: 90, right: 470, y: 440 }) + scene, defs);
}

export const foam = (data: string) => line(data, 5, PALETTE.white, { opacity: 0.9 });
