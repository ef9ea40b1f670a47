import { cardAs, wantedBy } from '../../../../words/facts.js';
import { and, coins, numbered, points, several, swords } from '../../../../words/grammar/nl.js';
import { CARDS_LOOKED_AT, CROWNS_OF_INNKEEPER, PERSONS_FOR_INNKEEPER } from '../../cards.js';
import type { AdventureCardWords } from '../catalogue.js';
import { crownsOf, itemOf, saleOf, suppliesOf } from '../facts.js';
import { amount, crowns, things } from './things.js';

export const cards: AdventureCardWords = {
  abilities: {
    tybuk: ({ swords: n }) => `Geeft ${swords(n)} om schepen te verjagen, zo vaak je wilt.`,
    lookout: () =>
      `Bekijk één keer in je beurt de bovenste ${CARDS_LOOKED_AT} kaarten van de trekstapel, leg er één terug en leg de andere af.`,
    innkeeper: (person) =>
      `Kom jij in fase 2 aan de beurt en liggen er minstens ${PERSONS_FOR_INNKEEPER} personen in de haven, dan krijg je ${crowns(CROWNS_OF_INNKEEPER)} en mag je één brood of rum verkopen voor ${coins(saleOf(person))}.`,
  },

  extras: (card) => {
    const item = itemOf(card);
    return [
      ...(crownsOf(card) > 0 ? [crowns(crownsOf(card))] : []),
      ...(item ? [things.items[item]] : []),
      ...(card.type === 'person' && card.trades?.colour === 'ares' ? ['bij Ares-schepen'] : []),
      ...(card.subtype === 'lookout' ? [`bekijkt ${CARDS_LOOKED_AT} kaarten`] : []),
      ...(card.subtype === 'innkeeper'
        ? [`${crowns(CROWNS_OF_INNKEEPER)} bij ${PERSONS_FOR_INNKEEPER}+ personen`]
        : []),
    ];
  },

  crownShip: (ship) =>
    `Levert ${crowns(crownsOf(ship))} op; ${ship.swords === null ? 'niemand kan het verjagen' : `om het te verjagen heb je ${swords(ship.swords)} nodig`}.`,

  more: (card) => {
    const item = itemOf(card);
    if (card.type === 'person' && card.trades?.colour === 'ares') {
      return `Neem je een Ares-schip, dan krijg je ${coins(card.trades.coins)} extra.`;
    }
    if (item === undefined) return '';
    return `Je mag het ook bewaren: het vervoert ${amount({ n: 1, of: item })}.`;
  },

  name: (card) => (card.subtype === 'ares_pirates' ? card.names.nl : undefined),

  expedition: {
    label: (card) => {
      const { influence, coins: n } = cardAs('expedition', { card: card.id });
      return `${wanted(card, numbered).join(', ')} → ${influence} invloed, ${coins(n)}`;
    },
    ability: (card) => {
      const { influence, coins: n } = cardAs('expedition', { card: card.id });
      return `Leg in je beurt ${and(wanted(card, several))} af; je krijgt ${points(influence)} en ${coins(n)}.`;
    },
  },
};

const wanted = (card: { readonly id: string }, say: typeof several): readonly string[] => {
  const expedition = cardAs('expedition', { card: card.id });
  return [...wantedBy(expedition).map(say), ...suppliesOf(expedition).map(amount)];
};
