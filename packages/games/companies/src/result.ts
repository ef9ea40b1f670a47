import type { Ranked, Result, Seat } from '@roadstead/kernel';
import type { Points } from './events.js';
import { finalPoints } from './rules/final.js';
import { sumOf } from './rules/points.js';
import type { State } from './state.js';

export interface Placing extends Ranked {
  readonly points: number;
  readonly ducats: number;
  readonly by: Points;
}

export interface CompaniesResult extends Result {
  readonly winners: readonly Seat[];
  readonly ranking: readonly Placing[];
}

/** V-8.7: most points; ties by ducats, then by who was later in the last round. */
export function resultOf(state: State): CompaniesResult | null {
  if (state.phase !== 'over') return null;
  const rows = state.players.map(({ ducats }, seat) => {
    const by = finalPoints(state, seat);
    return { seat, points: sumOf(by), ducats, by };
  });
  const place = (seat: Seat) => state.order.indexOf(seat);
  rows.sort((a, b) => b.points - a.points || b.ducats - a.ducats || place(b.seat) - place(a.seat));
  const ranking = rows.map(({ seat, ...row }, i): Placing => ({ seat, place: i + 1, ...row }));
  return { winners: [ranking[0]!.seat], ranking };
}
