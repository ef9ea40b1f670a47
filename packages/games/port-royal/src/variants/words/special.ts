import type { Card, Colour } from '../../cards/card.js';
import type { Gift } from '../contracts/cards.js';
import type { DealsIn } from '../deals-in.js';

/** The colour of ships that a wholesaler or clerk deals in. */
export const dealsIn = (card: Card): Colour | undefined => (card as DealsIn).dealsIn;

/** The coins that a ship gives to another player. */
export const giftOf = (card: Card): number => (card as Gift).gift ?? 0;
