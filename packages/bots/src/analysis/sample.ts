import type { Seat } from '@roadstead/kernel';
import type { PastDecision } from './moments.js';

/** Of every seat's decisions so many, spread evenly over the game, and the same ones every time; all where nobody says how many. */
export function sampleOf(
  moments: readonly PastDecision[],
  mostOfSeat: number = Number.POSITIVE_INFINITY,
): readonly PastDecision[] {
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
