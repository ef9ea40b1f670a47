/** Something small to look at: a figure, or a research card by its id, and how many of it. */
export interface WinningThing {
  readonly key: string;
  readonly face: { readonly svg: string } | { readonly card: string };
  /** "×2", "+14"; nothing where it is empty. */
  readonly mark: string;
}
