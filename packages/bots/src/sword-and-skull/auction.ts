import { withGold } from './changes.js';
import type { Holding } from './facts.js';
import { type Outlook, standing } from './outlook.js';
import { itemNumberOf, worthOfItem } from './things.js';

/**
 * SS-F3: everybody has one chance. What is left of the item's worth after paying for it, times the chance that nobody who
 * comes later gives more.
 */
export function bidWorth(outlook: Outlook, gold: number): number {
  const { own, known, weights } = outlook;
  known.auction ??= auctionOf(outlook);
  const { worth, now, later } = known.auction;
  const gained = worth + standing(outlook, withGold(own, own.gold - gold)) - now;
  let chance = 1;
  for (const one of later) chance *= one.gold <= gold ? 1 : keeps(gold - one.limit, weights.bidding);
  return gained * chance;
}

export interface AuctionFacts {
  /** What the item is worth to us, and how we stand without it. */
  readonly worth: number;
  readonly now: number;
  /** Those who may still bid: what they have, and the most we think they would give. */
  readonly later: readonly { readonly gold: number; readonly limit: number }[];
}

function auctionOf(outlook: Outlook): AuctionFacts {
  const { own, view } = outlook;
  const item = itemNumberOf(view.auction!.item);
  return {
    worth: worthOfItem(outlook, own, item),
    now: standing(outlook, own),
    later: laterBidders(outlook).map((one) => ({ gold: one.gold, limit: limitOf(outlook, one, item) })),
  };
}

/** The chance that somebody does not outbid a sum so much above what we think he would give. */
function keeps(above: number, apart: number): number {
  return 1 / (1 + Math.exp(-(above + 0.5) / Math.max(0.1, apart)));
}

/** SS-F3: those who come after us, the player at turn the last of them. */
function laterBidders({ all, seat, view }: Outlook): Holding[] {
  const later: Holding[] = [];
  for (let other = seat; other !== view.active; ) {
    other = (other + 1) % all.length;
    later.push(all[other]!);
  }
  return later;
}

/** The highest sum at which a player is still no worse off with the item. */
function limitOf(outlook: Outlook, holding: Holding, item: number): number {
  const now = standing(outlook, holding);
  const worth = worthOfItem(outlook, holding, item);
  let limit = 0;
  while (limit < holding.gold && worth + standing(outlook, withGold(holding, holding.gold - limit - 1)) > now) limit++;
  return limit;
}
