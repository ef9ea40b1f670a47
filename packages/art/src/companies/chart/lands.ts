import { clipped, ellipse } from '../../kit/svg.js';
import { LAKE_SHORES, LAND_IDS, LANDS } from './coast.js';
import type { Tones } from './tones.js';

/** Washes inside, so that the parts of the old world are told without a hard edge. */
const WASHES = [
  { x: 612, y: 490, rx: 166, ry: 290, colour: '#dca93a' },
  { x: 595, y: 105, rx: 131, ry: 96, colour: '#c9705a' },
  { x: 1076, y: 228, rx: 368, ry: 219, colour: '#7fa86a' },
  { x: 131, y: 560, rx: 149, ry: 228, colour: '#d98a4a' },
  { x: 79, y: 105, rx: 131, ry: 114, colour: '#d98a4a' },
  { x: 1295, y: 648, rx: 166, ry: 105, colour: '#7fa86a' },
] as const;

/** Every outline stands once in the drawing, and is used for washes, clips and contours. */
export function landDefs(id: string): string {
  const outlines = LAND_IDS.map((land) => `<path id="${id}${land}" d="${LANDS[land]}"/>`).join('');
  const clip = LAND_IDS.map((land) => `<use href="#${id}${land}"/>`).join('');
  const glow = (colour: string, i: number) =>
    `<radialGradient id="${id}wash${i}"><stop offset="0" stop-color="${colour}" stop-opacity=".32"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
  return (
    `<g id="${id}land">${outlines}</g><clipPath id="${id}dry">${clip}</clipPath>` +
    WASHES.map(({ colour }, i) => glow(colour, i)).join('')
  );
}

/** The lands, hand-coloured along their shores. */
export function landArt(id: string, tones: Tones): string {
  const edges = LAND_IDS.map(
    (land) => `<use href="#${id}${land}" fill="none" stroke="${tones.shore[land]}" stroke-width="15" opacity=".5"/>`,
  ).join('');
  const washes = WASHES.map(({ x, y, rx, ry }, i) => ellipse(x, y, rx, ry, `url(#${id}wash${i})`)).join('');
  const lakes = LAKE_SHORES.map(
    (lake) => `<path d="${lake}" fill="${tones.shoal}" stroke="${tones.ink}" stroke-width="1.5"/>`,
  ).join('');
  return (
    `<use href="#${id}land" fill="${tones.land}"/>` +
    clipped(`${id}dry`, edges + washes) +
    `<use href="#${id}land" fill="none" stroke="${tones.ink}" stroke-width="1.8" stroke-linejoin="round"/>` +
    lakes
  );
}
