import { anyCard } from '../../../words/facts.js';
import { and, cards, points as influencePoints, several, the } from '../../../words/grammar/nl.js';
import { CARDS_PER_GAMBLE } from '../../gambler/cards.js';
import { INFLUENCE_PER_SHIP } from '../../under-way/cards.js';
import type { BoxEventWords } from '../catalogue.js';
import { anyOf, contractNamed, keepersContract } from '../facts.js';
import { gains, quoted } from './contracts.js';

export const events: BoxEventWords = {
  tucked: ({ seat, card, under }, who) =>
    `${the(anyCard({ card }))} schuift onder ${the(anyCard(under))}: ${influencePoints(INFLUENCE_PER_SHIP)} voor ${who.objects([seat])}`,

  gambled: ({ seat, card }, who) =>
    `${who.does(seat, 'laat', 'laat')} ${the(anyCard({ card }))} ${cards(CARDS_PER_GAMBLE)} tegelijk omdraaien`,

  further: ({ seat, n }, who) =>
    `dankzij ${several({ n, card: anyOf('clerk') })} ${who.doing(seat, 'mag', 'mag')} ${cards(n)} extra nemen`,

  contracts: ({ contracts }) => {
    const names = and(contracts.map(contractNamed).map(quoted));
    return contracts.length === 1 ? `de functie is ${names}` : `de functies zijn ${names}`;
  },

  fulfilled: ({ seat, contract, coins, influence, discarded }, who) => [
    `${who.does(seat, 'vervult', 'vervult')} de functie ${quoted(contractNamed(contract))}${gains(coins, influence)}`,
    ...(discarded.length > 0
      ? [`de ${discarded.length} schepen die ervoor bewaard waren, gaan naar de aflegstapel`]
      : []),
  ],

  progress: ({ seat, contract: id, field }, who) => {
    return `${who.does(seat, 'legt', 'legt')} een markeersteen op veld ${field} van ${quoted(contractNamed(id))}`;
  },

  declined: ({ seat, contract }, who) =>
    `${who.does(seat, 'laat', 'laat')} ${quoted(contractNamed(contract))} voorlopig liggen`,

  kept: ({ seat, card }, who) =>
    `${who.does(seat, 'verjaagt', 'verjaagt')} ${the(anyCard({ card }))} en bewaart het schip voor ${quoted(keepersContract())}`,

  timePile: ({ n, points }) => [
    `de tijdstapel telt ${cards(n)}, één voor elke beurt`,
    ...(points > 0 ? [`${cards(points)} ${points === 1 ? 'ligt' : 'liggen'} opzij, elk een punt als alles lukt`] : []),
  ],

  setAside: ({ seat, cards: n, points }, who) => {
    if (n === 0) return `${who.does(seat, 'legt', 'legt')} geen kaart van de tijdstapel opzij`;
    const some = n === 1 ? 'een kaart' : cards(n);
    return `${who.does(seat, 'legt', 'legt')} ${some} van de tijdstapel opzij: nu ${points} ${points === 1 ? 'punt' : 'punten'}`;
  },

  keepTime: ({ seat }, who) => `${who.does(seat, 'laat', 'laat')} de tijdstapel zoals die is`,
};
