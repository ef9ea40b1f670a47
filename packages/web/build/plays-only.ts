import type { Plugin } from 'vite';

/** Workers play and think: what a game loads for reading, learning and counting is the page's, and stays out of them. */
export function playsOnly(): Plugin {
  return {
    name: 'roadstead-plays-only',
    resolveDynamicImport: (id, importer) =>
      importer?.includes('/packages/games/') ? { id: String(id), external: true } : null,
  };
}
