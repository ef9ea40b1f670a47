import type { GameEntry } from '@roadstead/kernel';
import { companies } from './game.js';
import { glance } from './glance.js';
import { companiesWords } from './words/index.js';

/** Everything that The Companies brings along. */
export const companiesEntry: GameEntry = {
  game: companies,
  words: companiesWords,
  rulebook: async (language) => (await import('./rulebook/index.js')).loadRulebook(language),
  glance,
};
