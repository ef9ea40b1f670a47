import type { Language } from '@roadstead/kernel';

/** An option of a game and each of its values, with one sentence what it changes. */
export interface OneOptionWords {
  readonly label: string;
  readonly help: string;
  readonly values: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
}

/** The words for all options of a game, for forms and lists. */
export type GameOptions = (language: Language) => Readonly<Record<string, OneOptionWords>>;
