import type { Lod } from '@roadstead/art';
import type { Picture } from './face-of.js';
import type { Drawn, DrawRequest } from './face-worker.js';
import address from './face-worker.ts?worker&url';

/** The worker's address changes with the art in it: pictures stored by an earlier version are never shown again. */
export const ART_VERSION = address.split('/').at(-1) ?? '';

let worker: Worker | undefined;
let next = 0;
const waiting = new Map<number, (svg: string) => void>();

/** The SVG of a face, from the worker. */
export function draw({ face, variant }: Picture, lod: Lod, how: DrawRequest['how'] = {}): Promise<string> {
  if (worker === undefined) {
    worker = new Worker(address, { type: 'module', name: 'faces' });
    worker.onmessage = ({ data: { id, svg } }: MessageEvent<Drawn>) => {
      waiting.get(id)?.(svg);
      waiting.delete(id);
    };
  }
  const request: DrawRequest = { id: ++next, face, variant, lod, how };
  const drawn = new Promise<string>((resolve) => waiting.set(request.id, resolve));
  worker.postMessage(request);
  return drawn;
}
