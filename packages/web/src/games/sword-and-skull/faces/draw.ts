import type { PictureName } from './picture-name.js';
import type { Drawn, DrawRequest } from './picture-worker.js';
import address from './picture-worker.ts?worker&url';

let worker: Worker | undefined;
let next = 0;
const waiting = new Map<number, (svg: string) => void>();

/** The SVG of a picture, from the worker. */
export function draw(name: PictureName): Promise<string> {
  if (worker === undefined) {
    worker = new Worker(address, { type: 'module', name: 'pictures' });
    worker.onmessage = ({ data: { id, svg } }: MessageEvent<Drawn>) => {
      waiting.get(id)?.(svg);
      waiting.delete(id);
    };
  }
  const request: DrawRequest = { id: ++next, name };
  const drawn = new Promise<string>((resolve) => waiting.set(request.id, resolve));
  worker.postMessage(request);
  return drawn;
}
