import type { Seat, Tell } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { goodNumber } from '../board/goods.js';
import { fieldNumber, HARBOURS } from '../board/map.js';
import { shipNumber } from '../board/ships.js';
import { strategyNumber } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { Question, QuestionOf } from '../question.js';
import { slipAway } from '../rules/aftermath.js';
import { capture } from '../rules/capture.js';
import { burn, hitFort, hitShip } from '../rules/damage.js';
import { mark, moveMarker } from '../rules/experience.js';
import { fightPirates, payPirates } from '../rules/pirates.js';
import { layStrategy } from '../rules/strategies.js';
import type { State } from '../state.js';

/** Pirates, and everything in a fight. */
export function fighting(state: State, seat: Seat, action: Action, question: Question, tell?: Tell<Event>): void {
  switch (action.type) {
    case 'pay':
      payPirates(state, question as QuestionOf<'pay'>, action.ship, goodNumber(action.good), tell);
      break;
    case 'fight': {
      const { fleet, nest, pips } = question as QuestionOf<'pay'>;
      fightPirates(state, seat, fleet, nest, pips);
      break;
    }
    case 'card':
      layStrategy(state, seat, strategyNumber(action.card));
      break;
    case 'sacrifice':
      burn(state, (question as QuestionOf<'sacrifice'>).side, action.ship, tell);
      break;
    case 'damage':
    case 'damageFort': {
      const { side, left } = question as QuestionOf<'damage'>;
      state.agenda.push({ do: 'placeDamage', side, left: left - 1 });
      if (action.type === 'damage') hitShip(state, side, action.ship, 1, tell);
      else hitFort(state, seat, HARBOURS.indexOf(action.harbour), 1, tell);
      break;
    }
    case 'capture':
      capture(state, question as QuestionOf<'capture'>, shipNumber(action.ship), tell);
      break;
    case 'mark':
      mark(state, seat, strategyNumber(action.card), (question as QuestionOf<'mark'>).extra, tell);
      break;
    case 'move':
      moveMarker(state, seat, strategyNumber(action.from), strategyNumber(action.to), tell);
      break;
    case 'slip':
      slipAway(state, seat, (question as QuestionOf<'slip'>).side, fieldNumber(action.to)!, tell);
      break;
  }
}
