import { type Action, type Event, optionWords, type View } from '@roadstead/port-royal';
import type { TerminalGame } from '../game.js';
import { ending } from './ending.js';
import { inspect } from './inspect.js';
import { oddsLines } from './odds.js';
import { flag, outcome } from './outcomes.js';
import { goal, rules } from './rules.js';
import { table } from './table.js';

/** Port Royal in the terminal. */
export const portRoyalTerminal: TerminalGame<Action, Event, View> = {
  options: (language) => {
    // Naming the contracts is for positions by hand.
    const { contracts: _, ...asked } = optionWords(language);
    return asked;
  },
  goal,
  rules,
  table,
  flag,
  outcome,
  odds: oddsLines,
  inspect,
  ending,
  opensParagraph: ({ type }) => type === 'turn' || type === 'over',
};
