import { cardAs, wantedBy } from '../../../../words/facts.js';
import { and, coins, numbered, several, swords } from '../../../../words/grammar/en.js';
import { CARDS_LOOKED_AT, CROWNS_OF_INNKEEPER, PERSONS_FOR_INNKEEPER } from '../../cards.js';
import type { AdventureCardWords } from '../catalogue.js';
import { crownsOf, itemOf, saleOf, suppliesOf } from '../facts.js';
import { amount, crowns, things } from './things.js';

export const cards: AdventureCardWords = {
  abilities: {
    tybuk: ({ swords: n }) => `Brings ${swords(n)} to repel ships with, as often as you like.`,
    lookout: () =>
      `Once in your turn, look at the top ${CARDS_LOOKED_AT} cards of the draw pile, put one back on top and discard the others.`,
    innkeeper: (person) =>
      `When your turn comes in phase 2 and ${PERSONS_FOR_INNKEEPER} persons or more lie in the harbour, you get ${crowns(CROWNS_OF_INNKEEPER)} and may sell one bread or rum for ${coins(saleOf(person))}.`,
  },

  extras: (card) => {
    const item = itemOf(card);
    return [
      ...(crownsOf(card) > 0 ? [crowns(crownsOf(card))] : []),
      ...(item ? [things.items[item]] : []),
      ...(card.type === 'person' && card.trades?.colour === 'ares' ? ['from Ares ships'] : []),
      ...(card.subtype === 'lookout' ? [`looks at ${CARDS_LOOKED_AT} cards`] : []),
      ...(card.subtype === 'innkeeper' ? [`${crowns(CROWNS_OF_INNKEEPER)} at ${PERSONS_FOR_INNKEEPER}+ persons`] : []),
    ];
  },

  crownShip: (ship) =>
    `Brings ${crowns(crownsOf(ship))} in trade; ${ship.swords === null ? 'nobody can repel it' : `it takes ${swords(ship.swords)} to repel it`}.`,

  more: (card) => {
    const item = itemOf(card);
    if (card.type === 'person' && card.trades?.colour === 'ares') {
      return `Whenever you take an Ares ship, you get ${coins(card.trades.coins)} more.`;
    }
    if (item === undefined) return '';
    return `You may keep it instead: it carries ${amount({ n: 1, of: item })}.`;
  },

  name: (card) => (card.subtype === 'ares_pirates' ? card.names.en : undefined),

  expedition: {
    label: (card) => {
      const { influence, coins: n } = cardAs('expedition', { card: card.id });
      return `${wanted(card, numbered).join(', ')} → ${influence} influence, ${coins(n)}`;
    },
    ability: (card) => {
      const { influence, coins: n } = cardAs('expedition', { card: card.id });
      return `In your turn, discard ${and(wanted(card, several))} to get ${influence} influence and ${coins(n)}.`;
    },
  },
};

const wanted = (card: { readonly id: string }, say: typeof several): readonly string[] => {
  const expedition = cardAs('expedition', { card: card.id });
  return [...wantedBy(expedition).map(say), ...suppliesOf(expedition).map(amount)];
};
