import { CARD } from '@roadstead/art';
import type { Face } from '@roadstead/art/port-royal';
import { cardById } from '@roadstead/port-royal';
import type { Glimpse } from '../row.js';
import { draw } from './faces/draw.js';
import { cardFaceOf } from './faces/face-of.js';

/** So many are drawn: the last ones turned up. */
const MOST = 8;
/** More than these lie in two rows. */
const IN_A_ROW = 3;
const GAP = 44;
const MARGIN = 70;

/** The harbour: its cards in one row or two. */
export const glimpse: Glimpse = async ({ shows }) => {
  const faces = shows.slice(-MOST).flatMap((id): readonly Face[] => {
    const card = cardById(id);
    return card === undefined ? [] : [cardFaceOf(card)];
  });
  const lying: readonly Face[] = faces.length > 0 ? faces : [{ type: 'back' }];
  const rows = lying.length > IN_A_ROW ? 2 : 1;
  const columns = Math.ceil(lying.length / rows);
  const lod = rows === 1 ? 'm' : 's';
  const drawn = await Promise.all(
    lying.map((face, i) => draw({ face, variant: 0 }, lod, { numerals: true, id: `glimpse${i}` })),
  );
  const placed = drawn.map((svg, i) => {
    const x = MARGIN + (i % columns) * (CARD.w + GAP);
    const y = MARGIN + Math.floor(i / columns) * (CARD.h + GAP);
    return svg.replace('<svg ', `<svg x="${x}" y="${y}" `);
  });
  const w = columns * (CARD.w + GAP) - GAP + 2 * MARGIN;
  const h = rows * (CARD.h + GAP) - GAP + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${placed.join('')}</svg>`;
};
