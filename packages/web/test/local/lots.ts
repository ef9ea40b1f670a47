import type { GameEntry } from '@roadstead/games';
import { LISTED, type ListedGame } from '../../../games/registry/src/list.js';
import { lotsEntry } from '../../../kernel/test/games/lots-entry.js';

/** Takes aboard the kernel's own game of secret choices that all make at the same time; what it gives puts it ashore again. */
export function takeLotsAboard(): () => void {
  return takeAboard(lotsEntry);
}

export function takeAboard(entry: GameEntry): () => void {
  const games = LISTED as ListedGame[];
  const listed = { id: entry.game.id, load: async () => entry };
  games.push(listed);
  return () => void games.splice(games.indexOf(listed), 1);
}
