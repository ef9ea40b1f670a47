import type { PictureName } from './picture-name.js';
import type { Done, DrawRequest, PackRequest } from './picture-worker.js';
import address from './picture-worker.ts?worker&url';

let worker: Worker | undefined;
let next = 0;
const waiting = new Map<number, (result: never) => void>();

/** The SVG of a picture, from the worker. */
export const draw = (name: PictureName): Promise<string> => ask((id) => ({ id, name }));

/** A bitmap as a file, from the worker; the bitmap is given away. */
export const pack = (bitmap: ImageBitmap): Promise<Blob> => ask((id) => ({ id, bitmap }), [bitmap]);

function ask<T>(request: (id: number) => DrawRequest | PackRequest, given: Transferable[] = []): Promise<T> {
  if (worker === undefined) {
    worker = new Worker(address, { type: 'module', name: 'pictures' });
    worker.onmessage = ({ data: { id, result } }: MessageEvent<Done>) => {
      waiting.get(id)?.(result as never);
      waiting.delete(id);
    };
  }
  const id = ++next;
  const answer = new Promise<T>((done) => waiting.set(id, done));
  worker.postMessage(request(id), given);
  return answer;
}
