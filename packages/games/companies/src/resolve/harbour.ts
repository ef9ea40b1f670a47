import type { Seat, Tell } from '@roadstead/kernel';
import type { Action, ActionOf } from '../actions.js';
import { goodNumber } from '../board/goods.js';
import { HARBOURS } from '../board/map.js';
import { fleetNumber } from '../board/ships.js';
import { nationNumber } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { Question, QuestionOf } from '../question.js';
import { arrive } from '../rules/arrivals.js';
import { deliver, dump } from '../rules/deliver.js';
import { type Aim, attack, challenge, enter } from '../rules/harbours.js';
import { putCubes } from '../rules/stores.js';
import type { State } from '../state.js';

/** Phase 3, and dividing a short supply. */
export function inHarbour(state: State, seat: Seat, action: Action, question: Question, tell?: Tell<Event>): void {
  switch (action.type) {
    case 'refill': {
      const { fleet, harbour } = question as QuestionOf<'refill'>;
      const fields = action.fields.map((field) => field - 1);
      arrive(state, fleet, harbour, fields, tell);
      break;
    }
    case 'divide':
      putCubes(state, HARBOURS.indexOf(action.harbour), action.field - 1, 1);
      break;
    case 'harbour':
      enter(state, HARBOURS.indexOf(action.harbour));
      break;
    case 'attack':
      attack(state, harbourOf(question), fleetNumber(action.fleet), aimOf(action), tell);
      break;
    case 'challenge': {
      const by = fleetNumber(action.with); // -1 for the fort
      challenge(state, seat, harbourOf(question), by, fleetNumber(action.target), tell);
      break;
    }
    case 'deliver': {
      const harbour = harbourOf(question);
      state.agenda.push({ do: 'deliver', harbour });
      deliver(state, seat, fleetNumber(action.fleet), harbour, goodNumber(action.good), action.cubes, tell);
      break;
    }
    case 'dump':
      state.agenda.push({ do: 'deliver', harbour: harbourOf(question) });
      dump(state, seat, fleetNumber(action.fleet), goodNumber(action.good), tell);
      break;
  }
}

function harbourOf(question: Question): number {
  return (question as QuestionOf<'attack'>).harbour;
}

export function aimOf({ kind, seat, target }: ActionOf<'attack'> | ActionOf<'strike'>): Aim {
  if (kind === 'nation') return { kind, seat: -1, target: nationNumber(target) };
  return { kind, seat: seat!, target: kind === 'fleet' ? fleetNumber(target) : HARBOURS.indexOf(target) };
}
