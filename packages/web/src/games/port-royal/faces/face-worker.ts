import type { Lod } from '@roadstead/art';
import { type Face, type FaceOptions, faceSvg } from '@roadstead/art/port-royal';

/** Drawing a face takes some milliseconds: it is done here, away from the hand that plays. */
export interface DrawRequest {
  readonly id: number;
  readonly face: Face;
  readonly variant: number;
  readonly lod: Lod;
  /** For a drawing that stands among others, with its figures in it. */
  readonly how: Pick<FaceOptions, 'numerals' | 'id'>;
}

export interface Drawn {
  readonly id: number;
  readonly svg: string;
}

self.onmessage = ({ data: { id, face, variant, lod, how } }: MessageEvent<DrawRequest>) => {
  const drawn: Drawn = { id, svg: faceSvg(face, { lod, variant, ...how }) };
  self.postMessage(drawn);
};
