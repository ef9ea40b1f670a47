import type { Counting } from '@roadstead/kernel';
import { cardById } from '../cards/catalogue.js';
import type { Event } from '../events.js';
import { kindOf } from '../words/kinds.js';

/** Facts that count one of something for the seat they are told of. */
const ONES: Readonly<Partial<Record<Event['type'], string>>> = {
  turn: 'turns',
  turnedUp: 'discovered',
  repelled: 'repelled',
  bust: 'busts',
  gambled: 'gambles',
  traded: 'traded',
  hired: 'hired',
  claimed: 'expeditions',
};

export function countEvent(seats: readonly Counting[], event: Event): void {
  const one = ONES[event.type];
  if (one !== undefined && 'seat' in event) seats[event.seat]!.count(one);
  switch (event.type) {
    case 'traded':
    case 'hired':
    case 'claimed':
      seats[event.seat]!.count('cards');
      seats[event.seat]!.row('cardsTaken', kindOf(cardById(event.card)!));
      break;
    case 'fulfilled':
      seats[event.seat]!.count('mission' in event ? 'missions' : 'contracts');
      break;
    case 'fee':
      seats[event.seat]!.count('feesPaid', event.n);
      seats[event.to]!.count('feesReceived', event.n);
      break;
    case 'coins':
      countCoins(seats[event.seat]!, event.n, event.why);
  }
}

/** The first coins are everybody's; what tax takes is no spending. */
function countCoins(seat: Counting, n: number, why: string): void {
  if (why === 'start') return;
  if (why === 'taxBonus') seat.count('taxGained', n);
  if (why === 'tax') seat.count('taxLost', -n);
  else if (n > 0) seat.count('coinsEarned', n);
  else seat.count('coinsSpent', -n);
}
