import { emblemAt } from '../../kit/emblems/emblem.js';
import { patternDef } from '../../kit/emblems/pattern.js';
import { skullAt } from '../../kit/emblems/skull.js';
import { PALETTE } from '../../kit/palette.js';
import { circle, svgDocument } from '../../kit/svg.js';
import { LIVERIES, type ShipColour } from '../liveries.js';

/** A ship colour as a round with pattern, hue and emblem, in a square of 100. */
export function shipChipArt(id: string, colour: ShipColour, skull = false): string {
  const livery = LIVERIES[colour];
  return (
    `<defs>${patternDef(`${id}band`, livery, 1.6)}</defs>` +
    circle(50, 50, 46, `url(#${id}band)`, 6, PALETTE.ink) +
    circle(50, 50, 33, livery.hue, 2.5, livery.ink) +
    (skull ? skullAt(24, 23, 52, livery.ink) : emblemAt(livery.emblem, 25, 25, 50, livery.ink))
  );
}

/** The same for a person who deals in that colour: square, like a bale. */
export function goodsChipArt(id: string, colour: ShipColour): string {
  const livery = LIVERIES[colour];
  return (
    `<defs>${patternDef(`${id}band`, livery, 1.6)}</defs>` +
    `<rect x="5" y="5" width="90" height="90" rx="12" fill="url(#${id}band)" stroke="${PALETTE.ink}" stroke-width="6"/>` +
    circle(50, 50, 33, livery.hue, 2.5, livery.ink) +
    emblemAt(livery.emblem, 25, 25, 50, livery.ink)
  );
}

/** A ship colour as a document of its own: for the harbour read-out, the log and player mats. */
export function shipChip(colour: ShipColour, size = 28, id = `chip-${colour}`): string {
  return svgDocument(shipChipArt(id, colour), size, size, '0 0 100 100');
}
