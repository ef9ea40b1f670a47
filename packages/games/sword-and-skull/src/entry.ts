import type { GameEntry } from '@roadstead/kernel';
import { swordAndSkull } from './game.js';
import { swordAndSkullWords } from './words/index.js';

/** Everything that Sword & Skull brings along. */
export const swordAndSkullEntry: GameEntry = {
  game: swordAndSkull,
  words: swordAndSkullWords,
  rulebook: async (language) => (await import('./rulebook/index.js')).loadRulebook(language),
  tally: async () => (await import('./tally/index.js')).swordAndSkullTally,
};
