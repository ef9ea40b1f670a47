import { bookOf } from '../book.js';
import { cards } from './cards.js';
import { debt, fights } from './fights.js';
import { end, movement, setup } from './play.js';
import { rulings } from './rulings.js';
import { spaces } from './spaces.js';

export const rulebook = bookOf('nl', {
  S: setup,
  M: movement,
  F: spaces,
  B: fights,
  D: debt,
  C: cards,
  E: end,
  R: rulings,
});
