import { firstGame } from './first-game.js';
import { puzzles } from './puzzles.js';
import { cards, fights, money, volcano } from './short.js';

/** By the ids of the lessons. English is the type: a sentence that another language lacks fails the type check. */
export const words = {
  lessons: { 'first-game': firstGame, fights, money, volcano, cards },
  puzzles,
};

export type LessonsWords = typeof words;
