import { listed } from '@roadstead/kernel';
import type { PlayWords } from './catalogue.js';
import { asks } from './nl/asks.js';
import { stages } from './nl/stages.js';
import { beats, ends, tells } from './nl/telling.js';
import { ways } from './nl/ways.js';

export const nl: PlayWords = {
  ways,
  asks,
  stages,
  tells,
  beats,
  ends,
  and: (words) => listed(words, 'en'),
  or: (words) => listed(words, 'of'),
};
