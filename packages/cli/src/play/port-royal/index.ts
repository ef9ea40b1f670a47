import type { Action, Event, View } from '@roadstead/port-royal';
import type { TerminalGame } from '../game.js';
import { ending } from './ending.js';
import { inspect } from './inspect.js';
import { oddsLines } from './odds.js';
import { flag, outcome } from './outcomes.js';
import { table } from './table.js';
import { TABLE_WORDS } from './words/index.js';

/** Port Royal in the terminal. */
export const portRoyalTerminal: TerminalGame<Action, Event, View> = {
  goal: (language) => TABLE_WORDS[language].goal,
  rules: (language) => TABLE_WORDS[language].rules,
  table,
  flag,
  outcome,
  odds: oddsLines,
  inspect,
  ending,
  opensParagraph: ({ type }) => type === 'turn' || type === 'over',
};
