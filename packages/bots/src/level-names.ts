import type { Language } from '@roadstead/kernel';

/** The levels that exist, weakest first. The first two are for measuring, the others for playing against. */
export const LEVELS = ['random', 'greedy', 'deckhand', 'sailor', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** The level whose advice is given: the one that searches. */
export const ADVISER: Level = 'admiral';

export const LEVEL_NAMES: Readonly<Record<Level, Readonly<Record<Language, string>>>> = {
  random: { en: 'random', nl: 'willekeurig', de: 'zufällig' },
  greedy: { en: 'greedy', nl: 'gretig', de: 'gierig' },
  deckhand: { en: 'deckhand', nl: 'dekknecht', de: 'Decksjunge' },
  sailor: { en: 'sailor', nl: 'matroos', de: 'Matrose' },
  captain: { en: 'captain', nl: 'kapitein', de: 'Kapitän' },
  admiral: { en: 'admiral', nl: 'admiraal', de: 'Admiral' },
};
