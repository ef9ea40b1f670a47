import type { Seat, Typed } from '@roadstead/kernel';
import type { Event } from '@roadstead/sword-and-skull';
import { signed } from '../play/signed.js';

/** What happens to a seat's gold just now. */
export interface SeatNote {
  readonly text: string;
  readonly tone: 'good' | 'bad';
}

export function noteFor(events: readonly Typed[], seat: Seat): SeatNote | null {
  let sum = 0;
  for (const event of events as readonly Event[]) {
    if (event.type !== 'gold') continue;
    const gets = event.from !== undefined;
    if (event.seat === seat) sum += gets ? event.n : -event.n;
    else if (event.from === seat) sum -= event.n;
    else if (event.to === seat) sum += event.n;
  }
  return sum === 0 ? null : { text: signed(sum), tone: sum > 0 ? 'good' : 'bad' };
}
