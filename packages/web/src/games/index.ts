import { loadGame } from '@roadstead/games';
import type { Language } from '@roadstead/kernel';
import type { Component } from 'svelte';
import type { VoyageProps } from '../campaign/voyage.js';
import { speakAlso } from '../words/index.svelte.js';
import type { GameFace } from './face.js';
import type { GameForm } from './game-form.js';
import { GAME_ROWS } from './list.js';
import type { GameOptions } from './option-words.js';
import type { GameRow, Glimpse } from './row.js';

export const GAME_FACES: readonly GameFace[] = GAME_ROWS.map(({ face }) => face);
export const GAME_IDS: readonly string[] = GAME_FACES.map(({ id }) => id);

/** Undefined for a game that only a server knows. */
export function faceOf(id: string): GameFace | undefined {
  return GAME_FACES.find((face) => face.id === id);
}

export function gameTitle(id: string, language: Language): string {
  return faceOf(id)?.title[language] ?? id;
}

const NO_OPTIONS: GameOptions = () => ({});

/** The words for a game's options. */
export const loadGameOptions = loader(async ({ options }) => (await options?.()) ?? NO_OPTIONS);

/** What a form asks about a game. */
export const loadGameForm = loader(async ({ face }): Promise<GameForm> => {
  const [entry, named] = await Promise.all([loadGame(face.id), loadGameOptions(face.id)]);
  return { entry: entry!, named };
});

const NO_GLIMPSE: Glimpse | null = null;

/** What draws a small picture of how a game stands, or null. */
export const loadGlimpse = loader(async ({ glimpse }) => (await glimpse?.()) ?? NO_GLIMPSE);

const NO_VOYAGE: Component<VoyageProps> | null = null;

/** What draws how far a campaign has come, or null. */
export const loadVoyage = loader(async ({ voyage }) => (await voyage?.()) ?? NO_VOYAGE);

/** A game's table, with its words in the language that is spoken. Its rules are loaded with it. */
export const loadGameUi = loader(async ({ face, ui }) => {
  const [loaded] = await Promise.all([ui(), loadGame(face.id)]);
  await speakAlso(loaded.learn);
  return loaded;
});

/** Loads a part of a game once; fails where there is no such game, or where it cannot be loaded. */
function loader<T>(load: (row: GameRow) => Promise<T>): (id: string) => Promise<T> {
  const loading = new Map<string, Promise<T>>();
  return (id) => {
    const row = GAME_ROWS.find(({ face }) => face.id === id);
    if (row === undefined) return Promise.reject(new Error(`There is no game "${id}" here.`));
    let part = loading.get(id);
    if (part === undefined) {
      part = load(row);
      loading.set(id, part);
      part.catch(() => loading.delete(id));
    }
    return part;
  };
}
