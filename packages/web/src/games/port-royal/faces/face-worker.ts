import type { Lod } from '@roadstead/art';
import { type Face, type FaceOptions, faceSvg } from '@roadstead/art/port-royal';

/** Drawing a face takes some milliseconds, and so does packing its bitmap: both are done here, away from the hand that plays. */
export interface DrawRequest {
  readonly id: number;
  readonly face: Face;
  readonly variant: number;
  readonly lod: Lod;
  /** For a drawing that stands among others, with its figures in it. */
  readonly how: Pick<FaceOptions, 'numerals' | 'id'>;
}

export interface PackRequest {
  readonly id: number;
  readonly bitmap: ImageBitmap;
}

export type Done =
  | { readonly id: number; readonly result: string | Blob }
  | { readonly id: number; readonly failed: string };

self.onmessage = async ({ data }: MessageEvent<DrawRequest | PackRequest>) => {
  try {
    const result = 'face' in data ? drawn(data) : await packed(data);
    self.postMessage({ id: data.id, result } satisfies Done);
  } catch (error) {
    self.postMessage({ id: data.id, failed: String(error) } satisfies Done);
  }
};

const drawn = ({ face, variant, lod, how }: DrawRequest): string => faceSvg(face, { lod, variant, ...how });

function packed({ bitmap }: PackRequest): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob({ type: 'image/png' });
}
