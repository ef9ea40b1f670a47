import type { Seat } from '@roadstead/kernel';
import type { Event, EventOf } from '../events.js';
import { isEnemy, otherSeat } from '../words/facts.js';
import type { SeatCount } from './count.js';

export function countEvent(seats: readonly SeatCount[], event: Event): void {
  switch (event.type) {
    case 'turn':
      seats[event.seat]!.count('turns');
      break;
    case 'gold':
      countGold(seats, event);
      break;
    case 'recruited':
      countRecruit(seats, event);
      break;
    case 'drew':
      seats[event.seat]!.count('drawn', event.n);
      for (const card of event.cards ?? []) countDrawn(seats[event.seat]!, card);
      break;
    case 'revealed':
      if (isEnemy(event.card)) break;
      countDrawn(seats[event.seat]!, event.card);
      seats[event.seat]!.row('cardsDone', event.card); // at once
      break;
    case 'played':
      seats[event.seat]!.count('played');
      seats[event.seat]!.row('cardsDone', event.card);
      break;
    case 'item':
      countItem(seats[event.seat]!, event);
      break;
    case 'sent':
      seats[event.seat]!.row('sentBy', event.why);
      seats[event.seat]!.count('sent');
      break;
    case 'debt':
      seats[event.seat]!.count('debts');
  }
}

/** What one seat gets of another, that one pays. */
function countGold(seats: readonly SeatCount[], event: EventOf<'gold'>): void {
  const other = otherSeat(event);
  const isGain = event.from !== undefined;
  countPurse(seats, event.seat, event, isGain);
  if (other !== null) countPurse(seats, other, event, !isGain);
}

function countPurse(seats: readonly SeatCount[], seat: Seat, { n, why }: EventOf<'gold'>, isGain: boolean): void {
  seats[seat]!.count(isGain ? 'goldGained' : 'goldPaid', n);
  seats[seat]!.row(isGain ? 'goldFrom' : 'goldTo', why, n);
}

function countRecruit(seats: readonly SeatCount[], { seat, crew, from }: EventOf<'recruited'>): void {
  seats[seat]!.row('crewTaken', crew);
  seats[seat]!.had.crew.add(crew);
  seats[seat]!.count(from === null ? 'recruited' : 'crewWonOver');
  if (from !== null) seats[from]!.count('crewLost');
}

function countDrawn(seat: SeatCount, card: string): void {
  seat.row('cardsDrawn', card);
  seat.had.fortune.add(card);
}

function countItem(seat: SeatCount, { item, why }: EventOf<'item'>): void {
  seat.row('itemsGot', item);
  seat.had.items.add(item);
  if (why === 'auction') seat.count('auctionsWon');
}
