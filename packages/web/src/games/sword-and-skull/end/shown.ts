import type { Tile as ShownTile } from '../../tiles/tile.js';
import { pictures } from '../faces/pictures.js';
import type { Tile } from './tile.js';

/** Tiles with their pictures, as far as they are drawn. */
export function shown(tiles: readonly Tile[]): readonly ShownTile[] {
  return tiles.map(({ face, ...tile }) => ({
    ...tile,
    face:
      typeof face === 'string' ? { address: pictures.picture(face), standsWithin: face.startsWith('figure') } : face,
  }));
}
