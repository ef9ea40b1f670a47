import { OFFICER } from '../board/figures.js';
import { DOCKS, SHIPS, SPACES, spaceNumber } from '../board/spaces.js';
import type { PlaceKey } from './catalogue.js';

/** What a space goes by. */
export function placeKey(id: string): PlaceKey {
  const number = spaceNumber(id)!;
  const { type, settlement } = SPACES[number]!;
  switch (type) {
    case 'settlement':
      return settlement!;
    case 'dock':
      return DOCKS[OFFICER] === number ? 'navyDock' : 'pirateDock';
    case 'ship':
      return SHIPS[OFFICER] === number ? 'navyShip' : 'pirateShip';
    default:
      return type;
  }
}

/** The number of a space that shares its name with others: its place among all, from 1; null for a name of its own. */
export function numberAmongAlike(id: string): number | null {
  const alike = SPACES.filter((space) => placeKey(space.id) === placeKey(id));
  return alike.length === 1 ? null : alike.findIndex((space) => space.id === id) + 1;
}
