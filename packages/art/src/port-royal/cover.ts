import { penFor } from '../kit/pen.js';
import { svgDocument } from '../kit/svg.js';
import { WINDOW } from './ships/scene.js';
import { shipArt } from './ships/ship-art.js';

/** The picture that stands for the game in lists. */
export function coverPicture(): string {
  return svgDocument(shipArt(penFor('cover', 'l'), { colour: 'red', variant: 0 }), WINDOW.w, WINDOW.h);
}
