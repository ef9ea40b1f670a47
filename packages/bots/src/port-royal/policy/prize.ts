import type { Errand } from './errands.js';
import type { Hand } from './hand.js';

/** What a seat sees in the open contracts. */
export interface Prize {
  readonly hand: Hand;
  /** Whether there is none that it may still work for. */
  readonly isEmpty: boolean;
  /** What a further coin is worth for them. */
  readonly coin: number;
  /** What a person brings the seat nearer to, price apart, by his place in `ROWS`. */
  person(row: number): number;
  /** What meeting a task once is worth, of those that ask for a deed and not for a possession. */
  deed(isAskedFor: (errand: Errand) => boolean): number;
}
