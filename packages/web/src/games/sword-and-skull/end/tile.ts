import type { PictureName } from '../faces/picture-name.js';

/** Something small to look at: a picture or a sign, and a mark below it. */
export interface Tile {
  readonly key: string;
  readonly face: PictureName | { readonly svg: string };
  /** "×2", "+14", a Might; nothing where it is empty. */
  readonly mark: string;
  /** What made the difference. */
  readonly isStrong: boolean;
}
