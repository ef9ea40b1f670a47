import { GAMES, type GameEntry } from '@roadstead/games';
import { lotsEntry } from '../../../kernel/test/games/lots-entry.js';

/** Takes aboard the kernel's own game of secret choices that all make at the same time; what it gives puts it ashore again. */
export function takeLotsAboard(): () => void {
  return takeAboard(lotsEntry);
}

export function takeAboard(entry: GameEntry): () => void {
  const games = GAMES as GameEntry[];
  games.push(entry);
  return () => void games.splice(games.indexOf(entry), 1);
}
