import type { Card } from '../../cards/card.js';
import type { BaseWords, CardWords, Catalogue } from '../../words/catalogue.js';
import type { CardOf } from '../../words/facts.js';
import type { BoxCoinReason } from '../events.js';
import type { BoxCardWords, BoxWords } from './catalogue.js';
import { giftOf } from './special.js';

/** Coins whose coming and going another sentence tells already. */
export const TOLD_BY_BOXES: readonly BoxCoinReason[] = ['contract'];

/** The words of the base game together with those of the boxes. */
export function joined(base: BaseWords, boxes: BoxWords): Catalogue {
  return {
    ...base,
    events: {
      ...base.events,
      ...boxes.events,
      over: (event, who) => (event.won === undefined ? base.events.over : boxes.together)(event, who),
    },
    coins: { ...base.coins, ...boxes.coins },
    deeds: { ...base.deeds, ...boxes.deeds },
    cards: joinedCards(base.cards, boxes.cards),
    contracts: boxes.contracts,
    options: boxes.options,
  };
}

function joinedCards(base: CardWords, boxes: BoxCardWords): Catalogue['cards'] {
  const withExtras =
    <C extends Card>(parts: (card: C) => readonly string[]) =>
    (card: C) => [...parts(card), ...boxes.extras(card)];
  const ship = (card: CardOf<'ship'>) =>
    giftOf(card) > 0 ? `${base.abilities.ship(card)} ${boxes.gift(giftOf(card))}` : base.abilities.ship(card);
  return {
    ...base,
    perks: withExtras((person) => base.perks(person)),
    labels: { ...base.labels, ship: withExtras(base.labels.ship), person: withExtras(base.labels.person) },
    abilities: { ...base.abilities, ...boxes.abilities, ship },
  };
}
