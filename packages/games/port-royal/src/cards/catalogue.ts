import { copiesOf, type Uid } from '@roadstead/kernel';
import { adventureCards } from '../variants/adventure/cards.js';
import { contractCards } from '../variants/contracts/cards.js';
import { gamblers } from '../variants/gambler/cards.js';
import { underWay } from '../variants/under-way/cards.js';
import { base } from './base.js';
import type { Card } from './card.js';

/** Every copy of every card of every box; a card's uid is its place here. */
export const CATALOGUE: readonly Card[] = copiesOf([
  ...base.cards,
  ...underWay.cards,
  ...gamblers.cards,
  ...contractCards.cards,
  ...adventureCards.cards,
]);

export function cardOf(uid: Uid): Card {
  return CATALOGUE[uid]!;
}

const TYPES: readonly Card['type'][] = CATALOGUE.map(({ type }) => type);

/** What kind of card this is; asked for at every step, so no card is looked at. */
export function typeOf(uid: Uid): Card['type'] {
  return TYPES[uid]!;
}

const BY_ID = new Map(CATALOGUE.map((card) => [card.id, card]));

/** The card with this public id, if there is one. */
export function cardById(id: string): Card | undefined {
  return BY_ID.get(id);
}
