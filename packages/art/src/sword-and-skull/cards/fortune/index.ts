import { type DrawPicture, type PictureOptions, picture } from '../../../kit/picture.js';
import { cargo, contraband, reputation, squall, tongue, winds } from './at-sea.js';
import {
  auction,
  bargain,
  blow,
  commission,
  fingers,
  guide,
  peace,
  recruits,
  shares,
  thinking,
} from './on-the-table.js';

const FORTUNES = {
  F01: peace,
  F02: blow,
  F03: thinking,
  F04: guide,
  F05: auction,
  F06: bargain,
  F07: commission,
  F08: reputation,
  F09: cargo,
  F10: shares,
  F11: fingers,
  F12: squall,
  F13: winds,
  F14: tongue,
  F15: recruits,
  F16: contraband,
} as const satisfies Record<string, DrawPicture>;

export type FortuneId = keyof typeof FORTUNES;
export const FORTUNE_IDS = Object.keys(FORTUNES) as FortuneId[];

export function fortunePicture(id: FortuneId, options?: PictureOptions): string {
  return picture(`ss-${id}`, FORTUNES[id], options);
}
