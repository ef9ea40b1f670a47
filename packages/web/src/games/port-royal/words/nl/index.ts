import { nl as chapter } from '../../adventure/words/nl.js';
import type { TableWords } from '../catalogue.js';
import { asks, buttons, outcomes, prices, reasons } from './doing.js';
import { staging } from './staging.js';
import { ends, odds, tells, text } from './telling.js';
import { cards, counts, parts } from './things.js';

export const nl: TableWords = {
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
