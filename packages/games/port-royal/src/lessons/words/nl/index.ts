import type { LessonsWords } from '../en/index.js';
import { adventure } from './adventure.js';
import { gambler, underWay } from './boxes.js';
import { contracts, together } from './contracts.js';
import { firstGame } from './first-game.js';
import { puzzles } from './puzzles.js';

export const words: LessonsWords = {
  lessons: { 'first-game': firstGame, 'under-way': underWay, gambler, contracts, together, adventure },
  puzzles,
};
