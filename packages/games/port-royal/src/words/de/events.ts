import type { CardRef, EventOf } from '../../events.js';
import type { Clauses, EventWords } from '../catalogue.js';
import { anyCard, byKind, cardAs, wantedBy } from '../facts.js';
import { a, and, COLOURS, cards, coins, it, points, several, that, the } from '../grammar/de.js';
import type { People } from '../grammar/people.js';
import { capital } from '../grammar/text.js';
import { over } from './over.js';

export const events: EventWords = {
  started: ({ seat, laidOut }, who) => [
    `die Partie beginnt, und ${who.does(seat, 'macht', 'machst')} den Anfang`,
    ...laidOut.map((ref) => `ein Expeditionsaufruf liegt von Anfang an offen und verlangt ${wanted(ref)}`),
  ],

  turn: ({ seat, round }, who) => `Runde ${round}: ${capital(who.does(seat, 'ist', 'bist'))} am Zug`,

  turnedUp,

  repelled: ({ seat, card }, who) => `${who.does(seat, 'wehrt', 'wehrst')} ${the(anyCard({ card }), 'accusative')} ab`,

  admitted: ({ seat, card }, who) =>
    `${who.does(seat, 'lässt', 'lässt')} ${the(anyCard({ card }), 'accusative')} in den Hafen`,

  bust: ({ seat, card, discarded }, who) => {
    const colour = COLOURS[cardAs('ship', { card }).colour];
    const lost = discarded.length === 2 ? 'beide Schiffe' : `alle ${cards(discarded.length)}`;
    return `ein zweites ${colour} Schiff: ${capital(who.does(seat, 'hat', 'hast'))} zu viel riskiert, und ${lost} sind verloren`;
  },

  tax: ({ card, payers, bonus, late }, who) => {
    const [first, ...others] = payers;
    const paid = first
      ? `${who.does(first.seat, 'zahlt', 'zahlst')} ${coins(first.n)} Steuern`
      : `niemand hat ${cardAs('tax', { card }).threshold} oder mehr Münzen, also zahlt niemand`;
    const reason = bonus.to === 'mostSwords' ? 'die meisten Säbel' : 'die wenigsten Einflusspunkte';
    const each = bonus.seats.length > 1 ? 'je ' : '';
    const pay = [paid, ...others.map(({ seat, n }) => `${who.subjects([seat])} ${n}`)].join(', ');
    const get = `${reason}: ${each}${coins(bonus.n)} für ${who.objects(bonus.seats)}`;
    return [...(late ? [] : [pay]), ...(bonus.seats.length > 0 ? [get] : [])];
  },

  stopped: ({ seat, colours, picks, noCards }, who) => {
    const take = `${cards(picks)} nehmen`;
    if (noCards) return `es ist keine Karte mehr aufzudecken, also ${who.doing(seat, 'darf', 'darfst')} ${take}`;
    const at = colours > 3 ? `bei ${colours} Farben ` : '';
    return `${who.does(seat, 'hört', 'hörst')} ${at}auf und ${who.is(seat) ? 'darfst' : 'darf'} ${take}`;
  },

  fee: ({ seat, to, n }, who) => `${who.does(seat, 'zahlt', 'zahlst')} ${who.to(to)} ${coins(n)} für die Karte`,

  traded: ({ seat, card, coins: n }, who) => {
    const ship = cardAs('ship', { card });
    const extra = n - ship.coins;
    const thanks = extra > 0 ? `, davon ${extra} durch ${extra === 1 ? 'einen Händler' : 'Händler'}` : '';
    const gets = who.is(seat) ? 'bekommst' : 'bekommt';
    return `${who.does(seat, 'handelt', 'handelst')} mit ${the(ship, 'dative')} und ${gets} ${n === 0 ? 'keine Münzen' : coins(n)}${thanks}`;
  },

  hired: ({ seat, card, cost }, who) => {
    const person = cardAs('person', { card });
    const price = cost < person.cost ? `für ${cost} statt ${coins(person.cost)}` : `für ${coins(cost)}`;
    const whom = the(person, 'accusative');
    return `${who.does(seat, 'heuert', 'heuerst')} ${whom} ${cost === 0 ? 'kostenlos' : price} an`;
  },

  claimed: ({ seat, card, with: crew, coins: n }, who) => {
    const persons = and(byKind(crew.map(anyCard)).map((group) => several(group, 'dative')));
    const { influence } = cardAs('expedition', { card });
    return `${who.does(seat, 'erfüllt', 'erfüllst')} einen Expeditionsaufruf mit ${persons}: ${points(influence)} und ${coins(n)}`;
  },

  passed: ({ seat, took }, who) =>
    took === 0
      ? who.does(seat, 'nimmt nichts', 'nimmst nichts')
      : who.does(seat, 'nimmt nichts mehr', 'nimmst nichts mehr'),

  cleared: ({ cards: left }) => {
    const [only] = left;
    if (only === undefined) return 'im Hafen bleibt nichts übrig';
    return left.length === 1
      ? `${the(anyCard(only), 'nominative')} bleibt übrig und kommt auf den Ablagestapel`
      : `${cards(left.length)} bleiben übrig und kommen auf den Ablagestapel`;
  },

  reshuffled: ({ n }) =>
    `der Nachziehstapel ist leer, also ${n === 1 ? 'wird' : 'werden'} ${cards(n)} vom Ablagestapel neu gemischt`,

  endTriggered: ({ seat, influence }, who) =>
    `${who.does(seat, 'hat', 'hast')} ${points(influence)}, also ist diese Runde die letzte`,

  over,
};

function turnedUp({ seat, to, card: id }: EventOf<'turnedUp'>, who: People): Clauses {
  const card = anyCard({ card: id });
  switch (card.type) {
    case 'ship': {
      const ship = `${a(card, 'accusative')}${card.swords === null ? ' mit Totenkopf' : ''}`;
      const worth = `${coins(card.coins)} wert`;
      const could = who.is(seat) ? 'könntest' : 'könnte';
      return to === 'revealed'
        ? `${who.does(seat, 'sichtet', 'sichtest')} ${ship}, ${worth}, und ${could} ${it(card, 'accusative')} abwehren`
        : `${who.does(seat, 'deckt', 'deckst')} ${ship} auf, ${worth}`;
    }
    case 'person':
      return `${who.does(seat, 'deckt', 'deckst')} ${a(card, 'accusative')} auf (kostet ${card.cost})`;
    case 'expedition':
      return `${who.does(seat, 'deckt', 'deckst')} ${a(card, 'accusative')} auf, ${that(card)} ${wanted({ card: id })} verlangt`;
    case 'tax':
      return `${who.does(seat, 'deckt', 'deckst')} ${a(card, 'accusative')} auf`;
  }
}

function wanted(ref: Pick<CardRef, 'card'>): string {
  return and(wantedBy(cardAs('expedition', ref)).map((group) => several(group, 'accusative')));
}
