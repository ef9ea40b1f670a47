import { type Lod, type Pen, penFor } from './pen.js';
import { svgDocument } from './svg.js';

export interface PictureOptions {
  /** How large it will be shown. */
  readonly lod?: Lod;
  /** Starts the ids within the drawing; two copies on one page need two. */
  readonly id?: string;
}

/** Every picture of a card is as large as the art window. */
export const PICTURE = { width: 554, height: 528 } as const;

export type DrawPicture = (pen: Pen) => string;

/** A picture as a document; its name starts its ids, where nobody gives others. */
export function picture(name: string, draw: DrawPicture, { lod = 'm', id = name }: PictureOptions = {}): string {
  return svgDocument(draw(penFor(id, lod)), PICTURE.width, PICTURE.height);
}
