import { Prints } from '../../../ui/easel.js';
import { loadTypes } from '../../../ui/types.js';
import type { Painting } from '../../end.js';
import { drawCard } from '../picture/draw-card.js';
import { cardAt } from '../play/standing.js';
import { rowsWithin } from './rows.js';
import { winningCards } from './winning-cards.js';

const GAP = 8;
const WIDEST = 96;

/** The cards of a seat, as large as they fit. */
export async function paint({ context, x, y, width, height, standing, seat, language }: Painting): Promise<void> {
  const cards = winningCards(standing, seat);
  if (cards.length === 0) return;
  const rows = rowsWithin(cards.length, { width, height }, GAP, WIDEST);
  const easel = { context, prints: new Prints(), types: await loadTypes() };
  for (const [i, ref] of cards.entries()) {
    const row = Math.floor(i / rows.perRow);
    const inRow = Math.min(rows.perRow, cards.length - row * rows.perRow);
    const left = x + (width - inRow * (rows.width + GAP) + GAP) / 2;
    await drawCard(easel, ref, cardAt(ref).names[language], {
      x: left + (i % rows.perRow) * (rows.width + GAP),
      y: y + row * (rows.height + GAP),
      width: rows.width,
    });
  }
}
