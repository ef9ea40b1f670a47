import type { Seat, Tell } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { fieldNumber, HARBOURS } from '../board/map.js';
import { fleetNumber } from '../board/ships.js';
import type { Event } from '../events.js';
import type { Question, QuestionOf } from '../question.js';
import { answerLeave, askForCube, load } from '../rules/load.js';
import { startAt } from '../rules/start.js';
import { beginActing, halt, merge, sail, shift, split, stay } from '../rules/voyage.js';
import type { State } from '../state.js';

/** Set-up, and phase 2. */
export function moving(state: State, seat: Seat, action: Action, question: Question, tell?: Tell<Event>): void {
  switch (action.type) {
    case 'start':
      startAt(state, seat, HARBOURS.indexOf(action.harbour), tell);
      break;
    case 'fleet':
      beginActing(state, fleetNumber(action.fleet));
      break;
    case 'accept':
    case 'decline':
      answerLeave(state, question as QuestionOf<'leave'>, action.type === 'accept', tell);
      break;
    case 'sail':
      sail(state, seat, fleetNumber(action.fleet), fieldNumber(action.to)!, tell);
      break;
    case 'halt':
      halt(state);
      break;
    case 'stay':
      stay(state, seat, fleetNumber(action.fleet), tell);
      break;
    default:
      state.agenda.push({ do: 'act' });
      preparing(state, seat, action, tell);
  }
}

/** What a fleet does before it moves; it is asked again after it. */
function preparing(state: State, seat: Seat, action: Action, tell?: Tell<Event>): void {
  switch (action.type) {
    case 'load':
      load(state, seat, fleetNumber(action.fleet), action.ship, action.from, tell);
      break;
    case 'ask':
      askForCube(state, seat, fleetNumber(action.fleet), action.owner, action.fee);
      break;
    case 'split':
      split(state, seat, fleetNumber(action.fleet), action.ship, tell);
      break;
    case 'shift':
      shift(state, seat, fleetNumber(action.fleet), action.ship, fleetNumber(action.to), tell);
      break;
    case 'merge':
      merge(state, seat, fleetNumber(action.fleet), fleetNumber(action.to), tell);
      break;
  }
}
