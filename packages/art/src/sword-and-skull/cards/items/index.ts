import { type DrawPicture, type PictureOptions, picture } from '../../../kit/picture.js';
import { axe, cutlass, dirk, knife, pin, sabre, scimitar } from './blades.js';
import { blunderbuss, musket, pistol } from './guns.js';
import { compass, doubloon, grapnel, spyglass } from './tools.js';

const ITEMS = {
  I01: cutlass,
  I02: dirk,
  I03: pistol,
  I04: musket,
  I05: sabre,
  I06: blunderbuss,
  I07: knife,
  I08: pin,
  I09: axe,
  I10: scimitar,
  I11: spyglass,
  I12: compass,
  I13: grapnel,
  I14: doubloon,
} as const satisfies Record<string, DrawPicture>;

export type ItemId = keyof typeof ITEMS;
export const ITEM_IDS = Object.keys(ITEMS) as ItemId[];

export function itemPicture(id: ItemId, options?: PictureOptions): string {
  return picture(`ss-${id}`, ITEMS[id], options);
}
