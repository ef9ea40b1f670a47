import { PALETTE } from '../../kit/palette.js';
import { LIVERIES } from '../liveries.js';
import type { Face } from './row.js';

/** The hue of the rule around a card. */
export function tintOf(face: Face): string {
  switch (face.type) {
    case 'ship':
      return LIVERIES[face.colour].hue;
    case 'person':
      return PALETTE.frameGold;
    case 'expedition':
      return '#3d7a70';
    case 'tax':
      return PALETTE.wax;
    case 'contract':
      return '#7a5530';
    case 'mission':
    case 'back':
      return PALETTE.navy;
    case 'event':
      return PALETTE.ink;
  }
}
