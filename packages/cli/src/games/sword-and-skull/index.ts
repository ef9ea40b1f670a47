import { type Action, type Event, swordAndSkull, type View } from '@roadstead/sword-and-skull';
import type { TerminalGame } from '../../play/game.js';
import type { CliGame } from '../row.js';
import { ending } from './ending.js';
import { examples } from './examples.js';
import { inspect } from './inspect.js';
import { oddsLines } from './odds.js';
import { inOrder } from './order.js';
import { outcome } from './outcomes.js';
import { goal, rules } from './rules.js';
import { table } from './table.js';

/** Sword & Skull in the terminal. */
export const swordAndSkullTerminal: TerminalGame<Action, Event, View> = {
  goal,
  rules,
  table,
  inOrder,
  flag: () => '',
  outcome,
  odds: oddsLines,
  inspect,
  ending,
  opensParagraph: ({ type }) => type === 'turn' || type === 'over',
};

export const swordAndSkullRow: CliGame = { game: swordAndSkull.id, terminal: swordAndSkullTerminal, examples };
