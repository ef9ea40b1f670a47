import { gamePages } from './game-pages.svelte.js';

const addresses = new Map<string, string>();

/** The picture of a game as an image that is drawn once, however many lists show it; null while it is not loaded. */
export function coverOf(game: string): string | null {
  const page = gamePages.get(game);
  if (page === null) return null;
  const known = addresses.get(game);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([page.cover()], { type: 'image/svg+xml' }));
  addresses.set(game, address);
  return address;
}
