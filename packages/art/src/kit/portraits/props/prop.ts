import type { Livery } from '../../emblems/livery.js';
import type { Pen } from '../../pen.js';
import type { Skin } from '../looks.js';

/** What a prop may need to know of its owner. */
interface Owner {
  readonly skin: Skin;
  readonly accent: string;
  readonly coat: string;
  /** Whose goods these are; traders, wholesalers and clerks deal in one colour. */
  readonly livery: Livery;
  /** The fill of that colour's pattern. */
  readonly band: string;
}

/** Drawn large, in the art window: it must be seen at 72 px. */
export type DrawProp = (pen: Pen, owner: Owner) => string;
