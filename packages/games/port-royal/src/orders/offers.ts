import type { Seat } from '@roadstead/kernel';
import { cardById } from '../cards/catalogue.js';
import type { View } from '../view.js';
import { figuresFor } from '../words/figures.js';
import type { Order, Unless } from './order.js';

/** Ships that pay this much are worth waiting for. */
const GOOD_SHIPS = [2, 3];

/** An order is about somebody else's turn. */
export function fits(view: View, seat: Seat): boolean {
  return view.phase !== 'over' && view.active !== seat;
}

/** To pass at all; then unless somebody can be hired, unless a ship pays well, unless a card that lies here is left. */
export function offers(view: View, seat: Seat): readonly Order[] {
  if (!fits(view, seat)) return [];
  const affordable = view.players[seat]!.coins - figuresFor(view, seat).fee;
  const reasons: Unless[] = [
    ...(affordable > 0 ? [{ maxPrice: affordable }] : []),
    ...GOOD_SHIPS.map((minCoins) => ({ minCoins })),
    ...harbourCards(view).map((card) => ({ cards: [card] })),
  ];
  return [{ type: 'pass' }, ...reasons.map((unless): Order => ({ type: 'pass', unless }))];
}

/** Ids of the ships and persons in the harbour, each once. */
function harbourCards({ harbour }: View): readonly string[] {
  const takeable = harbour.filter(({ card }) => ['ship', 'person'].includes(cardById(card)?.type ?? ''));
  return [...new Set(takeable.map(({ card }) => card))];
}
