import type { Action } from '@roadstead/port-royal';

/** Of the numbers of cards to put aside, none comes last: so a choice has the number that it stands for. */
export function inOrder(legal: readonly Action[]): readonly Action[] {
  const isNone = (action: Action) => action.type === 'setAside' && action.cards === 0;
  return [...legal.filter((action) => !isNone(action)), ...legal.filter(isNone)];
}
