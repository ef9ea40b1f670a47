import type { Language } from '@roadstead/kernel';

/** The levels that exist, weakest first. The first three are for measuring, the others for playing against. */
export const LEVELS = ['random', 'child', 'greedy', 'landlubber', 'deckhand', 'sailor', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** The level whose advice is given: the one that searches. */
export const ADVISER: Level = 'admiral';

export const LEVEL_NAMES: Readonly<Record<Level, Readonly<Record<Language, string>>>> = {
  random: { en: 'random', nl: 'willekeurig', de: 'zufällig' },
  child: { en: 'child', nl: 'kind', de: 'Kind' },
  greedy: { en: 'greedy', nl: 'gretig', de: 'gierig' },
  landlubber: { en: 'landlubber', nl: 'landrot', de: 'Landratte' },
  deckhand: { en: 'deckhand', nl: 'dekknecht', de: 'Decksjunge' },
  sailor: { en: 'sailor', nl: 'matroos', de: 'Matrose' },
  captain: { en: 'captain', nl: 'kapitein', de: 'Kapitän' },
  admiral: { en: 'admiral', nl: 'admiraal', de: 'Admiral' },
};
