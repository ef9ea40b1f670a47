import type { FaceTile } from '../../tiles/tile.js';
import { pictures } from '../faces/pictures.js';
import type { PictureTile } from './tile.js';

/** Tiles with their pictures, as far as they are drawn. */
export function shown(tiles: readonly PictureTile[]): readonly FaceTile[] {
  return tiles.map(({ face, ...tile }) => ({
    ...tile,
    face:
      typeof face === 'string' ? { address: pictures.picture(face), standsWithin: face.startsWith('figure') } : face,
  }));
}
