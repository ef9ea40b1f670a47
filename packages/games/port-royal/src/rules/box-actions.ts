import type { Seat } from '@roadstead/kernel';
import type { Action, ActionOf } from '../actions.js';
import type { State } from '../state.js';
import { type Box, boxesOf } from './box.js';

/** What the boxes in play make of the usual actions, and what they add. */
export function withBoxes(state: State, seat: Seat, usual: readonly Action[]): readonly Action[] {
  const boxes = boxesOf(state);
  let actions = usual;
  for (const box of boxes) actions = withClaimsOf(box, state, seat, changedBy(box, state, seat, actions));
  for (const box of boxes) {
    const more = box.actions?.(state, seat);
    if (more !== undefined && more.length > 0) actions = [...actions, ...more];
  }
  return actions;
}

function changedBy(box: Box, state: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  if (state.phase === 'discover' && box.mayDiscover?.(state) === false) return without(actions, 'discover');
  if (state.phase === 'repel' && box.repels) return replaced(actions, 'repel', box.repels(state));
  if (state.phase === 'trade' && box.takes) {
    const plain = takesOf(actions);
    const ways = box.takes(state, seat, plain);
    return ways === plain ? actions : replaced(actions, 'take', ways);
  }
  return actions;
}

/** PR-D1: whoever may not stop goes on, if he can. */
function withClaimsOf(box: Box, state: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  const mayStop = state.phase !== 'discover' || box.mayStop?.(state) !== false;
  const rest = mayStop ? actions : without(actions, 'stop');
  if (!box.claims) return rest;
  const plain = rest.filter((action) => action.type === 'claim');
  if (plain.length === 0) return rest;
  const at = rest.indexOf(plain[0]!);
  return [...rest.slice(0, at), ...box.claims(state, seat, plain), ...rest.slice(at + plain.length)];
}

function without(actions: readonly Action[], type: Action['type']): readonly Action[] {
  return actions.filter((action) => action.type !== type);
}

function takesOf(actions: readonly Action[]): readonly ActionOf<'take'>[] {
  return actions.filter((action) => action.type === 'take');
}

/** The actions with all of one type, which come first, replaced by others. */
function replaced(actions: readonly Action[], type: Action['type'], by: readonly Action[]): readonly Action[] {
  return [...by, ...without(actions, type)];
}
