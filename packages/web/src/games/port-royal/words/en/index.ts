import { en as chapter } from '../../adventure/words/en.js';
import type { TableWords } from '../catalogue.js';
import { asks, buttons, outcomes, prices, reasons } from './doing.js';
import { staging } from './staging.js';
import { ends, odds, tells, text } from './telling.js';
import { cards, counts, parts } from './things.js';

export const en: TableWords = {
  parts,
  counts,
  asks,
  buttons,
  outcomes,
  prices,
  reasons,
  cards,
  odds,
  staging,
  ends,
  text,
  tells,
  chapter,
};
