import type { GameEntry } from '@roadstead/games';
import type { GameOptions } from './option-words.js';

/** What a form for a table must know of its game: the rules, and what their options are called. */
export interface GameForm {
  readonly entry: GameEntry;
  readonly named: GameOptions;
}
