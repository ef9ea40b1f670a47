import { skullAt } from '../emblems/skull.js';
import { PALETTE } from '../palette.js';
import { line, moved, shape } from '../svg.js';

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
