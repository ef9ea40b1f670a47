import type { Seat } from '@roadstead/kernel';
import { SYMBOLS } from '../cards/card.js';
import { CATALOGUE, cardById } from '../cards/catalogue.js';
import type { View } from '../view.js';
import { figuresFor } from '../words/figures.js';
import type { Order, Unless } from './order.js';

/** Ships that pay this much are worth waiting for. */
const GOOD_SHIPS = [2, 3];

/** An order is about somebody else's turn. */
export function fits(view: View, seat: Seat): boolean {
  return view.phase !== 'over' && view.active !== seat;
}

/**
 * To pass at all; then unless somebody can be hired, unless a ship pays well, unless somebody turns up whom an expedition
 * asks for, unless a card that lies here is left.
 */
export function offers(view: View, seat: Seat): readonly Order[] {
  if (!fits(view, seat)) return [];
  const affordable = view.players[seat]!.coins - figuresFor(view, seat).fee;
  const reasons: Unless[] = [
    ...(affordable > 0 ? [{ maxPrice: affordable }] : []),
    ...GOOD_SHIPS.map((minCoins) => ({ minCoins })),
    ...wantedKinds(view).map((kind) => ({ kinds: [kind] })),
    ...harbourCards(view).map((card) => ({ cards: [card] })),
  ];
  return [{ type: 'pass' }, ...reasons.map((unless): Order => ({ type: 'pass', unless }))];
}

/** The trades that the expeditions on the table ask for, and whoever can stand in for them. */
function wantedKinds({ expeditions }: View): readonly string[] {
  const wanted = new Set<string>(
    expeditions.flatMap(({ card: id }) => {
      const card = cardById(id);
      return card?.type === 'expedition' ? SYMBOLS.filter((symbol) => card.requires[symbol] > 0) : [];
    }),
  );
  if (wanted.size > 0) wanted.add('any');
  const persons = CATALOGUE.filter((card) => card.type === 'person' && wanted.has(card.symbol ?? ''));
  return [...new Set(persons.map(({ subtype }) => subtype))];
}

/** Ids of the ships and persons in the harbour, each once. */
function harbourCards({ harbour }: View): readonly string[] {
  const takeable = harbour.filter(({ card }) => ['ship', 'person'].includes(cardById(card)?.type ?? ''));
  return [...new Set(takeable.map(({ card }) => card))];
}
