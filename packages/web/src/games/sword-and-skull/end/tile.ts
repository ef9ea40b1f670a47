import type { Tile as ShownTile } from '../../tiles/tile.js';
import type { PictureName } from '../faces/picture-name.js';

/** A tile whose picture goes by its name. */
export interface Tile extends Omit<ShownTile, 'face'> {
  readonly face: PictureName | { readonly svg: string };
}
