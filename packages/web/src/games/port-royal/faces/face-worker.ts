import type { Lod } from '@roadstead/art';
import { type Face, type FaceOptions, faceSvg } from '@roadstead/art/port-royal';
import { serve } from '@roadstead/bots/worker';

/** Drawing a face takes some milliseconds, and so does packing its bitmap: both are done here, away from the hand that plays. */
export interface DrawRequest {
  readonly face: Face;
  readonly variant: number;
  readonly lod: Lod;
  /** For a drawing that stands among others, with its figures in it. */
  readonly how: Pick<FaceOptions, 'numerals' | 'id'>;
}

export interface PackRequest {
  readonly bitmap: ImageBitmap;
}

serve<DrawRequest | PackRequest, string | Blob>(self, (request) =>
  'face' in request ? drawn(request) : packed(request),
);

const drawn = ({ face, variant, lod, how }: DrawRequest): string => faceSvg(face, { lod, variant, ...how });

function packed({ bitmap }: PackRequest): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob({ type: 'image/png' });
}
