import { baseOptions } from './base-options.js';
import { ALLOWED, type Combination, tablesOf } from './combinations.js';
import type { Setup } from './many-games.js';

/** Every allowed table of the combinations that are wanted, fully set up. */
export function setupsOf(isWanted: (combination: Combination) => boolean): readonly Setup[] {
  return ALLOWED.filter(isWanted).flatMap((combination) =>
    tablesOf(combination).map(({ seats }) => ({ seats, options: { ...baseOptions(), ...combination } })),
  );
}

export function hasContracts({ with: boxes }: Combination): boolean {
  return boxes.includes('contracts');
}
