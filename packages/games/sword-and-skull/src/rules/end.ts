import type { Tell } from '@roadstead/kernel';
import type { Event } from '../events.js';
import { resultOf } from '../result.js';
import type { State } from '../state.js';

/** SS-E1: the player at turn wins at once. */
export function win(state: State, figure: number, by: 'ransom' | 'fight', tell?: Tell<Event>): void {
  state.won = { seat: state.active, figure, by };
  state.phase = 'over';
  state.agenda = [];
  tell?.({ type: 'over', ...resultOf(state)! });
}
