import type { Uid } from '@roadstead/kernel';
import { ALL_COLOURS, type Colour } from '../cards/card.js';
import { CATALOGUE } from '../cards/catalogue.js';

const BIT = Object.fromEntries(ALL_COLOURS.map((colour, i) => [colour, 1 << i])) as Readonly<Record<Colour, number>>;

/** The bit of each card's ship colour, by uid; 0 for cards that are no ships. */
const SHIP_BIT: readonly number[] = CATALOGUE.map((card) => (card.type === 'ship' ? BIT[card.colour] : 0));

function colourSet(harbour: readonly Uid[]): number {
  let colours = 0;
  for (const uid of harbour) colours |= SHIP_BIT[uid]!;
  return colours;
}

/** Whether a ship of the same colour as this one lies in the harbour. */
export function hasColourOf(harbour: readonly Uid[], ship: Uid): boolean {
  return (colourSet(harbour) & SHIP_BIT[ship]!) !== 0;
}

export function countColours(harbour: readonly Uid[]): number {
  let count = 0;
  for (let rest = colourSet(harbour); rest > 0; rest &= rest - 1) count++;
  return count;
}

export function countShips(harbour: readonly Uid[]): number {
  let count = 0;
  for (const uid of harbour) if (SHIP_BIT[uid] !== 0) count++;
  return count;
}
