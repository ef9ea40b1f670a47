import { ISLAND, NAME_LEADING, NAME_SIZE, nameWidth, placeName, type SpaceId } from '@roadstead/art/sword-and-skull';
import type { Language } from '@roadstead/kernel';
import { SPACES, spaceName } from '@roadstead/sword-and-skull';

/** Room on the board, in its units. */
export interface NameBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const meets = (one: NameBox, other: NameBox): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** Signs tell caves, chests and docks: there is no room for their names. */
export const NAMED = SPACES.filter(({ type }) => !['cave', 'chest', 'dock'].includes(type));

/** Where the names stand. */
export function nameBoxes(language: Language): readonly NameBox[] {
  return NAMED.map(({ id }) => {
    const { anchor, lines } = placeName(id as SpaceId, spaceName(id, language));
    const w = Math.max(...lines.map(({ text }) => nameWidth(text)));
    const { x, y } = lines[0]!;
    const left = { start: 0, middle: w / 2, end: w }[anchor];
    return { x: x - left, y: y - NAME_SIZE, w, h: lines.length * NAME_LEADING };
  });
}

/** The middle of a sign: its edge may be covered. */
const SIGN = 40;

/** Where the signs of the spaces are. */
export function signBoxes(): readonly NameBox[] {
  return SPACES.map(({ id }) => {
    const { x, y } = ISLAND.spaces[id as SpaceId];
    return { x: x - SIGN / 2, y: y - SIGN / 2, w: SIGN, h: SIGN };
  });
}
