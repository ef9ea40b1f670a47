import type { Ranked } from '@roadstead/kernel';
import { words } from '../../words/index.svelte.js';
import { gamePages } from '../state/game-pages.svelte.js';

/** What a place rests upon, in the words of the game. */
export function figureOf(game: string): (ranked: Readonly<Record<string, unknown>>) => string {
  return (ranked) => gamePages.get(game)?.figures(ranked as unknown as Ranked, words.language) ?? '';
}
