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

/** The registry's list without the games that are not offered: neither their import nor their name in the list. */
export function withoutGames(list: string, isOffered: (game: string) => boolean): string {
  const imports = [...list.matchAll(/^import \{ (\w+) \} from '@roadstead\/([\w-]+)';\n/gm)];
  return imports.reduce((kept, [line, entry, game]) => {
    if (isOffered(game!)) return kept;
    return kept.replace(line, '').replace(new RegExp(`, ${entry}\\b|\\b${entry}(?:, )?`), '');
  }, list);
}
