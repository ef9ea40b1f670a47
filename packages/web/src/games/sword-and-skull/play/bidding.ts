import type { Seat } from '@roadstead/kernel';
import type { View } from '@roadstead/sword-and-skull';
import { itemOf } from './gains.js';

/** A round number on the way from the least bid to all one has. */
export interface BidMark {
  readonly gold: number;
  readonly why: 'least' | 'price' | 'over' | 'all';
  /** Whose purse it is one more than. */
  readonly seat?: Seat;
}

/** What a seat may bid, and what it means. */
export interface Bidding {
  readonly item: string;
  readonly least: number;
  readonly most: number;
  readonly price: number;
  readonly marks: readonly BidMark[];
  /** Who bids after this seat, and what they have. */
  readonly after: readonly { readonly seat: Seat; readonly gold: number }[];
}

/** SS-F3: the seats in the order in which they bid; the player at turn is the last. */
export function bidders({ players, active }: View): readonly Seat[] {
  return players.map((_, i) => (active + 1 + i) % players.length);
}

/** Null where nothing is auctioned, or the seat cannot go higher. */
export function biddingOf(view: View, seat: Seat): Bidding | null {
  const { auction, players } = view;
  if (auction === null) return null;
  const most = players[seat]!.gold;
  const least = auction.high + 1;
  if (least > most) return null;
  const order = bidders(view);
  const after = order.slice(order.indexOf(seat) + 1).map((other) => ({ seat: other, gold: players[other]!.gold }));
  const { price } = itemOf(auction.item);
  const next = after.filter(({ gold }) => gold >= least && gold < most).sort((a, b) => a.gold - b.gold)[0];
  const marks: BidMark[] = [
    { gold: least, why: 'least' },
    ...(price > least && price < most ? [{ gold: price, why: 'price' } as const] : []),
    ...(next !== undefined && next.gold + 1 !== price
      ? [{ gold: next.gold + 1, why: 'over', seat: next.seat } as const]
      : []),
    ...(most > least ? [{ gold: most, why: 'all' } as const] : []),
  ];
  const shown = marks.filter(({ gold }, i) => marks.findIndex((mark) => mark.gold === gold) === i);
  return { item: auction.item, least, most, price, marks: shown.sort((a, b) => a.gold - b.gold), after };
}

/** Who can still bid more than this. */
export const canGoOver = ({ after }: Bidding, gold: number): Bidding['after'] =>
  after.filter((other) => other.gold > gold);
