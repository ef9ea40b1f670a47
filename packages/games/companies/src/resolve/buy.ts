import type { Seat, Tell } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { HARBOURS } from '../board/map.js';
import { fleetNumber, KINDS, shipNumber } from '../board/ships.js';
import { developmentNumber } from '../cards/developments.js';
import type { Event } from '../events.js';
import type { Question, QuestionOf } from '../question.js';
import { ask } from '../rules/ask.js';
import { appoint, buildWarehouse, change, fortify, takeOver } from '../rules/build.js';
import { buy, foundFleet, governorOver, joinFleet, rescue } from '../rules/buy.js';
import { abandon, calm, clearField, mockBattle, repairFort, repairShip } from '../rules/repair.js';
import { research } from '../rules/research.js';
import type { State } from '../state.js';

/** Phases 4 and 5. */
export function buying(state: State, seat: Seat, action: Action, question: Question, tell?: Tell<Event>): void {
  switch (action.type) {
    case 'join':
      joinFleet(state, question as QuestionOf<'join'>, fleetNumber(action.fleet), tell);
      break;
    case 'newFleet':
      foundFleet(state, question as QuestionOf<'join'>, tell);
      break;
    case 'research':
      research(state, seat, developmentNumber(action.card), tell);
      break;
    case 'pass':
    case 'done':
      break;
    default:
      state.agenda.push({ do: 'buy' });
      if ('harbour' in action) inHarbour(state, seat, action, HARBOURS.indexOf(action.harbour), tell);
      else onShip(state, seat, action, tell);
  }
}

/** What is bought, built or paid off in a harbour. */
function inHarbour(state: State, seat: Seat, action: Action, harbour: number, tell?: Tell<Event>): void {
  switch (action.type) {
    case 'buy':
      buy(state, seat, shipNumber(action.ship), harbour, tell);
      break;
    case 'request': {
      const governor = governorOver(state, seat, harbour);
      ask(state, { kind: 'leave', seat: governor, for: 'build', from: seat, harbour, fee: action.fee, fleet: -1 });
      break;
    }
    case 'warehouse':
      buildWarehouse(state, seat, harbour, tell);
      break;
    case 'administrator':
      appoint(state, seat, harbour, KINDS.indexOf(action.kind), tell);
      break;
    case 'change':
      change(state, seat, harbour, KINDS.indexOf(action.kind), tell);
      break;
    case 'takeOver':
      takeOver(state, seat, harbour, tell);
      break;
    case 'fort':
      fortify(state, seat, harbour, tell);
      break;
    case 'clear':
      clearField(state, seat, harbour, action.field - 1, tell);
      break;
    case 'repairFort':
      repairFort(state, seat, harbour, tell);
      break;
    case 'rescue':
      rescue(state, seat, harbour, tell);
      break;
  }
}

function onShip(state: State, seat: Seat, action: Action, tell?: Tell<Event>): void {
  switch (action.type) {
    case 'repair':
      repairShip(state, seat, fleetNumber(action.fleet), action.ship, action.token, tell);
      break;
    case 'abandon':
      abandon(state, seat, fleetNumber(action.fleet), action.ship, tell);
      break;
    case 'mock':
      mockBattle(state, seat, developmentNumber(action.card), fleetNumber(action.fleet), tell);
      break;
    case 'calm':
      calm(state, seat, developmentNumber(action.card), fleetNumber(action.fleet), action.ship, tell);
      break;
  }
}
