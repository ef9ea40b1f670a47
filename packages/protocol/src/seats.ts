import type { Seat } from '@roadstead/kernel';

/** What says who plays a seat, as the store keeps it and as it is told. */
export interface SeatPlayer {
  readonly person: unknown;
  readonly bot: unknown;
  readonly left: boolean;
  readonly standIn: unknown;
  /** How many entries there were when they went away. */
  readonly awaySeq?: number | undefined;
}

/** Whether the seat's person decides for it now: neither gone, nor with a bot in their place. */
export function isPlayedByPerson({ person, bot, left, standIn }: SeatPlayer): boolean {
  return person !== null && bot === null && !left && standIn === null;
}

/**
 * Why nobody can ask to go back to right after entry `to`, whoever agrees; null: they can. What somebody played who is away
 * is not taken back without them, and in a rated game nothing is.
 */
export function undoBarrier(seats: readonly SeatPlayer[], rated: boolean, to: number): 'rated' | 'absent' | null {
  const away = seats.filter((seat) => seat.person !== null && seat.bot === null && !isPlayedByPerson(seat));
  if (rated && away.length > 0) return 'rated';
  return away.some(({ awaySeq }) => awaySeq !== undefined && to < awaySeq) ? 'absent' : null;
}

/** The seats that must agree if seat `by` wants to go back: bots agree to everything, and so do stand-ins. */
export function mustAgree(seats: readonly SeatPlayer[], by: Seat): readonly Seat[] {
  return seats.flatMap((seat, i) => (i !== by && isPlayedByPerson(seat) ? [i] : []));
}
