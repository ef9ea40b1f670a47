import type { LessonsWords } from '../en/index.js';
import { firstGame } from './first-game.js';
import { puzzles } from './puzzles.js';
import { cards, fights, money, volcano } from './short.js';

export const words: LessonsWords = {
  lessons: { 'first-game': firstGame, fights, money, volcano, cards },
  puzzles,
};
