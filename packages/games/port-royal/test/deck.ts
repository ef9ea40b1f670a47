import { type Card, cardOf } from '@roadstead/port-royal';
import { FOR_FIVE_PLAYERS } from './names.js';

/** Every copy of every card of the base box. */
export const BOX: readonly Card[] = Array.from({ length: 120 }, (_, uid) => cardOf(uid));

/** Cards that form the draw pile at the start, by id: all but the five-player expedition. */
export const DECK: readonly string[] = BOX.map((card) => card.id).filter((id) => id !== FOR_FIVE_PLAYERS);

/** How many copies of each id are in a list. */
export function countById(ids: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** The list less one copy for each id to remove. */
export function without(ids: readonly string[], removed: readonly string[]): readonly string[] {
  const left = [...ids];
  for (const id of removed) {
    const at = left.indexOf(id);
    if (at < 0) throw new Error(`The box holds no further ${id}.`);
    left.splice(at, 1);
  }
  return left;
}

export function personsAmong(ids: readonly string[]): readonly string[] {
  const persons = new Set(BOX.filter((card) => card.type === 'person').map((card) => card.id));
  return ids.filter((id) => persons.has(id));
}
