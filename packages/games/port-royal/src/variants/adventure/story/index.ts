import type { Language } from '@roadstead/kernel';
import type { StoryBook } from './words.js';

export { ECHOES, type EchoId, echoesOn } from './echoes.js';
export * from './ids.js';
export { remembered } from './memory.js';
export * from './pages.js';
export * from './people.js';
export * from './scenes.js';
export * from './tell.js';
export * from './telling.js';
export type * from './words.js';
export { paragraphOf } from './write.js';

/** Each language is a file of its own, loaded when the story is told in it. */
const BOOKS: Readonly<Record<Language, () => Promise<{ readonly story: StoryBook }>>> = {
  en: () => import('./en/index.js'),
  nl: () => import('./nl/index.js'),
  de: () => import('./de/index.js'),
};

export const loadStory = async (language: Language): Promise<StoryBook> => (await BOOKS[language]()).story;
