import { PALETTE } from '@roadstead/art';
import { Prints, write } from '../../ui/easel.js';
import { loadTypes } from '../../ui/types.js';
import type { Painting } from '../end.js';
import { rowsWithin } from './rows-within.js';
import type { FaceTile } from './tile.js';

const GAP = 10;
const LARGEST = 84;
const PAPER = '#e6d6b0';

/** A tile as a canvas needs it: a drawing with its size, which fills the tile or stands within it. */
export interface PaintedTile extends Pick<FaceTile, 'key' | 'mark' | 'isStrong'> {
  readonly width: number;
  readonly height: number;
  readonly standsWithin: boolean;
  svg(): string | Promise<string>;
}

/** Tiles side by side, as large as they fit. */
export async function paintTiles(
  { context, x, y, width, height }: Pick<Painting, 'context' | 'x' | 'y' | 'width' | 'height'>,
  tiles: readonly PaintedTile[],
): Promise<void> {
  if (tiles.length === 0) return;
  const { size, perRow } = rowsWithin(tiles.length, { width, height }, GAP, LARGEST);
  const prints = new Prints();
  const font = `800 ${Math.round(size * 0.24)}px ${(await loadTypes()).ui}`;
  for (const [i, tile] of tiles.entries()) {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, tiles.length - row * perRow);
    const left = x + (width - inRow * (size + GAP) + GAP) / 2 + (i % perRow) * (size + GAP);
    const top = y + row * (size + GAP);
    await paintTile(context, prints, tile, { x: left, y: top, size });
    if (tile.mark) paintMark(context, tile.mark, font, left + size, top + size);
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

async function paintTile(
  context: CanvasRenderingContext2D,
  prints: Prints,
  { key, width, height, standsWithin, isStrong, svg }: PaintedTile,
  { x, y, size }: Place,
): Promise<void> {
  const image = await prints.of(key, svg, width, height);
  context.save();
  context.beginPath();
  context.roundRect(x, y, size, size, 8);
  context.fillStyle = PAPER;
  context.fill();
  context.save();
  context.clip();
  const scale = standsWithin ? (size - 8) / Math.max(width, height) : size / Math.min(width, height);
  const [w, h] = [width * scale, height * scale];
  context.drawImage(image, x + (size - w) / 2, y + (size - h) / 2, w, h);
  context.restore();
  context.lineWidth = isStrong ? 4 : 2;
  context.strokeStyle = isStrong ? PALETTE.uiGold : PALETTE.ink;
  context.stroke();
  context.restore();
}

/** At the lower right corner of a tile. */
function paintMark(context: CanvasRenderingContext2D, mark: string, font: string, right: number, bottom: number): void {
  context.font = font;
  const width = context.measureText(mark).width + 10;
  const height = Number.parseInt(font.split(' ')[1]!, 10) + 6;
  context.fillStyle = PALETTE.navy;
  context.beginPath();
  context.roundRect(right - width + 4, bottom - height + 4, width, height, 6);
  context.fill();
  write(context, mark, right + 4 - width / 2, bottom - 2, { font, colour: 'white', align: 'center' });
}
