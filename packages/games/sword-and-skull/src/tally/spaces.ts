import { FIGURES } from '../board/figures.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { placeKey } from '../words/places.js';
import type { SeatCount } from './count.js';

/** Spaces on which figures came to stand by walking or being put there; not the fork at which a walk is only halted. */
export function countLandings(seats: readonly SeatCount[], events: readonly Event[], { asking }: State): void {
  const halted = asking?.kind === 'fork' ? events.findLast(isWalk(FIGURES[asking.figure]!)) : undefined;
  for (const event of events) {
    if (event === halted) continue;
    if (event.type === 'moved') seats[event.seat]!.row('landedOn', placeKey(event.path.at(-1)!));
    else if (event.type === 'placed') seats[event.seat]!.row('landedOn', placeKey(event.to));
  }
}

const isWalk = (figure: string) => (event: Event) => event.type === 'moved' && event.figure === figure;
