import type { Chance, Tell } from '@roadstead/kernel';
import type { Event } from '../events.js';
import type { State, Step } from '../state.js';
import { boxesOf } from './box.js';
import { discardTax, payTaxBonus } from './tax.js';
import { beginTurn } from './turn.js';

/** Does what is still to be done, until somebody is asked something. */
export function runAgenda(state: State, chance: Chance, tell?: Tell<Event>): void {
  while (state.agenda.length > 0 && state.phase !== 'decide' && state.phase !== 'over') {
    doStep(state, state.agenda.shift()!, chance, tell);
  }
}

function doStep(state: State, step: Step, chance: Chance, tell?: Tell<Event>): void {
  switch (step.do) {
    case 'beginTurn':
      beginTurn(state, step.seat, tell);
      break;
    case 'taxBonus':
      payTaxBonus(state, step.uid, step.late, chance, tell);
      break;
    case 'discardTax':
      discardTax(state, step.uid);
      break;
    case 'ask':
      state.asking = { what: step.what, seat: step.seat, back: state.phase };
      state.phase = 'decide';
      break;
    default:
      for (const box of boxesOf(state)) if (box.step?.(state, step, chance, tell)) return;
  }
}

/** The question has been answered: the game goes on where it was asked. */
export function answered(state: State): void {
  state.phase = state.asking!.back;
  state.asking = null;
}
