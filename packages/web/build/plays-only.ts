import type { Plugin } from 'vite';

/** A game's own folder; the registry stands beside them, and loads games wherever they are needed. */
const OF_A_GAME = /\/packages\/games\/(?!registry\/)/;

/** Workers play and think: what a game loads for reading, learning and counting is the page's, and stays out of them. */
export function playsOnly(): Plugin {
  return {
    name: 'roadstead-plays-only',
    resolveDynamicImport: (id, importer) =>
      importer !== undefined && OF_A_GAME.test(importer) ? { id: String(id), external: true } : null,
  };
}
