import type { GameEntry, GameHighlights, Typed } from '@roadstead/kernel';
import { companies } from './game.js';
import { glance } from './glance.js';
import { companiesHighlights } from './highlights.js';
import { companiesOrders } from './orders/index.js';
import { companiesPlans } from './plans/plans.js';
import { companiesWords } from './words/index.js';
import { COMPANIES_STYLES } from './words/styles.js';

/** Everything that The Companies brings along. */
export const companiesEntry: GameEntry = {
  game: companies,
  words: companiesWords,
  orders: companiesOrders,
  plans: companiesPlans,
  highlights: companiesHighlights as GameHighlights<Typed>,
  analysed: { decisions: 48, part: 0.3 },
  daily: { seats: 4, options: { calendars: 1 }, level: 'captain' },
  styles: COMPANIES_STYLES,
  rulebook: async (language) => (await import('./rulebook/index.js')).loadRulebook(language),
  lessons: async (language) => (await import('./lessons/index.js')).loadLessons(language),
  puzzles: async () => (await import('./lessons/index.js')).loadPuzzles(),
  puzzleSense: async () => (await import('./lessons/index.js')).puzzleSense,
  tally: async () => (await import('./tally/index.js')).companiesTally,
  glance,
};
