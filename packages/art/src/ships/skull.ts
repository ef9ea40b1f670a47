import { line, moved, shape } from '../kit/svg.js';
import { PALETTE } from '../palette.js';

/** Our own skull, in a square of 100; the holes need the even-odd rule. */
export const SKULL =
  'M50 6C20 6 8 28 10 50C11 62 18 66 20 72C22 78 18 84 26 86L32 86V94Q50 99 68 94V86L74 86C82 84 78 78 80 72C82 66 89 62 90 50C92 28 80 6 50 6ZM33 42C42 42 45 49 43 56C41 63 25 65 23 56C22 48 26 42 33 42ZM67 42C74 42 78 48 77 56C75 65 59 63 57 56C55 49 58 42 67 42ZM50 60L56 72H44ZM40 80V92H43V80ZM48.5 80V93H51.500V80ZM57 80V92H60V80Z';

export function skullAt(x: number, y: number, size: number, ink: string = PALETTE.paper): string {
  return moved(`<path d="${SKULL}" fill="${ink}" fill-rule="evenodd"/>`, x, y, size / 100);
}

/** The great black flag of a ship that cannot be repelled, on a staff of its own above every sail; x, y is the foot of the staff. */
export function skullFlag(x: number, y: number): string {
  const cloth = 'M0 -84Q-36 -96 -66 -84T-128 -86L-120 -62L-130 -38L-118 -8Q-92 2 -64 -6T0 -4Z';
  const folds = 'M-8 -76Q-36 -86 -64 -76M-8 -14Q-34 -20 -60 -14';
  return moved(
    line('M0 0V-92', 5) +
      shape(cloth, '#1f1b18', 3) +
      line(folds, 1.4, PALETTE.edge, { opacity: 0.7 }) +
      skullAt(-98, -81, 70),
    x,
    y,
  );
}
