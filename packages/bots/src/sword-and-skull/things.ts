import { ITEMS } from '@roadstead/sword-and-skull';
import { withItem } from './changes.js';
import { type Holding, itemsToCome } from './facts.js';
import { type Outlook, standing } from './outlook.js';

const NUMBERS = new Map(ITEMS.map(({ id }, item) => [id, item]));

export const itemNumberOf = (id: string): number => NUMBERS.get(id)!;

/** The items of a player, as places in their list. */
export function itemsOf({ view }: Outlook, seat: number): readonly number[] {
  return view.players[seat]!.items.map((id) => NUMBERS.get(id)!);
}

/** What an item is worth to a player who gets it. */
export function worthOfItem(outlook: Outlook, holding: Holding, item: number): number {
  return standingWith(outlook, holding, item) - standing(outlook, holding);
}

function standingWith(outlook: Outlook, holding: Holding, item: number): number {
  return standing(outlook, withItem(holding, item, itemsOf(outlook, holding.seat)));
}

/** The same for the next item to come, on average. */
export function itemWorth(outlook: Outlook): number {
  const { known } = outlook;
  known.item ??= meanItem(outlook);
  return known.item;
}

function meanItem(outlook: Outlook): number {
  const { own } = outlook;
  const now = standing(outlook, own);
  let [sum, items] = [0, 0];
  itemsToCome(outlook.view).forEach((n, item) => {
    if (n <= 0) return;
    sum += n * (standingWith(outlook, own, item) - now);
    items += n;
  });
  return items === 0 ? 0 : sum / items;
}
