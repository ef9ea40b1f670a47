import type { TableWords } from '../catalogue.js';
import { asks, buttons, outcomes, prices, reasons } from './doing.js';
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
  ends,
  text,
  tells,
};
