import { TITLES } from '../../words/titles.js';
import type { StoryBook } from '../words.js';
import { chapter1 } from './chapter-1.js';
import { chapter2 } from './chapter-2.js';
import { chapter3 } from './chapter-3.js';
import { chapter4 } from './chapter-4.js';
import { chapter5 } from './chapter-5.js';
import { echoes } from './echoes.js';
import { frame } from './frame.js';

export const story: StoryBook = {
  titles: TITLES.de,
  chapters: { 1: chapter1, 2: chapter2, 3: chapter3, 4: chapter4, 5: chapter5 },
  echoes,
  frame,
};
