import { PALETTE } from '@roadstead/art';
import { FIGURE, PICTURE } from '@roadstead/art/sword-and-skull';
import { loadTypes, Prints, write } from '../../../ui/easel.js';
import type { Painting } from '../../end.js';
import { draw } from '../faces/draw.js';
import { rowsWithin } from './rows.js';
import type { Tile } from './tile.js';
import { winningThings } from './winning-things.js';

const GAP = 10;
const LARGEST = 84;
const PAPER = '#e6d6b0';
/** Figures are drawn small: as many times larger they are sharp. */
const SHARP = 6;

/** What a seat won with, as large as it fits. */
export async function paint({ context, x, y, width, height, standing, seat }: Painting): Promise<void> {
  const tiles = winningThings(standing, seat);
  if (tiles.length === 0) return;
  const { size, perRow } = rowsWithin(tiles.length, { width, height }, GAP, LARGEST);
  const prints = new Prints();
  const font = `800 ${Math.round(size * 0.24)}px ${(await loadTypes()).ui}`;
  for (const [i, tile] of tiles.entries()) {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, tiles.length - row * perRow);
    const left = x + (width - inRow * (size + GAP) + GAP) / 2 + (i % perRow) * (size + GAP);
    await paintTile(context, prints, tile, { x: left, y: y + row * (size + GAP), size });
    if (tile.mark) paintMark(context, tile.mark, font, left + size, y + row * (size + GAP) + size);
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
  { face, isStrong }: Tile,
  { x, y, size }: Place,
): Promise<void> {
  if (typeof face !== 'string') return;
  const isFigure = face.startsWith('figure');
  const drawn = isFigure ? { width: FIGURE.width * SHARP, height: FIGURE.height * SHARP } : PICTURE;
  const image = await prints.of(face, () => draw(face), drawn.width, drawn.height);
  context.save();
  context.beginPath();
  context.roundRect(x, y, size, size, 8);
  context.fillStyle = PAPER;
  context.fill();
  context.save();
  context.clip();
  // A figure stands within its tile, a picture fills it.
  const scale = isFigure ? (size - 8) / drawn.height : size / Math.min(drawn.width, drawn.height);
  const [w, h] = [drawn.width * scale, drawn.height * scale];
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
