import type { Counting } from '@roadstead/kernel';
import type { Event } from '../events.js';

export function countEvent(seats: readonly Counting[], event: Event): void {
  switch (event.type) {
    case 'sailed':
      seats[event.seat]!.count('fields');
      break;
    case 'delivered': {
      const seat = seats[event.seat]!;
      seat.count('delivered', event.cubes);
      seat.count('earned', event.ducats + event.bonus);
      seat.row('goods', event.good, event.cubes);
      seat.row('soldIn', event.harbour, event.ducats);
      seat.count('fromDirectors', event.bonus);
      if (event.director) seats[event.director.seat]!.count('fromDirectors', event.director.ducats);
      break;
    }
    case 'income':
      seats[event.seat]!.count('fromGovernors', event.ducats);
      break;
    case 'bought':
      seats[event.seat]!.count('bought');
      seats[event.seat]!.row('shipsBought', event.ship);
      break;
    case 'built':
      seats[event.seat]!.row('built', event.kind ?? event.what);
      break;
    case 'repaired':
      seats[event.seat]!.count('repaired', event.n);
      break;
    case 'researched':
      seats[event.seat]!.row('cards', event.card);
      break;
    case 'lost':
      seats[event.seat]!.count('lost');
      seats[event.seat]!.row('lostBy', event.why);
      break;
    case 'captured':
      seats[event.seat]!.count('captured');
      break;
    case 'fight':
      if (event.seat !== null) seats[event.seat]!.count('attacks');
      break;
    case 'met':
      seats[event.seat]!.count('piratesMet');
      break;
    case 'leave':
      seats[event.from]!.count('asked');
      if (!event.granted) break;
      seats[event.from]!.count('granted');
      seats[event.to]!.count('fees', event.fee);
      break;
    case 'nation':
      seats[event.seat]!.row('nations', event.nation);
  }
}
