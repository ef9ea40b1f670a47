import { PALETTE } from '../kit/palette.js';
import { clipPath, clipped, ink, line, moved, shape, svgDocument } from '../kit/svg.js';
import { silhouette } from './figures/silhouettes.js';

/** The device of the game, in a square of 100: a ship over the round world. */
export function emblemArt(id: string): string {
  return (
    shape('M6 6H94V54Q94 82 50 97Q6 82 6 54Z', PALETTE.navy, 4, PALETTE.coin) +
    clipPath(`${id}globe`, 'M9 9H91V54Q91 79 50 93Q9 79 9 54Z') +
    clipped(
      `${id}globe`,
      ink('M8 58A58 44 0 0 1 92 58V100H8Z', PALETTE.coin) +
        line(
          'M50 40V100M8 60A58 44 0 0 1 92 60M4 78Q50 62 96 78M28 46Q18 70 28 96M72 46Q82 70 72 96',
          2.2,
          PALETTE.navy,
        ),
    ) +
    moved(silhouette('srs', PALETTE.wax), 23, 8, 0.9)
  );
}

/** The device alone, for lists and corners. */
export function companiesEmblem(size = 40, id = 'co-emblem'): string {
  return svgDocument(emblemArt(id), size, size, '0 0 100 100');
}
