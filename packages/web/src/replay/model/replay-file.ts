import { isPlainObject, Refusal, type Seat } from '@roadstead/kernel';
import type { LocalSeat, SavedGame } from '../../local/messages.js';
import { parseFile } from '../../local/saved-file.js';
import { NotFound } from './not-found.js';

/** A game to be looked at again, and what is known about it beside its record. */
export interface ReplayFile extends Pick<SavedGame, 'house' | 'createdAt' | 'times' | 'record'> {
  /** Null where nobody knows who sat there. */
  readonly seats: readonly (LocalSeat | null)[];
  /** The seat of whoever looks; null for somebody who was not there. */
  readonly you: Seat | null;
}

/** A game of this device, with the one person at it as the one who looks. */
export function fromSaved({ seats, house, createdAt, times, record }: SavedGame): ReplayFile {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const you = people.length === 1 ? people[0]! : null;
  // Who gave no name is "you" at a table; seen by others there must be another word.
  const known = seats.map((seat) => (seat.kind === 'person' && seat.name === '' ? null : seat));
  return { seats: known, house, createdAt, times, record, you };
}

/** What stands in a file: a saved game, or the bare record as every program here writes it. Throws `NotFound`. */
export function fromText(text: string, now: number): ReplayFile {
  try {
    const raw: unknown = JSON.parse(text);
    const file = fromSaved(parseFile(raw, now));
    const isOurs = isPlainObject(raw) && raw.format === 'roadstead-game';
    return isOurs ? file : { ...file, seats: file.seats.map(() => null), you: null };
  } catch (error) {
    if (error instanceof SyntaxError) throw new NotFound('notJson', error.message);
    if (error instanceof Refusal) throw new NotFound('notGame', error.message);
    throw error;
  }
}
