import type { GameUi } from './game-ui.js';

/** The pages of every game, loaded when they are needed. This is the only file of the shell that names one. */
const LOADERS: Readonly<Record<string, () => Promise<GameUi>>> = {
  'port-royal': async () => (await import('./port-royal/index.js')).portRoyalUi,
};

export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

const loading = new Map<string, Promise<GameUi>>();

/** A game's page; fails where there is no such game, or where it cannot be loaded. */
export function loadGameUi(id: string): Promise<GameUi> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (load === undefined) return Promise.reject(new Error(`There is no game "${id}" here.`));
  let ui = loading.get(id);
  if (ui === undefined) {
    ui = load();
    loading.set(id, ui);
    ui.catch(() => loading.delete(id));
  }
  return ui;
}
