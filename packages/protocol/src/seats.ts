import type { Seat } from '@roadstead/kernel';

/** What says who plays a seat, as the store keeps it and as it is told. */
export interface SeatPlayer {
  readonly person: unknown;
  readonly bot: unknown;
  readonly left: boolean;
  readonly standIn: unknown;
}

/** Whether the seat's person decides for it now: neither gone, nor with a bot in their place. */
export function isPlayedByPerson({ person, bot, left, standIn }: SeatPlayer): boolean {
  return person !== null && bot === null && !left && standIn === null;
}

/** The seats that must agree if seat `by` wants to go back: bots agree to everything, and so do stand-ins. */
export function mustAgree(seats: readonly SeatPlayer[], by: Seat): readonly Seat[] {
  return seats.flatMap((seat, i) => (i !== by && isPlayedByPerson(seat) ? [i] : []));
}
