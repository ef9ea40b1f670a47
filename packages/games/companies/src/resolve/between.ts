import type { Seat, Tell } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { fieldNumber } from '../board/map.js';
import { nationNumber } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { Question, QuestionOf } from '../question.js';
import { pledge } from '../rules/between.js';
import { nationOf, remove, strike } from '../rules/control.js';
import { putMutiny } from '../rules/mutiny.js';
import { chooseNation, joinNation, placeNation } from '../rules/nations.js';
import type { State } from '../state.js';
import { aimOf } from './harbour.js';

/** Between rounds, and scorings. */
export function betweenRounds(state: State, seat: Seat, action: Action, question: Question, tell?: Tell<Event>): void {
  switch (action.type) {
    case 'pledge':
      pledge(state, seat, action.tokens, tell);
      break;
    case 'mutiny': {
      const { fleet, left } = question as QuestionOf<'mutiny'>;
      putMutiny(state, seat, fleet, action.ship, left, tell);
      break;
    }
    case 'nation': {
      const { pips } = question as QuestionOf<'nation'>;
      chooseNation(state, seat, nationNumber(action.nation), pips);
      break;
    }
    case 'ally': {
      const { pips } = question as QuestionOf<'nation'>;
      joinNation(state, seat, nationNumber(action.nation), pips, tell);
      break;
    }
    case 'place': {
      const { nation, pips } = question as QuestionOf<'place'>;
      placeNation(state, seat, nation, pips, fieldNumber(action.at)!, tell);
      break;
    }
    case 'strike':
      strike(state, nationOf(state), aimOf(action), tell);
      break;
    case 'remove':
      remove(state, nationOf(state), { what: action.what, field: action.field - 1 }, tell);
      break;
  }
}
