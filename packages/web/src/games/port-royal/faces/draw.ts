import type { Lod } from '@roadstead/art';
import { RenewedLine, webPort } from '@roadstead/bots/worker';
import type { Picture } from './face-of.js';
import type { DrawRequest, PackRequest } from './face-worker.js';
import address from './face-worker.ts?worker&url';

/** The worker's address changes with the art in it: pictures stored by an earlier version are never shown again. */
export const ART_VERSION = address.split('/').at(-1) ?? '';

const line = new RenewedLine<DrawRequest | PackRequest, string | Blob>(() =>
  webPort(new Worker(address, { type: 'module', name: 'faces' })),
);

/** The SVG of a face, from the worker. */
export async function draw({ face, variant }: Picture, lod: Lod, how: DrawRequest['how'] = {}): Promise<string> {
  return (await line.ask({ face, variant, lod, how })) as string;
}

/** A bitmap as a file, from the worker; the bitmap is given away. */
export async function pack(bitmap: ImageBitmap): Promise<Blob> {
  return (await line.ask({ bitmap }, { given: [bitmap] })) as Blob;
}
