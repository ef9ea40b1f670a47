/** Something small to look at: a picture or a drawing, and a mark below it. */
export interface FaceTile {
  readonly key: string;
  readonly face: TileFace;
  /** "×2", "+14", a Might; nothing where it is empty. */
  readonly mark: string;
  /** What made the difference. */
  readonly isStrong: boolean;
}

/** A drawing, or a picture by its address, as soon as it has one: it fills its tile, or stands within it. */
type TileFace = { readonly svg: string } | { readonly address: string | undefined; readonly standsWithin: boolean };
