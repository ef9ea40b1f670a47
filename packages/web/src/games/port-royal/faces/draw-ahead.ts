import { CATALOGUE, cardsInPlay, type Options } from '@roadstead/port-royal';
import { cardPicture, type Picture } from './face-of.js';
import { drawAhead } from './faces.svelte.js';

/** What a hand does first at a table. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * From the first touch on, draws the pictures of a table, as wide as most will be shown, in the order in which they are likely
 * to be needed: ships first, they are the most. Whoever only looks has but those drawn that lie there. Returns what stops it.
 */
export function drawTable(options: Options, seats: number, width: number, zoom: number): () => void {
  const stop = () => {
    for (const touch of TOUCHES) removeEventListener(touch, begin);
  };
  const begin = () => {
    stop();
    drawAhead(picturesOf(options, seats), width, zoom);
  };
  for (const touch of TOUCHES) addEventListener(touch, begin, { passive: true });
  return stop;
}

function picturesOf(options: Options, seats: number): readonly Picture[] {
  const ids = new Set(cardsInPlay(options, seats).map(({ id }) => id));
  const cards = CATALOGUE.flatMap(({ id }, uid) => (ids.has(id) ? [cardPicture(id, uid)] : []));
  return [{ face: { type: 'back' }, variant: 0 }, ...cards];
}
