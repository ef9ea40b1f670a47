import type { Lod } from '@roadstead/art';
import { type Face, faceSvg } from '@roadstead/art/port-royal';

/** Drawing a face takes some milliseconds: it is done here, away from the hand that plays. */
export interface DrawRequest {
  readonly id: number;
  readonly face: Face;
  readonly variant: number;
  readonly lod: Lod;
}

export interface Drawn {
  readonly id: number;
  readonly svg: string;
}

self.onmessage = ({ data: { id, face, variant, lod } }: MessageEvent<DrawRequest>) => {
  const drawn: Drawn = { id, svg: faceSvg(face, { lod, variant }) };
  self.postMessage(drawn);
};
