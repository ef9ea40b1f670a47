const USUAL_COLUMNS = 80;
const LEAST_COLUMNS = 40;
const MOST_COLUMNS = 120;

/** How wide text is set: as the terminal is, within what can be read; a pipe has no width. */
export function columnsOf({ columns = USUAL_COLUMNS }: { readonly columns?: number }): number {
  return Math.min(MOST_COLUMNS, Math.max(LEAST_COLUMNS, columns));
}
