import type { Chance, Seat, Tell } from '@roadstead/kernel';
import { ITEMS } from '../cards/items.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import { payToBank } from './gold.js';
import { keepItem } from './items.js';
import { draw } from './piles.js';
import { BIDS } from './steps.js';

/** SS-F3: the top item, if there is any (SS-R14). */
export function openAuction(state: State, chance: Chance, tell?: Tell<Event>): void {
  const item = draw(state, 'item', state.items, chance, tell);
  if (item === undefined) return;
  state.auction = { item, high: 0, seat: null, asked: 0 };
  tell?.({ type: 'auction', item: ITEMS[item]!.id });
  state.agenda.push(BIDS);
}

/**
 * SS-F3: everybody has one chance, from the left of the player at turn, who bids last; who cannot bid higher passes unasked
 * (SS-R14).
 */
export function callForBids(state: State, tell?: Tell<Event>): void {
  const auction = state.auction!;
  const seats = state.players.length;
  while (auction.asked < seats) {
    auction.asked++;
    const seat = (state.active + auction.asked) % seats;
    if (state.players[seat]!.gold <= auction.high) continue;
    state.agenda.push(BIDS);
    ask(state, { kind: 'bid', seat });
    return;
  }
  close(state, tell);
}

export function bid(state: State, seat: Seat, gold: number, tell?: Tell<Event>): void {
  state.auction!.high = gold;
  state.auction!.seat = seat;
  tell?.({ type: 'bid', seat, gold });
}

function close(state: State, tell?: Tell<Event>): void {
  const { item, high, seat } = state.auction!;
  state.auction = null;
  if (seat === null) {
    state.items.discards.push(item);
    return;
  }
  payToBank(state, seat, high, 'auction', tell);
  tell?.({ type: 'item', seat, item: ITEMS[item]!.id, why: 'auction' });
  keepItem(state, seat, item);
}
