import { PICTURE, type ResearchId, researchPicture } from '@roadstead/art/companies';
import type { Painting } from '../../end.js';
import { type PaintedTile, paintTiles } from '../../tiles/paint-tiles.js';
import type { WinningThing } from './thing.js';
import { winningThings } from './winning-things.js';

/** Figures are drawn small: as many times larger they are sharp. */
const SHARP = 6;

/** What a seat won with, as large as it fits. */
export function paint(painting: Painting): Promise<void> {
  return paintTiles(painting, winningThings(painting.standing, painting.seat).map(painted));
}

function painted({ key, face, mark }: WinningThing): PaintedTile {
  const tile = { key, mark, isStrong: false };
  if ('svg' in face) return { ...tile, ...sizeOf(face.svg), standsWithin: true, svg: () => face.svg };
  return { ...tile, ...PICTURE, standsWithin: false, svg: () => researchPicture(face.card as ResearchId) };
}

/** Figures say themselves how large they are. */
function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /<svg[^>]* width="([\d.]+)"[^>]* height="([\d.]+)"/.exec(svg)!;
  return { width: Number(width) * SHARP, height: Number(height) * SHARP };
}
