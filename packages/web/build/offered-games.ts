import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const REGISTRY = /games\/registry\/src\/list\.ts$/;
const TABLES = fileURLToPath(new URL('../src/games/', import.meta.url));

/** The page carries rules and words of those games alone that it has a table for: a folder each in `src/games`. */
export function offeredGames(): Plugin {
  return {
    name: 'roadstead-offered-games',
    enforce: 'pre',
    transform: (code, id) => (REGISTRY.test(id) ? withoutGames(code, (game) => existsSync(`${TABLES}${game}`)) : null),
  };
}

/** The registry's list without the rows of games that are not offered. */
export function withoutGames(list: string, isOffered: (game: string) => boolean): string {
  return list.replace(/^ *\{ id: '([\w-]+)', load: .*\},\n/gm, (row, game) => (isOffered(game) ? row : ''));
}
