import { skullAt } from '../../kit/emblems/skull.js';
import { PALETTE } from '../../kit/palette.js';
import { pips } from '../../kit/pips.js';
import { circle, line, moved, shape, svgDocument } from '../../kit/svg.js';
import { NEST_COLOURS } from '../chart/nests.js';
import type { NestId } from '../chart/places.js';

/** How strong the pirates of a nest are: a die in the colours of the nest, under its flag. */
export function drawPirates(nest: NestId, strength: number, { height = 40 } = {}): string {
  const { wash, ink, flag } = NEST_COLOURS[nest];
  const die =
    `<rect x="20" y="34" width="58" height="58" rx="10" fill="${wash}" stroke="${PALETTE.ink}" stroke-width="5"/>` +
    pips(strength, 49, 63, 17)
      .map(([x, y]) => circle(x, y, 6.6, ink))
      .join('');
  const banner =
    line('M20 60V3', 5) +
    moved(shape(flag, wash, 3.4) + skullAt(nest === 'saintemarie' ? 3 : 7, 3, 16, ink), 20, 3, 1.3);
  const rim =
    moved(shape(flag, PALETTE.white, 8, PALETTE.white), 20, 3, 1.3) +
    shape('M20 34H78V92H20Z', PALETTE.white, 14, PALETTE.white);
  return svgDocument(rim + banner + die, height, height, '0 -2 100 102');
}
