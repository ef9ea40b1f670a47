import { bookOf } from '../book.js';
import { buy } from './buy.js';
import { fights } from './fights.js';
import { deliver, losses, nations, pirates } from './harbour.js';
import { components, round, sail } from './play.js';
import { nextRound, research } from './round.js';
import { options, scoring } from './scoring.js';

export const rulebook = bookOf('de', {
  '1': components,
  '2': round,
  '3': sail,
  '4': deliver,
  '4A': fights,
  '4B': pirates,
  '4C': nations,
  '4D': losses,
  '5': buy,
  '6': research,
  '7': nextRound,
  '8': scoring,
  '8b': options,
});
