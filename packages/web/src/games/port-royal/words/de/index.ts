import type { TableWords } from '../catalogue.js';
import { asks, buttons, outcomes, reasons } from './doing.js';
import { ends, odds, tells, text } from './telling.js';
import { cards, counts, parts } from './things.js';

export const de: TableWords = {
  pitch:
    'Decke Schiffe und Leute im Hafen auf, so viele du dich traust: zwei Schiffe einer Farbe, und alles ist verloren. Handle, heuere an, stich in See.',
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
