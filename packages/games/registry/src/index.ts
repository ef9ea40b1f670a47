import type { GameEntry } from '@roadstead/kernel';
import { LISTED, type ListedGame } from './list.js';

// Whoever plays one game loads that one. Programs that know every game from their start read `@roadstead/games/all`.
export type { GameEntry } from '@roadstead/kernel';

const loaded = new Map<ListedGame, GameEntry>();

/** Everything that a game brings, loaded once. Undefined where there is no such game; fails where it cannot be loaded. */
export async function loadGame(id: string): Promise<GameEntry | undefined> {
  const listed = named(id);
  if (listed === undefined) return undefined;
  const entry = loaded.get(listed) ?? (await listed.load());
  loaded.set(listed, entry);
  return entry;
}

/** A game that was loaded before. Undefined where there is no such game; throws where nobody has loaded it. */
export function loadedGame(id: string): GameEntry | undefined {
  const listed = named(id);
  const entry = listed && loaded.get(listed);
  if (listed !== undefined && entry === undefined) throw new Error(`"${id}" was not loaded.`);
  return entry;
}

function named(id: string): ListedGame | undefined {
  return LISTED.find((listed) => listed.id === id);
}
