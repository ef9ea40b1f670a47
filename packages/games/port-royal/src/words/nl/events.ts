import type { CardRef, EventOf } from '../../events.js';
import type { Clauses, EventWords } from '../catalogue.js';
import { anyCard, byKind, cardAs, wantedBy } from '../facts.js';
import { a, and, COLOURS, cards, coins, numbered, points, several, that, the } from '../grammar/nl.js';
import type { People } from '../grammar/people.js';
import { over } from './over.js';

export const events: EventWords = {
  started: ({ seat, laidOut }, who) => [
    `het spel begint en ${who.does(seat, 'mag', 'mag')} als eerste`,
    ...laidOut.map((ref) => `er ligt meteen een expeditie open, die om ${wanted(ref)} vraagt`),
  ],

  turn: ({ seat, round }, who) => `ronde ${round}: ${who.does(seat, 'is', 'bent')} aan de beurt`,

  turnedUp,

  repelled: ({ seat, card }, who) => `${who.does(seat, 'verjaagt', 'verjaagt')} ${the(anyCard({ card }))}`,

  admitted: ({ seat, card }, who) => `${who.does(seat, 'laat', 'laat')} ${the(anyCard({ card }))} de haven in`,

  bust: ({ seat, card, discarded }, who) => {
    const colour = COLOURS[cardAs('ship', { card }).colour];
    const lost = discarded.length === 2 ? 'beide schepen' : `alle ${cards(discarded.length)}`;
    return `een tweede ${colour} schip: ${who.does(seat, 'heeft', 'hebt')} te veel gewaagd en ${lost} zijn verloren`;
  },

  tax: ({ card, payers, bonus, late }, who) => {
    const [first, ...others] = payers;
    const paid = first
      ? `${who.does(first.seat, 'betaalt', 'betaalt')} ${coins(first.n)} belasting`
      : `niemand heeft ${cardAs('tax', { card }).threshold} munten of meer, dus niemand betaalt`;
    const reason = bonus.to === 'mostSwords' ? 'meeste zwaarden' : 'minste invloedspunten';
    const each = bonus.seats.length > 1 ? 'elk ' : '';
    const pay = [paid, ...others.map(({ seat, n }) => `${who.subjects([seat])} ${n}`)].join(', ');
    const get = `${reason}: ${each}${coins(bonus.n)} voor ${who.objects(bonus.seats)}`;
    return [...(late ? [] : [pay]), ...(bonus.seats.length > 0 ? [get] : [])];
  },

  stopped: ({ seat, colours, picks, noCards }, who) => {
    const take = `${cards(picks)} nemen`;
    if (noCards) return `er is geen kaart meer over, dus ${who.does(seat, 'mag', 'mag')} ${take}`;
    return `${who.does(seat, 'stopt', 'stopt')}${colours > 3 ? ` bij ${colours} kleuren` : ''} en mag ${take}`;
  },

  fee: ({ seat, to, n }, who) => `${who.does(seat, 'betaalt', 'betaalt')} ${who.to(to)} ${coins(n)} voor de kaart`,

  traded: ({ seat, card, coins: n }, who) => {
    const ship = cardAs('ship', { card });
    const extra = n - ship.coins;
    const thanks = extra > 0 ? `, waarvan ${extra} dankzij ${extra === 1 ? 'een handelaar' : 'handelaars'}` : '';
    return `${who.does(seat, 'handelt', 'handelt')} met ${the(ship)} en krijgt ${n === 0 ? 'geen munten' : coins(n)}${thanks}`;
  },

  hired: ({ seat, card, cost }, who) => {
    const person = cardAs('person', { card });
    const price = cost === 0 ? 'gratis' : `voor ${coins(cost)}`;
    const instead = cost > 0 && cost < person.cost ? ` in plaats van ${person.cost}` : '';
    return `${who.does(seat, 'ronselt', 'ronselt')} ${the(person)} ${price}${instead}`;
  },

  claimed: ({ seat, card, with: crew, coins: n }, who) => {
    const persons = and(byKind(crew.map(anyCard)).map(several));
    const { influence } = cardAs('expedition', { card });
    return `${who.does(seat, 'eist', 'eist')} met ${persons} een expeditie op: ${points(influence)} en ${coins(n)}`;
  },

  passed: ({ seat, took }, who) =>
    took === 0 ? who.does(seat, 'neemt niets', 'neemt niets') : who.does(seat, 'neemt niets meer', 'neemt niets meer'),

  cleared: ({ cards: left }) => {
    const [only] = left;
    if (only === undefined) return 'er blijft niets over in de haven';
    return left.length === 1
      ? `${the(anyCard(only))} blijft over en gaat naar de aflegstapel`
      : `${cards(left.length)} blijven over en gaan naar de aflegstapel`;
  },

  reshuffled: ({ n }) =>
    `de trekstapel is op, dus ${cards(n)} van de aflegstapel ${n === 1 ? 'wordt' : 'worden'} opnieuw geschud`,

  endTriggered: ({ seat, influence }, who) =>
    `${who.does(seat, 'heeft', 'hebt')} ${points(influence)}, dus dit is de laatste ronde`,

  over,
};

function turnedUp({ seat, to, card: id }: EventOf<'turnedUp'>, who: People): Clauses {
  const card = anyCard({ card: id });
  switch (card.type) {
    case 'ship': {
      const ship = `${a(card)}${card.swords === null ? ' onder de schedelvlag' : ''}`;
      const worth = `goed voor ${coins(card.coins)}`;
      return to === 'revealed'
        ? `${who.does(seat, 'ziet', 'ziet')} ${ship} naderen, ${worth}, en ${who.is(seat) ? 'kunt' : 'kan'} het schip verjagen`
        : `${who.does(seat, 'draait', 'draait')} ${ship} om, ${worth}`;
    }
    case 'person':
      return `${who.does(seat, 'draait', 'draait')} ${a(card)} om (kost ${card.cost})`;
    case 'expedition':
      return `${who.does(seat, 'draait', 'draait')} ${a(card)} om, ${that(card)} om ${wanted({ card: id })} vraagt`;
    case 'tax':
      return `${who.does(seat, 'draait', 'draait')} ${a(card)} om`;
  }
}

const wanted = (ref: Pick<CardRef, 'card'>): string => and(wantedBy(cardAs('expedition', ref)).map(numbered));
