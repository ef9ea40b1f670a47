import type { Language } from '@roadstead/kernel';
import { speakAlso } from '../words/index.svelte.js';
import type { GameFace } from './face.js';
import type { GameUi } from './game-ui.js';
import type { GameOptions } from './option-words.js';
import { portRoyalFace } from './port-royal/face.js';

interface GameParts {
  readonly face: GameFace;
  options(): Promise<GameOptions>;
  ui(): Promise<GameUi>;
}

/** Every game: its face, and what is loaded when it is needed. This is the only file of the shell that names one. */
const GAMES: readonly GameParts[] = [
  {
    face: portRoyalFace,
    options: async () => (await import('./port-royal/options.js')).portRoyalOptions,
    ui: async () => (await import('./port-royal/index.js')).portRoyalUi,
  },
];

export const GAME_FACES: readonly GameFace[] = GAMES.map(({ face }) => face);
export const GAME_IDS: readonly string[] = GAME_FACES.map(({ id }) => id);

/** Undefined for a game that only a server knows. */
export function faceOf(id: string): GameFace | undefined {
  return GAME_FACES.find((face) => face.id === id);
}

export function gameTitle(id: string, language: Language): string {
  return faceOf(id)?.title[language] ?? id;
}

/** The words for a game's options. */
export const loadGameOptions = loader(({ options }) => options());

/** A game's table, with its words in the language that is spoken. */
export const loadGameUi = loader(async ({ ui }) => {
  const loaded = await ui();
  await speakAlso(loaded.learn);
  return loaded;
});

/** Loads a part of a game once; fails where there is no such game, or where it cannot be loaded. */
function loader<T>(load: (parts: GameParts) => Promise<T>): (id: string) => Promise<T> {
  const loading = new Map<string, Promise<T>>();
  return (id) => {
    const parts = GAMES.find(({ face }) => face.id === id);
    if (parts === undefined) return Promise.reject(new Error(`There is no game "${id}" here.`));
    let part = loading.get(id);
    if (part === undefined) {
      part = load(parts);
      loading.set(id, part);
      part.catch(() => loading.delete(id));
    }
    return part;
  };
}
