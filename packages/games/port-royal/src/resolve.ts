import type { Chance, Seat, Tell } from '@roadstead/kernel';
import type { Action } from './actions.js';
import type { Event } from './events.js';
import { runAgenda } from './rules/agenda.js';
import { boxesOf } from './rules/box.js';
import { admit, discover, repel } from './rules/discover.js';
import { claim } from './rules/expeditions.js';
import { pass, stop, take } from './rules/trade.js';
import { endTurn } from './rules/turn.js';
import type { State } from './state.js';

export function resolve(state: State, seat: Seat, action: Action, chance: Chance, tell?: Tell<Event>): void {
  carryOut(state, seat, action, chance, tell);
  if (state.agenda.length > 0) runAgenda(state, chance, tell);
}

function carryOut(state: State, seat: Seat, action: Action, chance: Chance, tell?: Tell<Event>): void {
  switch (action.type) {
    case 'discover':
      discover(state, chance, tell);
      break;
    case 'stop':
      stop(state, chance, tell);
      break;
    case 'repel':
      repel(state, action, tell);
      break;
    case 'admit':
      admit(state, chance, tell);
      break;
    case 'take':
      take(state, action, chance, tell);
      break;
    case 'claim':
      claim(state, action, chance, tell);
      break;
    case 'pass':
      pass(state, chance, tell);
      break;
    case 'endTurn':
      endTurn(state, tell);
      break;
    default:
      for (const box of boxesOf(state)) if (box.resolve?.(state, seat, action, chance, tell)) return;
  }
}
