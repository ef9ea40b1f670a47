import { base } from '../cards/base.js';
import type { Card, Colour, Ship } from '../cards/card.js';
import { underWay } from '../variants/under-way/cards.js';

/** So many ships of a colour that take the same number of swords; null where nobody can repel them. */
export interface SwordsCount {
  readonly swords: number | null;
  readonly copies: number;
}

/** The swords on all ships of a colour, in the box that this card is from, or in the base game. */
export function swordsLike(ship: Ship): readonly SwordsCount[] {
  const cards = underWay.cards.some(({ id }) => id === ship.id) ? underWay.cards : base.cards;
  return swordsOn(shipsOf(ship.colour, cards));
}

export function shipsOf(colour: Colour, cards: readonly Card[] = base.cards): readonly Ship[] {
  return cards.filter((card): card is Ship => card.type === 'ship' && card.colour === colour);
}

export function swordsOn(ships: readonly Ship[]): readonly SwordsCount[] {
  const copies = new Map<number | null, number>();
  for (const { swords, copies: n } of ships) copies.set(swords, (copies.get(swords) ?? 0) + n);
  return [...copies].map(([swords, n]) => ({ swords, copies: n }));
}
