import type { Seat } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import type { State } from '../state.js';
import { type Box, boxesOf } from './box.js';

/** What the boxes in play make of the usual actions, and what they add. */
export function withBoxes(state: State, seat: Seat, usual: readonly Action[]): readonly Action[] {
  const boxes = boxesOf(state);
  const changed = boxes.reduce((actions, box) => changedBy(box, state, seat, actions), usual);
  return [...changed, ...boxes.flatMap((box) => box.actions?.(state, seat) ?? [])];
}

function changedBy(box: Box, state: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  if (state.phase === 'discover' && box.mayDiscover?.(state) === false) {
    return actions.filter(({ type }) => type !== 'discover');
  }
  if (state.phase === 'repel' && box.repels) return replaced(actions, 'repel', box.repels(state));
  if (state.phase === 'trade' && box.takes) return replaced(actions, 'take', box.takes(state, seat, takesOf(actions)));
  return actions;
}

function takesOf(actions: readonly Action[]) {
  return actions.filter((action) => action.type === 'take');
}

/** The actions with all of one type, which come first, replaced by others. */
function replaced(actions: readonly Action[], type: Action['type'], by: readonly Action[]): readonly Action[] {
  return [...by, ...actions.filter((action) => action.type !== type)];
}
