import { anyCard } from '../../../words/facts.js';
import { and, cards, points as influencePoints, it, noun, several, the } from '../../../words/grammar/de.js';
import { CARDS_PER_GAMBLE } from '../../gambler/cards.js';
import { INFLUENCE_PER_SHIP } from '../../under-way/cards.js';
import type { BoxEventWords } from '../catalogue.js';
import { anyOf, contractNamed, keepersContract } from '../facts.js';
import { gains, quoted } from './contracts.js';

export const events: BoxEventWords = {
  tucked: ({ seat, card, under }, who) =>
    `${the(anyCard({ card }), 'nominative')} kommt unter ${the(anyCard(under), 'accusative')}: ${influencePoints(INFLUENCE_PER_SHIP)} für ${who.objects([seat])}`,

  gambled: ({ seat, card }, who) =>
    `${who.does(seat, 'setzt', 'setzt')} die Karte „${noun(anyCard({ card }))}“ ein und ${who.is(seat) ? 'deckst' : 'deckt'} ${cards(CARDS_PER_GAMBLE)} auf einmal auf`,

  further: ({ seat, n }, who) =>
    `dank ${several({ n, card: anyOf('clerk') }, 'dative')} ${who.doing(seat, 'darf', 'darfst')} ${cards(n)} mehr nehmen`,

  contracts: ({ contracts }) => {
    const names = and(contracts.map(contractNamed).map(quoted));
    return contracts.length === 1 ? `der Auftrag ist ${names}` : `die Aufträge sind ${names}`;
  },

  fulfilled: ({ seat, contract, coins, influence, discarded }, who) => [
    `${who.does(seat, 'erfüllt', 'erfüllst')} den Auftrag ${quoted(contractNamed(contract))}${gains(coins, influence)}`,
    ...(discarded.length > 0 ? [`die ${discarded.length} dafür behaltenen Schiffe kommen auf den Ablagestapel`] : []),
  ],

  progress: ({ seat, contract: id, field }, who) => {
    return `${who.does(seat, 'legt', 'legst')} einen Holzwürfel auf Feld ${field} von ${quoted(contractNamed(id))}`;
  },

  declined: ({ seat, contract }, who) =>
    `${who.does(seat, 'lässt', 'lässt')} ${quoted(contractNamed(contract))} vorerst liegen`,

  kept: ({ seat, card: id }, who) => {
    const card = anyCard({ card: id });
    const keep = who.is(seat) ? 'behältst' : 'behält';
    return `${who.does(seat, 'wehrt', 'wehrst')} ${the(card, 'accusative')} ab und ${keep} ${it(card, 'accusative')} für ${quoted(keepersContract())}`;
  },

  timePile: ({ n, points }) => [
    `der Zeitstapel hat ${cards(n)}, eine für jeden Zug`,
    ...(points > 0
      ? [`${cards(points)} ${points === 1 ? 'liegt' : 'liegen'} zur Seite, je ein Punkt, wenn alles gelingt`]
      : []),
  ],

  setAside: ({ seat, cards: n, points }, who) => {
    if (n === 0) return `${who.does(seat, 'legt', 'legst')} keine Karte vom Zeitstapel zur Seite`;
    const some = n === 1 ? 'eine Karte' : cards(n);
    return `${who.does(seat, 'legt', 'legst')} ${some} vom Zeitstapel zur Seite: jetzt ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`;
  },

  keepTime: ({ seat }, who) => `${who.does(seat, 'lässt', 'lässt')} den Zeitstapel, wie er ist`,
};
