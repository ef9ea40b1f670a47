import type { Seat } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import type { Card, Expedition, Person, Ship } from '../cards/card.js';
import type { CardRef } from '../events.js';
import { type BaseAction, type BoxDeed, boxDeedOf } from '../variants/words/deeds.js';
import type { View } from '../view.js';
import { anyCard, byKind, cardAs, type Several } from './facts.js';
import { clashes, figuresFor } from './figures.js';

export type BaseDeed =
  | { readonly type: 'discover' }
  | { readonly type: 'stop'; readonly emptyHarbour: boolean }
  | { readonly type: 'repel'; readonly ship: Ship }
  | { readonly type: 'admit'; readonly ship: Ship; readonly busts: boolean }
  | { readonly type: 'trade'; readonly ship: Ship; readonly coins: number }
  | { readonly type: 'hire'; readonly person: Person; readonly price: number }
  | { readonly type: 'claim'; readonly expedition: Expedition; readonly crew: readonly Several[] }
  | { readonly type: 'pass' }
  | { readonly type: 'endTurn' };

/** An action together with what the view shows of it, so that each language only has to say it. */
export type Deed = BaseDeed | BoxDeed;

/** What the seat that has to decide would do with this action. */
export function deedOf(action: Action, view: View): Deed {
  const seat = view.toAct[0] ?? view.active;
  return boxDeedOf(action, view, seat) ?? baseDeedOf(action as BaseAction, view, seat);
}

function baseDeedOf(action: BaseAction, view: View, seat: Seat): BaseDeed {
  switch (action.type) {
    case 'stop':
      return { type: 'stop', emptyHarbour: view.harbour.length === 0 };
    case 'repel':
      return { type: 'repel', ship: revealedIn(view) };
    case 'admit':
      return { type: 'admit', ship: revealedIn(view), busts: view.revealed !== null && clashes(view, view.revealed) };
    case 'take':
      return take(anyCard(among(view.harbour, action.uid)), view, seat);
    case 'claim': {
      const displays = view.players.flatMap((player) => player.display);
      return {
        type: 'claim',
        expedition: cardAs('expedition', among(view.expeditions, action.uid)),
        crew: byKind(action.with.map((uid) => anyCard(among(displays, uid)))),
      };
    }
    default:
      return action;
  }
}

function take(card: Card, view: View, seat: Seat): BaseDeed {
  const figures = figuresFor(view, seat);
  if (card.type === 'ship') return { type: 'trade', ship: card, coins: figures.earnings(card) };
  const person = cardAs('person', { card: card.id });
  return { type: 'hire', person, price: figures.price(person) };
}

function revealedIn(view: View): Ship {
  if (view.revealed === null) throw new Error('no ship waits to be let in');
  return cardAs('ship', view.revealed);
}

function among(refs: readonly CardRef[], uid: number): CardRef {
  const found = refs.find((ref) => ref.uid === uid);
  if (found === undefined) throw new Error(`the view does not show a card ${uid} there`);
  return found;
}
