import { listed } from '@roadstead/kernel';
import type { PlayWords } from './catalogue.js';
import { asks } from './en/asks.js';
import { stages } from './en/stages.js';
import { beats, ends, tells } from './en/telling.js';
import { ways } from './en/ways.js';

export const en: PlayWords = {
  ways,
  asks,
  stages,
  tells,
  beats,
  ends,
  and: (words) => listed(words, 'and'),
  or: (words) => listed(words, 'or'),
};
