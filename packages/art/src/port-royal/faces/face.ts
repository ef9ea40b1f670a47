import { CARD, frame, panels } from '../../kit/frame.js';
import { type Lod, penFor } from '../../kit/pen.js';
import { moved, svgDocument } from '../../kit/svg.js';
import { coinBackArt } from '../cards/coin-back.js';
import { artOf } from './art.js';
import { chipFace } from './chip.js';
import { furniture } from './furniture.js';
import type { Face } from './row.js';
import { smallFace } from './small.js';
import { tintOf } from './tints.js';

export interface FaceOptions {
  readonly lod?: Lod;
  /** Counts the copies of a card from 0, so that no two are drawn alike. */
  readonly variant?: number;
  /** Figures as paths of our own, for bitmaps that get no words laid over them. */
  readonly numerals?: boolean;
  /** Starts every id in the drawing; needed where several drawings are put into one page. */
  readonly id?: string;
}

/** A chip is square; a card is 630 x 880. */
export function faceSize(lod: Lod): { readonly w: number; readonly h: number } {
  return lod === 'chip' ? { w: 100, h: 100 } : CARD;
}

function drawn(face: Face, lod: Lod, { variant = 0, numerals = false, id = 'f' }: FaceOptions): string {
  const pen = penFor(id, lod);
  if (lod === 'chip') return chipFace(id, face);
  if (lod === 's') return smallFace(pen, face, variant, numerals);
  if (face.type === 'back') return coinBackArt(pen, face.blank);
  return (
    frame(tintOf(face)) +
    moved(artOf(pen, face, variant), 38, 120) +
    panels() +
    furniture(face, lod, `url(#${id}band)`, numerals)
  );
}

/** A whole card as an SVG document that stands alone. */
export function faceSvg(face: Face, options: FaceOptions = {}): string {
  const lod = options.lod ?? 'l';
  const { w, h } = faceSize(lod);
  return svgDocument(drawn(face, lod, options), w, h);
}
