import type { Seat } from '@roadstead/kernel';
import type { Ship } from '../../cards/card.js';
import type { View } from '../../view.js';
import { anyCard } from '../../words/facts.js';
import { morePicks } from '../adventure/words/figures.js';
import { INFLUENCE_PER_SHIP } from '../under-way/cards.js';
import { dealsIn } from './special.js';

export {
  feeByEvent as boxFee,
  moreEarnings as boxEarnings,
  morePrice as boxPrice,
} from '../adventure/words/figures.js';

/** Cards that the active seat may take in addition, thanks to the boxes. */
export const boxPicks = (view: View): number => view.gambled + morePicks(view);

/** The influence that trading with a ship brings a seat: a wholesaler of its colour keeps it. */
export function influenceOfTrade(view: View, seat: Seat, ship: Ship): number {
  return dealers(view, seat, 'wholesaler', ship) > 0 ? INFLUENCE_PER_SHIP : 0;
}

/** The cards that trading with a ship lets a seat take in addition, one for each clerk of its colour. */
export const furtherCards = (view: View, seat: Seat, ship: Ship): number => dealers(view, seat, 'clerk', ship);

function dealers(view: View, seat: Seat, kind: string, ship: Ship): number {
  const cards = (view.players[seat]?.display ?? []).map(anyCard);
  return cards.filter((card) => card.subtype === kind && dealsIn(card) === ship.colour).length;
}

/** Whether cards are to be put aside before the first turn: after a tax, its card lies on the discard pile. */
export const asksBeforeFirstTurn = ({ pending, discard }: View): boolean =>
  pending === 'setAside' && discard.length === 0;
