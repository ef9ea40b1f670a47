import { CATALOGUE, cardsInPlay, type Options } from '@roadstead/port-royal';
import { cardPicture, type Picture } from './face-of.js';
import { drawAhead } from './faces.svelte.js';

/** The pictures of a table, in the order in which they are likely to be needed: ships first, they are the most. */
export function drawTable(options: Options, seats: number, zoom: number): void {
  const ids = new Set(cardsInPlay(options, seats).map(({ id }) => id));
  const pictures: Picture[] = [{ face: { type: 'back' }, variant: 0 }];
  CATALOGUE.forEach(({ id }, uid) => {
    if (ids.has(id)) pictures.push(cardPicture(id, uid));
  });
  drawAhead(pictures, 'm', zoom);
}
