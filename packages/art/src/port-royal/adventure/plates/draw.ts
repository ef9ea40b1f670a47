import type { Lod } from '../../../kit/pen.js';
import { penFor } from '../../../kit/pen.js';
import { clipPath, clipped, gradient, svgDocument } from '../../../kit/svg.js';
import { LIGHTS, PLATE } from '../scenes/light.js';
import { GREYS, TONES } from '../scenes/vessels.js';
import { CHAPTER_1 } from './chapter-1.js';
import { CHAPTER_2 } from './chapter-2.js';
import { CHAPTER_3 } from './chapter-3.js';
import { CHAPTER_4 } from './chapter-4.js';
import { CHAPTER_5 } from './chapter-5.js';
import { EVENTS } from './events.js';
import { FRAME } from './frame.js';
import type { Plate } from './plate.js';

const PLATES = { ...CHAPTER_1, ...CHAPTER_2, ...CHAPTER_3, ...CHAPTER_4, ...CHAPTER_5, ...FRAME, ...EVENTS };

/** The pages of the story: evenings, missions and endings by their numbers, what is told outside them, and the events. */
export type PlateName = `${keyof typeof PLATES}`;
export const PLATE_NAMES = Object.keys(PLATES) as readonly PlateName[];

export interface PlateOptions {
  readonly width?: number;
  readonly lod?: Lod;
  readonly id?: string;
}

/** The picture of a card: square; whoever shows a strip of it cuts it out of the middle. */
export function drawPlate(card: PlateName, options: PlateOptions = {}): string {
  const { width = PLATE.w, lod = 'm', id = `plate${card}` } = options;
  const { hour, draw }: Plate = PLATES[card as keyof typeof PLATES];
  const light = LIGHTS[hour];
  const pen = penFor(id, lod);
  const defs =
    gradient(`${id}sky`, light.high, light.low) +
    `<radialGradient id="${id}glow"><stop offset="0" stop-color="${light.glow}" stop-opacity=".85"/><stop offset=".4" stop-color="#e9a93a" stop-opacity=".4"/><stop offset="1" stop-color="#e9a93a" stop-opacity="0"/></radialGradient>` +
    `<filter id="${id}dusk">${TONES}</filter><filter id="${id}grey">${GREYS}</filter>` +
    clipPath(`${id}sheet`, `M0 0H${PLATE.w}V${PLATE.h}H0Z`);
  return svgDocument(
    `<defs>${defs}</defs>${clipped(`${id}sheet`, draw({ pen, light }))}`,
    width,
    width,
    `0 0 ${PLATE.w} ${PLATE.h}`,
  );
}
