import { adventure } from './adventure.js';
import { gambler, underWay } from './boxes.js';
import { contracts, together } from './contracts.js';
import { firstGame } from './first-game.js';
import { puzzles } from './puzzles.js';

/** By the ids of the lessons. English is the type: a sentence that another language lacks fails the type check. */
export const words = {
  lessons: { 'first-game': firstGame, 'under-way': underWay, gambler, contracts, together, adventure },
  puzzles,
};

export type LessonsWords = typeof words;
