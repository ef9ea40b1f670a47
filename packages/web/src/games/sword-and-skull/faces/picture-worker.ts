import {
  type CrewKind,
  crewPicture,
  drawFigure,
  drawIsland,
  type EnemyId,
  enemyPicture,
  type FortuneId,
  fortunePicture,
  type ItemId,
  itemPicture,
  kingPicture,
  matePicture,
} from '@roadstead/art/sword-and-skull';
import type { Figure } from '@roadstead/sword-and-skull';
import type { PictureName } from './picture-name.js';

/** Engraving takes some milliseconds a picture: it is done here, away from the hand that plays. */
export interface DrawRequest {
  readonly id: number;
  readonly name: PictureName;
}

/** Turning a bitmap into a file takes longer still. */
export interface PackRequest {
  readonly id: number;
  readonly bitmap: ImageBitmap;
}

export interface Done {
  readonly id: number;
  readonly result: string | Blob;
}

function draw(name: PictureName): string {
  const [sort, id = '', figure] = name.split(' ');
  switch (sort) {
    case 'island':
      return drawIsland({ night: id === 'night' });
    case 'figure':
      return drawFigure({ seat: Number(id), kind: figure as Figure });
    case 'crew':
      return crewPicture(id as CrewKind);
    case 'item':
      return itemPicture(id as ItemId);
    case 'fortune':
      return fortunePicture(id as FortuneId);
    case 'enemy':
      return enemyPicture(id as EnemyId);
    case 'mate':
      return matePicture();
    default:
      return kingPicture();
  }
}

async function pack(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob({ type: 'image/png' });
}

self.onmessage = async ({ data }: MessageEvent<DrawRequest | PackRequest>) => {
  const result = 'name' in data ? draw(data.name) : await pack(data.bitmap);
  const done: Done = { id: data.id, result };
  self.postMessage(done);
};
