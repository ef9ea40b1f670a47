import type { GameEntry } from '@roadstead/kernel';
import { GAMES } from './list.js';

// The command line, the server and the page read this list and name no game themselves.
export type { GameEntry } from '@roadstead/kernel';
export { GAMES } from './list.js';

export function gameById(id: string): GameEntry | undefined {
  return GAMES.find(({ game }) => game.id === id);
}
