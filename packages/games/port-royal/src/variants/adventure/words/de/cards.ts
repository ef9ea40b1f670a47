import { cardAs, wantedBy } from '../../../../words/facts.js';
import { and, coins, numbered, points, several, swords } from '../../../../words/grammar/de.js';
import { CARDS_LOOKED_AT, CROWNS_OF_INNKEEPER, PERSONS_FOR_INNKEEPER } from '../../cards.js';
import type { AdventureCardWords } from '../catalogue.js';
import { crownsOf, itemOf, saleOf, suppliesOf } from '../facts.js';
import { amount, crowns, things } from './things.js';

export const cards: AdventureCardWords = {
  abilities: {
    tybuk: ({ swords: n }) => `Bringt ${swords(n)}, um Schiffe abzuwehren, sooft du willst.`,
    lookout: () =>
      `Sieh dir einmal in deinem Zug die obersten ${CARDS_LOOKED_AT} Karten des Nachziehstapels an, lege eine zurück und die anderen ab.`,
    innkeeper: (person) =>
      `Kommst du in Phase 2 an die Reihe und liegen mindestens ${PERSONS_FOR_INNKEEPER} Personen im Hafen, bekommst du ${crowns(CROWNS_OF_INNKEEPER)} und darfst ein Brot oder einen Rum für ${coins(saleOf(person))} verkaufen.`,
  },

  extras: (card) => {
    const item = itemOf(card);
    return [
      ...(crownsOf(card) > 0 ? [crowns(crownsOf(card))] : []),
      ...(item ? [things.items[item]] : []),
      ...(card.type === 'person' && card.trades?.colour === 'ares' ? ['bei Ares-Schiffen'] : []),
      ...(card.subtype === 'lookout' ? [`sieht ${CARDS_LOOKED_AT} Karten an`] : []),
      ...(card.subtype === 'innkeeper' ? [`${crowns(CROWNS_OF_INNKEEPER)} ab ${PERSONS_FOR_INNKEEPER} Personen`] : []),
    ];
  },

  crownShip: (ship) =>
    `Bringt beim Handeln ${crowns(crownsOf(ship))}; ${ship.swords === null ? 'niemand kann es abwehren' : `zum Abwehren braucht man ${swords(ship.swords)}`}.`,

  more: (card) => {
    const item = itemOf(card);
    if (card.type === 'person' && card.trades?.colour === 'ares') {
      return `Nimmst du ein Ares-Schiff, bekommst du ${coins(card.trades.coins)} mehr.`;
    }
    if (item === undefined) return '';
    return `Du darfst das Schiff auch behalten: Es trägt ${amount({ n: 1, of: item })}.`;
  },

  name: (card) => (card.subtype === 'ares_pirates' ? card.names.de : undefined),

  expedition: {
    label: (card) => {
      const expedition = cardAs('expedition', { card: card.id });
      const wanted = [...wantedBy(expedition).map(numbered), ...suppliesOf(expedition).map(amount)];
      return `${wanted.join(', ')} → ${expedition.influence} Einfluss, ${coins(expedition.coins)}`;
    },
    ability: (card) => {
      const expedition = cardAs('expedition', { card: card.id });
      const crew = wantedBy(expedition).map((group) => several(group, 'accusative'));
      const wanted = and([...crew, ...suppliesOf(expedition).map(amount)]);
      return `Lege in deinem Zug ${wanted} ab; du bekommst ${points(expedition.influence)} und ${coins(expedition.coins)}.`;
    },
  },
};
