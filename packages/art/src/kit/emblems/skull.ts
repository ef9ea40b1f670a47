import { PALETTE } from '../palette.js';
import { moved } from '../svg.js';

/** Our own skull, in a square of 100; the holes need the even-odd rule. */
export const SKULL =
  'M50 6C20 6 8 28 10 50C11 62 18 66 20 72C22 78 18 84 26 86L32 86V94Q50 99 68 94V86L74 86C82 84 78 78 80 72C82 66 89 62 90 50C92 28 80 6 50 6ZM33 42C42 42 45 49 43 56C41 63 25 65 23 56C22 48 26 42 33 42ZM67 42C74 42 78 48 77 56C75 65 59 63 57 56C55 49 58 42 67 42ZM50 60L56 72H44ZM40 80V92H43V80ZM48.5 80V93H51.500V80ZM57 80V92H60V80Z';

export function skullAt(x: number, y: number, size: number, ink: string = PALETTE.paper): string {
  return moved(`<path d="${SKULL}" fill="${ink}" fill-rule="evenodd"/>`, x, y, size / 100);
}
