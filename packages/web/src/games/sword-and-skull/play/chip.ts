import {
  mightGlyph,
  SETTLEMENTS,
  type SmallGlyph,
  SPACE_TYPES,
  settlementSign,
  smallGlyph,
  spaceGlyph,
} from '@roadstead/art/sword-and-skull';
import { CREW, FIGURES, ITEMS } from '@roadstead/sword-and-skull';

const SIZE = 26;
/** In the colour of the text around it. */
const plain = { size: SIZE, ink: 'currentColor' } as const;

/** What is no space and no figure. */
const SIGNS: Readonly<Record<string, SmallGlyph>> = {
  player: 'fight',
  bonus: 'fight',
  enemy: 'enemy',
  mate: 'enemy',
  king: 'king',
  ransom: 'ransom',
  auction: 'items',
  sale: 'items',
  settlement: 'crew',
  debt: 'gold',
};

/** A small sign for a row of what is counted: a place, a card, a foe, a reason for gold. */
export function chip(row: string): string | null {
  const figure = FIGURES.find((one) => one === row) ?? weaponOf(row);
  if (figure !== undefined) return mightGlyph(figure, SIZE);
  const sign = ITEMS.some(({ id }) => id === row) ? 'items' : SIGNS[row];
  if (sign !== undefined) return smallGlyph(sign, plain);
  const home = CREW.find(({ id }) => id === row)?.settlement ?? SETTLEMENTS.find((one) => one === row);
  if (home !== undefined) return settlementSign(home, SIZE);
  const type = SPACE_TYPES.find((one) => one === row) ?? shoreOf(row);
  return type === undefined || type === 'settlement' ? null : spaceGlyph(type, plain);
}

/** Whose Might an item adds to. */
function weaponOf(row: string) {
  const item = ITEMS.find(({ id }) => id === row);
  return item?.weaponOf == null ? undefined : FIGURES[item.weaponOf];
}

/** Docks and ships go by whose they are. */
function shoreOf(row: string) {
  if (row.endsWith('Dock')) return 'dock';
  return row.endsWith('Ship') ? 'ship' : undefined;
}
