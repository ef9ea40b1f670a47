import type { TableRequest } from '@roadstead/kernel';
import type { Options } from '@roadstead/port-royal';

/** A way to play: every option but those that only vary it. */
export interface Combination extends Pick<Options, 'box' | 'with' | 'end' | 'mode'> {
  readonly [name: string]: Options[string];
}

const ADDITIONS = ['unterwegs', 'gambler', 'contract-cards', 'contracts'];

/** Every set of additions, none and all included. */
const SETS = Array.from({ length: 2 ** ADDITIONS.length }, (_, bits) => ADDITIONS.filter((_, i) => bits & (1 << i)));

/** Everything that can be asked for, whether it can be played or not. */
export const ASKED: readonly Combination[] = (['base', 'unterwegs'] as const).flatMap((box) =>
  SETS.flatMap((boxes) =>
    (['standard', 'expedition'] as const).flatMap((end) =>
      (['competitive', 'co-op'] as const).map((mode) => ({ box, with: boxes, end, mode })),
    ),
  ),
);

/** What the rules allow (PR-S1, U1, C5, O1): Under way! alone; co-op and solo with contracts, without the other end. */
export function isAllowed({ box, with: boxes, end, mode }: Combination, seats: number): boolean {
  const plain = end === 'standard' && mode === 'competitive';
  if (box === 'unterwegs') return plain && boxes.length === 0 && seats >= 2 && seats <= 4;
  if (seats === 1 || mode === 'co-op')
    return boxes.includes('contracts') && end === 'standard' && seats >= 1 && seats <= 5;
  return seats >= 2 && seats <= 5;
}

/** The tables at which a combination can be played. */
export function tablesOf(combination: Combination): readonly TableRequest[] {
  return [1, 2, 3, 4, 5]
    .filter((seats) => isAllowed(combination, seats))
    .map((seats) => ({ seats, options: combination }));
}

export const ALLOWED: readonly Combination[] = ASKED.filter((combination) => tablesOf(combination).length > 0);

export function inShort({ box, with: boxes, end, mode }: Combination): string {
  const parts = [box, ...boxes, end === 'expedition' ? 'end by expedition' : '', mode === 'co-op' ? 'co-op' : ''];
  return parts.filter((part) => part !== '').join(' + ');
}
