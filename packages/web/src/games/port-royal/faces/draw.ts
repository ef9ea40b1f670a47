import type { Lod } from '@roadstead/art';
import type { Picture } from './face-of.js';
import type { Done, DrawRequest, PackRequest } from './face-worker.js';
import address from './face-worker.ts?worker&url';

/** The worker's address changes with the art in it: pictures stored by an earlier version are never shown again. */
export const ART_VERSION = address.split('/').at(-1) ?? '';

let worker: Worker | undefined;
let next = 0;
const waiting = new Map<number, { done(result: never): void; failed(error: Error): void }>();

/** The SVG of a face, from the worker. */
export function draw({ face, variant }: Picture, lod: Lod, how: DrawRequest['how'] = {}): Promise<string> {
  return ask((id) => ({ id, face, variant, lod, how }));
}

/** A bitmap as a file, from the worker; the bitmap is given away. */
export function pack(bitmap: ImageBitmap): Promise<Blob> {
  return ask((id) => ({ id, bitmap }), [bitmap]);
}

function ask<T>(request: (id: number) => DrawRequest | PackRequest, given: Transferable[] = []): Promise<T> {
  worker ??= started();
  const id = ++next;
  const answer = new Promise<T>((done, failed) => waiting.set(id, { done, failed }));
  worker.postMessage(request(id), given);
  return answer;
}

function started(): Worker {
  const worker = new Worker(address, { type: 'module', name: 'faces' });
  worker.onmessage = ({ data }: MessageEvent<Done>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('result' in data) asker?.done(data.result as never);
    else asker?.failed(new Error(data.failed));
  };
  return worker;
}
