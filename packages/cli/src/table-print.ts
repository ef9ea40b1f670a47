/** Rows of text as aligned columns: the first to the left, the others (numbers) to the right; the first row is the head. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  return rows.map(line);
}

export function finePercent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}

/** A number with its thousands apart: 1 234 567. */
export function thousands(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ');
}
