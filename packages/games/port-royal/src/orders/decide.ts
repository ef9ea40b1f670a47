import type { Seat } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { cardOf } from '../cards/catalogue.js';
import type { View } from '../view.js';
import { figuresFor } from '../words/figures.js';
import type { Order, Unless } from './order.js';

/** PR-T2: in another's turn a seat may take or leave it; everything else that it is asked is its owner's to decide. */
export function decide(order: Order, view: View, seat: Seat, legal: readonly Action[]): Action | null {
  if (view.phase !== 'trade' || view.active === seat) return null;
  const { unless } = order;
  if (unless !== undefined && legal.some((action) => interests(unless, action, view, seat))) return null;
  return legal.find(({ type }) => type === 'pass') ?? null;
}

function interests(unless: Unless, action: Action, view: View, seat: Seat): boolean {
  if (action.type !== 'take') return false;
  const card = cardOf(action.uid);
  const { cards = [], kinds = [], maxPrice = -1, minCoins = Number.POSITIVE_INFINITY } = unless;
  if (cards.includes(card.id) || kinds.includes(card.subtype)) return true;
  const { price, earnings } = figuresFor(view, seat);
  if (card.type === 'person') return price(card) <= maxPrice;
  return card.type === 'ship' && earnings(card) >= minCoins;
}
