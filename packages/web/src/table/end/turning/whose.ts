import type { Seat } from '@roadstead/kernel';
import { isPlayedByPerson, type Room } from '@roadstead/protocol';

/** Whose decisions are looked at: one's own; where nobody in particular looks, those of the people, or of everybody. */
export function whoseDecisions({ seats }: Pick<Room, 'seats'>, you: Seat | null): readonly Seat[] {
  if (you !== null) return [you];
  const all = seats.map((_, seat) => seat);
  const people = all.filter((seat) => isPlayedByPerson(seats[seat]!));
  return people.length > 0 ? people : all;
}
