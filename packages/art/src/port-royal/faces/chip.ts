import { type IconName, iconAt } from '../../kit/icons/icon.js';
import { PALETTE } from '../../kit/palette.js';
import { circle } from '../../kit/svg.js';
import { goodsChipArt, shipChipArt } from './colour-chip.js';
import type { Face, PersonFace } from './row.js';
import { SIGNS } from './signs.js';
import { tintOf } from './tints.js';

function signOf(face: PersonFace): IconName {
  if (face.symbol) return face.symbol === 'any' ? 'person' : face.symbol;
  if (face.swords) return 'sword';
  return SIGNS[face.kind] ?? 'person';
}

function roundChip(fill: string, sign: IconName, ink: string): string {
  return circle(50, 50, 46, fill, 6, PALETTE.ink) + iconAt(sign, 50, 50, 58, { ink });
}

/** A card as a round of 24 to 32 px, in a square of 100. */
export function chipFace(id: string, face: Face): string {
  switch (face.type) {
    case 'ship':
      return shipChipArt(id, face.colour, face.swords === null);
    case 'person':
      return face.colour ? goodsChipArt(id, face.colour) : roundChip(PALETTE.paper, signOf(face), PALETTE.ink);
    case 'expedition':
      return roundChip('#a9c6bb', 'scroll', PALETTE.ink);
    case 'tax':
      return roundChip(tintOf(face), 'scales', PALETTE.white);
    case 'contract':
      return roundChip('#d9bd8c', face.mark, PALETTE.ink);
    case 'mission':
      return roundChip(PALETTE.navy, 'lantern', PALETTE.uiGold);
    case 'event':
      return roundChip('#8d9490', 'storm', PALETTE.ink);
    case 'back':
      return iconAt('coin', 50, 50, 100);
  }
}
