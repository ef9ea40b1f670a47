import type { GameEntry, GameHighlights, Typed } from '@roadstead/kernel';
import { portRoyal } from './game.js';
import { glance } from './glance.js';
import { portRoyalHighlights } from './highlights.js';
import { portRoyalOrders } from './orders/index.js';
import { portRoyalWords } from './words/index.js';
import { PORT_ROYAL_STYLES } from './words/styles.js';

/** Everything that Port Royal brings along. */
export const portRoyalEntry: GameEntry = {
  game: portRoyal,
  words: portRoyalWords,
  orders: portRoyalOrders,
  highlights: portRoyalHighlights as GameHighlights<Typed>,
  daily: { seats: 4, options: {}, level: 'captain' },
  styles: PORT_ROYAL_STYLES,
  rulebook: async (language) => (await import('./rulebook/index.js')).loadRulebook(language),
  lessons: async (language) => (await import('./lessons/index.js')).loadLessons(language),
  tale: async (language) => (await import('./variants/adventure/tale/index.js')).loadTale(language),
  puzzles: async () => (await import('./lessons/index.js')).loadPuzzles(),
  puzzleSense: async () => (await import('./lessons/index.js')).puzzleSense,
  tally: async () => (await import('./tally/index.js')).portRoyalTally,
  glance,
};
