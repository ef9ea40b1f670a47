import { listed } from '@roadstead/kernel';
import type { PlayWords } from './catalogue.js';
import { asks } from './de/asks.js';
import { stages } from './de/stages.js';
import { beats, ends, tells } from './de/telling.js';
import { ways } from './de/ways.js';

export const de: PlayWords = {
  ways,
  asks,
  stages,
  tells,
  beats,
  ends,
  and: (words) => listed(words, 'und'),
  or: (words) => listed(words, 'oder'),
};
