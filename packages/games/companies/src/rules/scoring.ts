import type { Seat, Tell } from '@roadstead/kernel';
import { MOST_NATION_PIPS, POINTS_PER_PIP } from '../board/numbers.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { countPoints, sumOf } from './points.js';

/** V-8.1 to V-8.4: points, the new order, and the tokens of earlier scorings return. */
export function score(state: State, tell?: Tell<Event>): void {
  const counted = state.players.map((_, seat) => countPoints(state, seat));
  const points = counted.map(sumOf);
  state.phase = 'scoring';
  state.scored = true;
  state.order = newOrder(state.order, points);
  for (const nation of state.nations) {
    if (nation === null) continue;
    nation.controller = -1;
    nation.ally = -1;
  }
  state.scoring = { points, chosen: [], struck: [], removed: 0 };
  tell?.({ type: 'scoring', points: counted, order: state.order.slice() });
  state.agenda.push({ do: 'controllers', place: 0 }, { do: 'nations', place: 0 });
}

/** V-8.2: fewest points first; who was later goes earlier among equals. */
function newOrder(order: readonly Seat[], points: readonly number[]): Seat[] {
  return [...order].reverse().sort((a, b) => points[a]! - points[b]!);
}

/** V-8.8: points behind the leader / 5, at most 6. */
export function pipsFor({ scoring }: State, seat: Seat): number {
  const { points } = scoring!;
  const behind = Math.max(...points) - points[seat]!;
  return Math.min(MOST_NATION_PIPS, Math.floor(behind / POINTS_PER_PIP));
}
