import type { GameEntry } from '@roadstead/kernel';
import { loadGame } from './index.js';
import { LISTED } from './list.js';

// The command line, the server and the engine read this list and name no game themselves.
export type { GameEntry } from '@roadstead/kernel';

/** Every game, loaded before whoever imports this begins. */
export const GAMES: readonly GameEntry[] = await Promise.all(LISTED.map(async ({ id }) => (await loadGame(id))!));

export function gameById(id: string): GameEntry | undefined {
  return GAMES.find(({ game }) => game.id === id);
}
