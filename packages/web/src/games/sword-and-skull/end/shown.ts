import type { Tile as ShownTile } from '../../tiles/tile.js';
import { pictureAddress } from '../faces/pictures.svelte.js';
import type { Tile } from './tile.js';

/** Tiles with their pictures, as far as they are drawn. */
export function shown(tiles: readonly Tile[]): readonly ShownTile[] {
  return tiles.map(({ face, ...tile }) => ({
    ...tile,
    face: typeof face === 'string' ? { address: pictureAddress(face), standsWithin: face.startsWith('figure') } : face,
  }));
}
