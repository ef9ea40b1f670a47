import type { Chance, Seat, Tell } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import type { Event } from '../events.js';
import type { Question } from '../question.js';
import { runAgenda } from '../rules/agenda.js';
import type { State } from '../state.js';
import { betweenRounds } from './between.js';
import { buying } from './buy.js';
import { fighting } from './fight.js';
import { inHarbour } from './harbour.js';
import { moving } from './move.js';

export function resolve(state: State, seat: Seat, action: Action, chance: Chance, tell?: Tell<Event>): void {
  const question = state.asking!;
  state.asking = null;
  DEEDS[question.kind](state, seat, action, question, tell);
  runAgenda(state, chance, tell);
}

type Deed = (state: State, seat: Seat, action: Action, question: Question, tell?: Tell<Event>) => void;

/** Which answers belong to which questions. */
const DEEDS: Readonly<Record<Question['kind'], Deed>> = {
  start: moving,
  fleet: moving,
  act: moving,
  sailing: moving,
  leave: moving,
  pay: fighting,
  strategy: fighting,
  sacrifice: fighting,
  damage: fighting,
  capture: fighting,
  mark: fighting,
  moveMarker: fighting,
  slip: fighting,
  refill: inHarbour,
  divide: inHarbour,
  harbour: inHarbour,
  attack: inHarbour,
  challenge: inHarbour,
  deliver: inHarbour,
  buy: buying,
  join: buying,
  research: buying,
  pledge: betweenRounds,
  mutiny: betweenRounds,
  nation: betweenRounds,
  place: betweenRounds,
  control: betweenRounds,
};
