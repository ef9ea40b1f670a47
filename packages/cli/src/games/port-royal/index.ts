import { type Action, type Event, portRoyal, type View } from '@roadstead/port-royal';
import type { TerminalGame } from '../../play/game.js';
import type { CliGame } from '../row.js';
import { narrator } from './adventure/narrator.js';
import { MOST_BY_HAND, playByHand } from './by-hand.js';
import { ending } from './ending.js';
import { examples } from './examples.js';
import { inspect } from './inspect.js';
import { oddsLines } from './odds.js';
import { inOrder } from './order.js';
import { flag, outcome } from './outcomes.js';
import { goal, rules } from './rules.js';
import { table } from './table.js';

/** Port Royal in the terminal. */
export const portRoyalTerminal: TerminalGame<Action, Event, View> = {
  goal,
  rules,
  table,
  inOrder,
  flag,
  outcome,
  odds: oddsLines,
  inspect,
  ending,
  narrator,
  opensParagraph: ({ type }) => type === 'turn' || type === 'over',
};

export const portRoyalRow: CliGame = {
  game: portRoyal.id,
  terminal: portRoyalTerminal,
  examples,
  byHand: { players: { min: 2, max: MOST_BY_HAND }, play: playByHand },
};
