import type { Tell } from '@roadstead/kernel';
import type { Event } from '../events.js';
import { resultOf } from '../result.js';
import type { State } from '../state.js';

/** V-8.7: the game is over; the points follow from how everything lies. */
export function finish(state: State, tell?: Tell<Event>): void {
  state.phase = 'over';
  tell?.({ type: 'over', ...resultOf(state)! });
}
