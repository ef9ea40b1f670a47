import { CARD } from '../kit/frame.js';
import { PALETTE } from '../kit/palette.js';
import { penFor } from '../kit/pen.js';
import { WINDOW } from '../kit/ships/scene.js';
import { svgDocument } from '../kit/svg.js';
import { faceSvg } from './faces/face.js';
import type { ShipFace } from './faces/row.js';
import type { ShipColour } from './liveries.js';
import { shipArt } from './ships/ship-art.js';

/** The picture that stands for the game in lists; in another colour, for one of its boxes. */
export function coverPicture(colour: ShipColour = 'red'): string {
  return svgDocument(shipArt(penFor('cover', 'l'), { colour, variant: 0 }), WINDOW.w, WINDOW.h);
}

const RING = 34;
const GAP = 70;
const EDGE = 70;

/** What everybody who plays must beware of: two ships of one colour, each in a ring of red. */
export function bustPicture(): string {
  const ships: readonly ShipFace[] = [
    { type: 'ship', colour: 'blue', coins: 1, swords: 1 },
    { type: 'ship', colour: 'blue', coins: 3, swords: 5 },
  ];
  const drawn = ships.map((face, i) => {
    const x = EDGE + i * (CARD.w + GAP);
    const ring = `<rect x="${x}" y="${EDGE}" width="${CARD.w}" height="${CARD.h}" rx="40" fill="none" stroke="${PALETTE.wax}" stroke-width="${2 * RING}"/>`;
    const svg = faceSvg(face, { lod: 'm', numerals: true, variant: i, id: `bust${i}` });
    return ring + svg.replace('<svg ', `<svg x="${x}" y="${EDGE}" `);
  });
  return svgDocument(drawn.join(''), 2 * CARD.w + GAP + 2 * EDGE, CARD.h + 2 * EDGE);
}
