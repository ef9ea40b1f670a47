import type { GameEntry, GameHighlights, Typed } from '@roadstead/kernel';
import { swordAndSkull } from './game.js';
import { glance } from './glance.js';
import { swordAndSkullHighlights } from './highlights.js';
import { swordAndSkullOrders } from './orders/index.js';
import { swordAndSkullPlans } from './plans/plans.js';
import { swordAndSkullWords } from './words/index.js';
import { SWORD_AND_SKULL_STYLES } from './words/styles.js';

/** Everything that Sword & Skull brings along. */
export const swordAndSkullEntry: GameEntry = {
  game: swordAndSkull,
  words: swordAndSkullWords,
  orders: swordAndSkullOrders,
  plans: swordAndSkullPlans,
  highlights: swordAndSkullHighlights as GameHighlights<Typed>,
  daily: { seats: 4, options: {}, level: 'captain' },
  styles: SWORD_AND_SKULL_STYLES,
  rulebook: async (language) => (await import('./rulebook/index.js')).loadRulebook(language),
  lessons: async (language) => (await import('./lessons/index.js')).loadLessons(language),
  puzzles: async () => (await import('./lessons/index.js')).loadPuzzles(),
  puzzleSense: async () => (await import('./lessons/index.js')).puzzleSense,
  tally: async () => (await import('./tally/index.js')).swordAndSkullTally,
  glance,
};
