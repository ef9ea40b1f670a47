import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const REGISTRY = /games\/registry\/src\/list\.ts$/;
const ROWS = fileURLToPath(new URL('../src/games/list.ts', import.meta.url));

/** The page carries rules and words of those games alone that it offers: a row each in `src/games/list.ts`. */
export function offeredGames(): Plugin {
  return {
    name: 'roadstead-offered-games',
    enforce: 'pre',
    transform: (code, id) => (REGISTRY.test(id) ? withoutGames(code, hasRow) : null),
  };
}

function hasRow(game: string): boolean {
  return readFileSync(ROWS, 'utf8').includes(`'./${game}/`);
}

/** The registry's list without the rows of games that are not offered. */
export function withoutGames(list: string, isOffered: (game: string) => boolean): string {
  return list.replace(/^ *\{ id: '([\w-]+)', load: .*\},\n/gm, (row, game) => (isOffered(game) ? row : ''));
}
