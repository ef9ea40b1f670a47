import { NOBODY, only, type Seat } from '@roadstead/kernel';
import type { Question } from '../question.js';
import type { State } from '../state.js';
import { seatOf } from './against.js';

/** Puts a question: the agenda waits for its answer. */
export function ask(state: State, question: Question): void {
  state.asking = question;
}

export function toAct(state: State): readonly Seat[] {
  const { asking } = state;
  if (asking === null) return NOBODY;
  return asking.kind === 'strategy' ? stillChoosing(state) : only(asking.seat);
}

/** V-4.11: whoever fights and has not laid a card; forts, pirates and nations do not choose. */
function stillChoosing({ fight }: State): readonly Seat[] {
  const seats: Seat[] = [];
  fight!.sides.forEach((side, place) => {
    const seat = seatOf(side);
    if (seat !== null && fight!.cards[place]! < 0) seats.push(seat);
  });
  return seats.length === 1 ? only(seats[0]!) : seats.sort((a, b) => a - b);
}
