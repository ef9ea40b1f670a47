import type { Chance, Tell } from '@roadstead/kernel';
import type { Event } from '../events.js';
import type { State, Step } from '../state.js';
import { ask } from './ask.js';
import { callForBids } from './auction.js';
import { fightsHere } from './fights.js';
import { doNextAtOnce, drawFortune } from './fortune.js';
import { drawItem } from './items.js';
import { walk } from './move.js';
import { payDues } from './settlement.js';
import { doSpace } from './spaces.js';
import { beforeRolling, beginTurn, comeToEnd } from './turn.js';
import { payAtDen } from './volcano.js';

/** Does what is still to be done, until somebody is asked something or the game is over. */
export function runAgenda(state: State, chance: Chance, tell?: Tell<Event>): void {
  while (state.asking === null && state.won === null) doStep(state, state.agenda.pop()!, chance, tell);
}

function doStep(state: State, step: Step, chance: Chance, tell?: Tell<Event>): void {
  switch (step.do) {
    case 'begin':
      beginTurn(state, chance, tell);
      break;
    case 'beforeRolling':
      beforeRolling(state, chance, tell);
      break;
    case 'walk':
      walk(state, step.figure, step.left, tell);
      break;
    case 'first':
      ask(state, { kind: 'first', seat: state.active });
      break;
    case 'space':
      doSpace(state, step, chance, tell);
      break;
    case 'fights':
      fightsHere(state, step.figure);
      break;
    case 'dues':
      payDues(state, step.figure, tell);
      break;
    case 'item':
      drawItem(state, state.active, step.why, chance, tell);
      break;
    case 'draw':
      drawFortune(state, step.figure, step.n, chance, tell);
      break;
    case 'atOnce':
      doNextAtOnce(state, step.figure, chance, tell);
      break;
    case 'den':
      payAtDen(state, step.figure, chance, tell);
      break;
    case 'bids':
      callForBids(state, tell);
      break;
    case 'end':
      comeToEnd(state);
      break;
  }
}
