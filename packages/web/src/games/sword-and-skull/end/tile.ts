import type { FaceTile } from '../../tiles/tile.js';
import type { PictureName } from '../faces/picture-name.js';

/** A tile whose picture goes by its name. */
export interface PictureTile extends Omit<FaceTile, 'face'> {
  readonly face: PictureName | { readonly svg: string };
}
