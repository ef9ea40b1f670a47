import type { Seat } from '@roadstead/kernel';
import type { Figure } from '@roadstead/sword-and-skull';

/** What can be drawn, by name: a name is all that the worker needs. */
export type PictureName =
  | `figure ${Seat} ${Figure}`
  | `crew ${string}`
  | `item ${string}`
  | `fortune ${string}`
  | `enemy ${string}`
  | 'mate'
  | 'king';

/** A card of any sort, by the sort and its id. */
export function cardPicture(id: string): PictureName {
  if (id.includes('-')) return `crew ${id}`;
  if (id.startsWith('I')) return `item ${id}`;
  return id.startsWith('F') ? `fortune ${id}` : `enemy ${id}`;
}
