import type { CardRef, EventOf } from '../../events.js';
import type { Clauses, EventWords } from '../catalogue.js';
import { anyCard, byKind, cardAs, wantedBy } from '../facts.js';
import { a, and, cards, coins, numbered, several, the } from '../grammar/en.js';
import type { People } from '../grammar/people.js';
import { COLOURS } from './colours.js';
import { over } from './over.js';

export const events: EventWords = {
  started: ({ seat, laidOut }, who) => [
    `the game begins, and ${who.does(seat, 'goes', 'go')} first`,
    ...laidOut.map((ref) => `an expedition lies open from the start and wants ${wanted(ref)}`),
  ],

  turn: ({ seat, round }, who) => `round ${round}: ${who.does(seat, 'is', 'are')} active`,

  turnedUp,

  repelled: ({ seat, card }, who) => `${who.does(seat, 'repels', 'repel')} ${the(anyCard({ card }))}`,

  admitted: ({ seat, card }, who) => `${who.does(seat, 'lets', 'let')} ${the(anyCard({ card }))} into the harbour`,

  bust: ({ seat, card, discarded }, who) => {
    const colour = COLOURS[cardAs('ship', { card }).colour];
    const lost = discarded.length === 2 ? 'both ships' : `all ${cards(discarded.length)}`;
    return `a second ${colour} ship: ${who.does(seat, 'busts', 'bust')}, and ${lost} are lost`;
  },

  tax: ({ card, payers, bonus, late }, who) => {
    const [first, ...others] = payers;
    const paid = first
      ? `${who.does(first.seat, 'pays', 'pay')} ${coins(first.n)} in tax`
      : `nobody has ${cardAs('tax', { card }).threshold} coins or more, so nobody pays`;
    const reason = bonus.to === 'mostSwords' ? 'most swords' : 'least influence';
    const each = bonus.seats.length > 1 ? ' each' : '';
    const pay = [paid, ...others.map(({ seat, n }) => `${who.subjects([seat])} ${n}`)].join(', ');
    const get = `${reason}: ${coins(bonus.n)}${each} for ${who.objects(bonus.seats)}`;
    return [...(late ? [] : [pay]), ...(bonus.seats.length > 0 ? [get] : [])];
  },

  stopped: ({ seat, colours, picks, noCards }, who) => {
    const may = `may take ${cards(picks)}`;
    if (noCards) return `no card is left to turn up, so ${who.does(seat, may, may)}`;
    return `${who.does(seat, 'stops', 'stop')}${colours > 3 ? ` at ${colours} colours` : ''} and ${may}`;
  },

  fee: ({ seat, to, n }, who) => `${who.does(seat, 'pays', 'pay')} ${who.to(to)} ${coins(n)} for the card`,

  traded: ({ seat, card, coins: n }, who) => {
    const ship = cardAs('ship', { card });
    const extra = n - ship.coins;
    const thanks = extra > 0 ? `, ${extra} of them thanks to ${extra === 1 ? 'a trader' : 'traders'}` : '';
    return `${who.does(seat, 'trades', 'trade')} with ${the(ship)} for ${n === 0 ? 'no coins' : coins(n)}${thanks}`;
  },

  hired: ({ seat, card, cost }, who) => {
    const person = cardAs('person', { card });
    const price = cost === 0 ? 'free' : coins(cost);
    const instead = cost > 0 && cost < person.cost ? ` instead of ${person.cost}` : '';
    return `${who.does(seat, 'hires', 'hire')} ${the(person)} for ${price}${instead}`;
  },

  claimed: ({ seat, card, with: crew, coins: n }, who) => {
    const persons = and(byKind(crew.map(anyCard)).map(several));
    const { influence } = cardAs('expedition', { card });
    return `${who.does(seat, 'claims', 'claim')} an expedition with ${persons}: ${influence} influence and ${coins(n)}`;
  },

  passed: ({ seat, took }, who) =>
    took === 0
      ? who.does(seat, 'takes nothing', 'take nothing')
      : who.does(seat, 'takes nothing more', 'take nothing more'),

  cleared: ({ cards: left }) => {
    const [only] = left;
    if (only === undefined) return 'nothing is left in the harbour';
    return left.length === 1
      ? `${the(anyCard(only))} is left over and discarded`
      : `${cards(left.length)} are left over and discarded`;
  },

  reshuffled: ({ n }) =>
    `the draw pile is empty, so ${cards(n)} of the discard pile ${n === 1 ? 'is' : 'are'} shuffled anew`,

  endTriggered: ({ seat, influence }, who) =>
    `${who.does(seat, 'has', 'have')} ${influence} influence, so this round is the last`,

  over,
};

function turnedUp({ seat, to, card: id }: EventOf<'turnedUp'>, who: People): Clauses {
  const card = anyCard({ card: id });
  switch (card.type) {
    case 'ship': {
      const ship = `${a(card)}${card.swords === null ? ' under the skull' : ''}, worth ${coins(card.coins)}`;
      return to === 'revealed'
        ? `${who.does(seat, 'sights', 'sight')} ${ship}, and could repel it`
        : `${who.does(seat, 'turns up', 'turn up')} ${ship}`;
    }
    case 'person':
      return `${who.does(seat, 'turns up', 'turn up')} ${a(card)} (costs ${card.cost})`;
    case 'expedition':
      return `${who.does(seat, 'turns up', 'turn up')} ${a(card)} that asks for ${wanted({ card: id })}`;
    case 'tax':
      return `${who.does(seat, 'turns up', 'turn up')} ${a(card)}`;
  }
}

const wanted = (ref: Pick<CardRef, 'card'>): string => and(wantedBy(cardAs('expedition', ref)).map(numbered));
