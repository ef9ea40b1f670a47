import type { Ranked } from '@roadstead/kernel';
import { faceOf, loadGameUi } from '../../games/index.js';
import { words } from '../../words/index.svelte.js';

/** What a place rests upon, in the words of the game; nothing for a game that only the server knows. */
export async function loadFigures(game: string): Promise<(ranked: Readonly<Record<string, unknown>>) => string> {
  if (faceOf(game) === undefined) return () => '';
  const ui = await loadGameUi(game);
  return (ranked) => ui.figures(ranked as unknown as Ranked, words.language);
}
