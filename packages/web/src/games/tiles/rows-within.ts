/** How squares lie side by side where there is only so much room. */
interface Rows {
  readonly size: number;
  readonly perRow: number;
}

/** As large as the place allows, and never larger than `largest`. */
export function rowsWithin(
  tiles: number,
  place: { readonly width: number; readonly height: number },
  gap: number,
  largest: number,
): Rows {
  const ways = Array.from({ length: tiles }, (_, i): Rows => {
    const perRow = i + 1;
    const rows = Math.ceil(tiles / perRow);
    const size = Math.min(largest, (place.width + gap) / perRow - gap, (place.height + gap) / rows - gap);
    return { size: Math.floor(size), perRow };
  });
  return ways.reduce((best, way) => (way.size >= best.size ? way : best));
}
