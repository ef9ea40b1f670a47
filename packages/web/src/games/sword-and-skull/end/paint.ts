import { FIGURE, PICTURE } from '@roadstead/art/sword-and-skull';
import type { Painting } from '../../end.js';
import { paintTiles } from '../../tiles/paint-tiles.js';
import { pictures } from '../faces/pictures.js';
import { winningThings } from './winning-things.js';

/** Figures are drawn small: as many times larger they are sharp. */
const SHARP = 6;

/** What a seat won with, as large as it fits. */
export function paint(painting: Painting): Promise<void> {
  const tiles = winningThings(painting.standing, painting.seat).flatMap(({ key, face, mark, isStrong }) => {
    if (typeof face !== 'string') return [];
    const standsWithin = face.startsWith('figure');
    const size = standsWithin ? { width: FIGURE.width * SHARP, height: FIGURE.height * SHARP } : PICTURE;
    return [{ key, mark, isStrong, standsWithin, ...size, svg: () => pictures.svg(face) }];
  });
  return paintTiles(painting, tiles);
}
