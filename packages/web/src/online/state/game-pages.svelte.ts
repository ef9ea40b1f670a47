import type { GameUi } from '../../games/game-ui.js';
import { GAME_IDS, loadGameUi } from '../../games/index.js';
import { words } from '../../words/index.svelte.js';

let loaded: ReadonlyMap<string, GameUi> = $state.raw(new Map());

/** What the games bring along, as far as it is loaded. A server may know games that this page does not. */
export const gamePages = {
  ids: GAME_IDS,
  get(id: string): GameUi | null {
    return loaded.get(id) ?? null;
  },
  title(id: string): string {
    return loaded.get(id)?.words[words.language].title ?? id;
  },
};

/** Loads the pages of all games: every list needs their names. */
export async function loadGamePages(): Promise<void> {
  const missing = GAME_IDS.filter((id) => !loaded.has(id));
  const found = await Promise.all(missing.map(loadGameUi));
  loaded = new Map([...loaded, ...missing.map((id, i) => [id, found[i]!] as const)]);
}
