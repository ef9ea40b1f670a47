import type { Seat } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import type { Figure } from '../board/figures.js';
import { BONUS_GOLD, BRIDGE_GOLD } from '../board/numbers.js';
import { SPACES, STOPS, spaceNumber } from '../board/spaces.js';
import { ITEMS, itemNumber } from '../cards/items.js';
import type { View } from '../view.js';

/** An action together with what the view shows of it, so that each language only has to say it. */
export type Deed =
  | { readonly type: 'roll' | 'dontBid' | 'playNothing' | 'bury' | 'takeNothing' | 'endTurn' | 'peace' | 'auction' }
  | { readonly type: 'blow' | 'thinking' }
  | ({ readonly type: 'move' | 'winds'; readonly figure: Figure } & Reach)
  | { readonly type: 'place' | 'guide'; readonly figure: Figure; readonly to: string }
  | { readonly type: 'go'; readonly to: string }
  | { readonly type: 'first'; readonly figure: Figure; readonly at: string }
  | { readonly type: 'recruit' | 'newRecruit'; readonly crew: string }
  | { readonly type: 'takeCrew' | 'tongue'; readonly seat: Seat; readonly crew: string }
  | { readonly type: 'takeGold'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'bid' | 'pay'; readonly gold: number }
  | { readonly type: 'fightKing' | 'fightSpied'; readonly card: string | null }
  | { readonly type: 'resolve'; readonly card: string }
  | { readonly type: 'ship'; readonly figure: Figure }
  | { readonly type: 'sell'; readonly item: string; readonly gold: number }
  | { readonly type: 'bargain'; readonly item: string; readonly gold: number; readonly seat: Seat }
  | { readonly type: 'attack'; readonly seat: Seat; readonly figure: Figure; readonly might: number };

/** `to`: where a walk ends, or the fork where the way must be chosen; `steps`: of the whole walk, as far as it is known. */
interface Reach {
  readonly steps: number;
  readonly to: string;
  readonly isFork: boolean;
}

export type DeedOf<T extends Deed['type']> = Extract<Deed, { type: T }>;

/** What the seat that is asked would do with this action. */
export function deedOf(action: Action, view: View): Deed {
  const { pending } = view;
  const seat = pending?.seat ?? view.active;
  switch (action.type) {
    case 'play':
      return playing(action, view, seat);
    case 'move':
      return { type: 'move', figure: action.figure, ...reach(view, seat, action.figure, action.by) };
    case 'first':
      return { type: 'first', figure: action.figure, at: view.players[seat]![action.figure] };
    case 'take':
      if (action.crew !== undefined) return { type: 'takeCrew', seat: action.seat, crew: action.crew };
      return { type: 'takeGold', seat: action.seat, gold: Math.min(BRIDGE_GOLD, view.players[action.seat]!.gold) };
    case 'pass':
      return { type: pending?.kind === 'bid' ? 'dontBid' : 'playNothing' };
    case 'pay':
      return { type: 'pay', gold: pending?.kind === 'lair' ? pending.price : 0 };
    case 'fight':
      return { type: pending?.kind === 'spy' ? 'fightSpied' : 'fightKing', card: view.spied };
    case 'sell':
      return { type: 'sell', item: action.item, gold: priceOf(action.item) };
    case 'attack':
      return { ...action, might: view.players[action.seat]!.might[action.figure] };
    case 'bonus': {
      const loser = pending?.kind === 'bonus' ? pending.loser : seat;
      if (action.take === 'crew') return { type: 'takeCrew', seat: loser, crew: action.crew };
      return action.take === 'gold' ? { type: 'takeGold', seat: loser, gold: BONUS_GOLD } : { type: 'takeNothing' };
    }
    default:
      return action;
  }
}

function playing(action: Extract<Action, { type: 'play' }>, view: View, seat: Seat): Deed {
  switch (action.card) {
    case 'F01':
      return { type: 'peace' };
    case 'F02':
      return { type: 'blow' };
    case 'F03':
      return { type: 'thinking' };
    case 'F04':
      return { type: 'guide', figure: action.figure, to: action.to };
    case 'F05':
      return { type: 'auction' };
    case 'F06':
      return { type: 'bargain', item: action.item, gold: priceOf(action.item), seat: action.seat };
    case 'F13':
      return { type: 'winds', figure: action.figure, ...reach(view, seat, action.figure, action.by) };
    case 'F14':
      return { type: 'tongue', seat: action.seat, crew: action.crew };
    case 'F15':
      return { type: 'newRecruit', crew: action.crew };
  }
}

const priceOf = (item: string): number => ITEMS[itemNumber(item)]!.price;

/** Where a figure comes by so many steps, or the fork at which its way must be chosen. */
export function reach(view: View, seat: Seat, figure: Figure, by: number): Reach {
  let space = spaceNumber(view.players[seat]![figure])!;
  for (let steps = 0; steps < by; steps++) {
    const { next } = SPACES[space]!;
    if (next.length > 1) return { steps: by, to: SPACES[space]!.id, isFork: true };
    space = next[0]!;
    if (STOPS[space]) return { steps: steps + 1, to: SPACES[space]!.id, isFork: false }; // SS-M7
  }
  return { steps: by, to: SPACES[space]!.id, isFork: false };
}
