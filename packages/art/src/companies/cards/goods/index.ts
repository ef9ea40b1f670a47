import { type DrawPicture, type PictureOptions, picture } from '../../../kit/picture.js';
import type { GoodId } from '../../glyphs/goods.js';
import { cinnamon, copper, pepper, porcelain } from './eastern.js';
import { cloth, ivory, sugar, tobacco } from './western.js';

const GOODS: Readonly<Record<GoodId, DrawPicture>> = {
  cloth,
  tobacco,
  sugar,
  ivory,
  cinnamon,
  pepper,
  porcelain,
  copper,
};

export function goodPicture(id: GoodId, options?: PictureOptions): string {
  return picture(`co-${id}`, GOODS[id], options);
}
