/** How the table is laid out: beside a column, rows with a dock, or a phone's. */
export type Form = 'wide' | 'tall' | 'phone';

export function formFor(width: number, height: number): Form {
  if (width <= 700 || height <= 472) return 'phone';
  return width >= 900 ? 'wide' : 'tall';
}
