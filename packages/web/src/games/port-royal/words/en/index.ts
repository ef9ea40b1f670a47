import type { TableWords } from '../catalogue.js';
import { asks, buttons, outcomes, reasons } from './doing.js';
import { ends, odds, tells, text } from './telling.js';
import { cards, counts, parts } from './things.js';

export const en: TableWords = {
  pitch:
    'Turn up ships and people in the harbour, as many as you dare: two ships of one colour and all is lost. Trade, hire, set sail.',
  parts,
  counts,
  asks,
  buttons,
  outcomes,
  reasons,
  cards,
  odds,
  ends,
  text,
  tells,
};
