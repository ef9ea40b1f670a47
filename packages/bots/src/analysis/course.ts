import type { Seat } from '@roadstead/kernel';
import { type Analysis, afterwards } from './analysis.js';

/** A seat's chances at one of its own decisions: with the best choice, and with the one it made. */
export interface CoursePoint {
  readonly seq: number;
  readonly before: number;
  readonly after: number;
}

/** What is known of a seat's chances along the game: its own decisions, and how it ended. */
export interface SeatCourse {
  readonly seat: Seat;
  readonly points: readonly CoursePoint[];
  readonly end: number | null;
}

export function coursesOf({ decisions, seats }: Analysis): readonly SeatCourse[] {
  return seats.map(({ seat, end }) => ({
    seat,
    points: decisions
      .filter((decision) => decision.seat === seat)
      .map((decision) => ({ seq: decision.seq, before: decision.best.win, after: afterwards(decision) })),
    end,
  }));
}

/** The last that was known of a seat's chances once this entry was made; null before its first decision. */
export function knownAt({ points }: SeatCourse, seq: number): number | null {
  return points.findLast((point) => point.seq <= seq)?.after ?? null;
}
