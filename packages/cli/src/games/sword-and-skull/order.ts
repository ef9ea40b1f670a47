import type { Action } from '@roadstead/sword-and-skull';

/** A list of spaces is longer than a screen: whatever else can be done comes after it, where it is seen. */
export function inOrder(legal: readonly Action[]): readonly Action[] {
  return [...legal.filter(isLong), ...legal.filter((action) => !isLong(action))];
}

const isLong = (action: Action): boolean =>
  action.type === 'place' || (action.type === 'play' && (action.card === 'F04' || action.card === 'F13'));
