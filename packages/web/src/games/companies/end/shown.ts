import type { FaceTile } from '../../tiles/tile.js';
import { pictures } from '../faces/pictures.js';
import type { WinningThing } from './thing.js';

/** Things with their pictures, as far as they are drawn. */
export function shown(things: readonly WinningThing[]): readonly FaceTile[] {
  return things.map(({ key, face, mark }) => ({
    key,
    mark,
    isStrong: false,
    face: 'svg' in face ? face : { address: pictures.picture(`research ${face.card}`), standsWithin: false },
  }));
}
