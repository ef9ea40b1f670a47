import { type GameEntry, gameById } from '@roadstead/games';
import { GAME_IDS } from './index.js';

/** The games of this page that bring something along which not every game has. */
export function gamesWith(part: keyof GameEntry): readonly string[] {
  return GAME_IDS.filter((id) => gameById(id)?.[part] !== undefined);
}
