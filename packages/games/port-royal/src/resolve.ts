import type { Chance, Seat, Tell } from '@roadstead/kernel';
import type { Action } from './actions.js';
import type { Event } from './events.js';
import { admit, discover, repel } from './rules/discover.js';
import { claim } from './rules/expeditions.js';
import { pass, stop, take } from './rules/trade.js';
import { endTurn } from './rules/turn.js';
import type { State } from './state.js';

export function resolve(state: State, _seat: Seat, action: Action, chance: Chance, tell?: Tell<Event>): void {
  switch (action.type) {
    case 'discover':
      discover(state, chance, tell);
      break;
    case 'stop':
      stop(state, chance, tell);
      break;
    case 'repel':
      repel(state, tell);
      break;
    case 'admit':
      admit(state, chance, tell);
      break;
    case 'take':
      take(state, action.uid, chance, tell);
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
  }
}
