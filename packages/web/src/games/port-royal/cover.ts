import { penFor, shipArt } from '@roadstead/art';

/** A frigate under sail: the picture by which the game is known. */
export function cover(): string {
  const art = shipArt(penFor('cover', 'l'), { colour: 'red', variant: 0 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 554 528" aria-hidden="true">${art}</svg>`;
}
