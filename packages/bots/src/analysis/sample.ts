import type { SampledAnalysis, Seat } from '@roadstead/kernel';
import type { PastDecision } from './moments.js';

/**
 * Equally many of every seat's decisions, spread evenly over the game, and the same ones every time, whoever else is looked
 * at; all of them in a game without a limit.
 */
export function sampleOf(
  moments: readonly PastDecision[],
  seats: number,
  limit?: Pick<SampledAnalysis, 'decisions'>,
): readonly PastDecision[] {
  if (limit === undefined) return moments;
  const mostOfSeat = Math.max(1, Math.floor(limit.decisions / seats));
  const ofSeat = new Map<Seat, PastDecision[]>();
  for (const moment of moments) ofSeat.set(moment.seat, [...(ofSeat.get(moment.seat) ?? []), moment]);
  const chosen = new Set([...ofSeat.values()].flatMap((own) => spread(own, mostOfSeat)));
  return moments.filter((moment) => chosen.has(moment));
}

/** The middle one of each of so many equal parts. */
function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.floor(((i + 0.5) * list.length) / most)]!);
}
