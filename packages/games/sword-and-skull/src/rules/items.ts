import type { Chance, Seat, Tell } from '@roadstead/kernel';
import { ITEMS, WEAPON_LIMIT } from '../cards/items.js';
import type { Event, ItemReason } from '../events.js';
import type { Player, State } from '../state.js';
import { ask } from './ask.js';
import { gainFromBank } from './gold.js';
import { draw, remove } from './piles.js';

/** The top item, if there is any. */
export function drawItem(state: State, seat: Seat, why: ItemReason, chance: Chance, tell?: Tell<Event>): void {
  const item = draw(state, 'item', state.items, chance, tell);
  if (item === undefined) return;
  tell?.({ type: 'item', seat, item: ITEMS[item]!.id, why });
  keepItem(state, seat, item);
}

/** SS-C2: items lie open; a third weapon of a figure forces the sale of one, the new one if its owner likes (SS-R15). */
export function keepItem(state: State, seat: Seat, item: number): void {
  const player = state.players[seat]!;
  putItem(player, item);
  const { weaponOf } = ITEMS[item]!;
  if (weaponOf === null || weaponsOf(player, weaponOf) <= WEAPON_LIMIT[weaponOf]!) return;
  ask(state, { kind: 'limit', seat, side: weaponOf });
}

export function putItem(player: Player, item: number): void {
  player.items.push(item);
  countMight(player, ITEMS[item]!.might, 1);
}

export function takeItem(player: Player, item: number): void {
  remove(player.items, item);
  countMight(player, ITEMS[item]!.might, -1);
}

function weaponsOf({ items }: Player, figure: number): number {
  let weapons = 0;
  for (const item of items) if (ITEMS[item]!.weaponOf === figure) weapons++;
  return weapons;
}

/** To the bank, at its price. */
export function sell(state: State, seat: Seat, item: number, tell?: Tell<Event>): void {
  const { id, price } = ITEMS[item]!;
  takeItem(state.players[seat]!, item);
  state.items.discards.push(item);
  tell?.({ type: 'sold', seat, item: id, n: price });
  gainFromBank(state, seat, price, 'sale', tell);
}

/** SS-B3: symbols that come to a player, or go. */
export function countMight(player: Player, symbols: readonly number[], times: 1 | -1): void {
  player.might[0]! += times * symbols[0]!;
  player.might[1]! += times * symbols[1]!;
}
