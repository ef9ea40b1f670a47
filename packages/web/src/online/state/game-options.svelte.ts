import { GAME_IDS, loadGameOptions } from '../../games/index.js';
import type { GameOptions } from '../../games/option-words.js';

let loaded: ReadonlyMap<string, GameOptions> = $state.raw(new Map());

/** What the options of the games are called; loaded before any online page is shown. */
export const gameOptions = {
  /** Nothing for a game that only the server knows. */
  of(id: string): GameOptions | undefined {
    return loaded.get(id);
  },
};

export async function loadAllGameOptions(): Promise<void> {
  const found = await Promise.all(GAME_IDS.map(loadGameOptions));
  loaded = new Map(GAME_IDS.map((id, i) => [id, found[i]!]));
}
