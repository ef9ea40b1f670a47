import type { Seat, Tell } from '@roadstead/kernel';
import type { Source } from '../actions.js';
import { GOODS, PRODUCT } from '../board/goods.js';
import { HARBOURS, harbourAt } from '../board/map.js';
import { TARIFF } from '../board/numbers.js';
import { FLEETS } from '../board/ships.js';
import type { Event } from '../events.js';
import type { QuestionOf } from '../question.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import { hasRoom } from './fleets.js';
import { transfer } from './money.js';
import { fullestField } from './stores.js';

/** V-3.4: one cube onto a ship, from a store or the supply. */
export function load(state: State, seat: Seat, fleet: number, ship: number, from: Source, tell?: Tell<Event>): void {
  const own = state.players[seat]!.fleets[fleet]!;
  const harbour = harbourAt(own.at);
  const good = PRODUCT[harbour]!;
  if (from === 'supply') {
    state.supply[good]!--;
    state.notes.gazette[harbour]!++;
  } else {
    const here = state.harbours[harbour]!;
    const owner = from === 'general' ? -1 : from === 'own' ? seat : from;
    here.fields[fullestField(here, owner)]!.cubes--;
    if (typeof from === 'number' && state.options.leave === 'tariff') transfer(state, seat, from, TARIFF);
  }
  own.ships[ship]!.cargo.push(good);
  tell?.({ type: 'loaded', seat, fleet: FLEETS[fleet]!, ship, good: GOODS[good]!, from });
}

/** V-3.13: an owner is asked for a cube. */
export function askForCube(state: State, seat: Seat, fleet: number, owner: Seat, fee: number): void {
  const harbour = harbourAt(state.players[seat]!.fleets[fleet]!.at);
  ask(state, { kind: 'leave', seat: owner, for: 'cube', from: seat, harbour, fee, fleet });
}

/** The answer to a question for leave. */
export function answerLeave(
  state: State,
  { seat, for: what, from, harbour, fee, fleet }: QuestionOf<'leave'>,
  granted: boolean,
  tell?: Tell<Event>,
): void {
  const { notes } = state;
  tell?.({ type: 'leave', from, to: seat, for: what, harbour: HARBOURS[harbour]!, fee, granted });
  if (what === 'build') notes.leave[harbour] = granted ? LEAVE_GRANTED : LEAVE_REFUSED;
  else if (!granted) notes.refused[harbour]! |= 1 << seat;
  if (!granted) return;
  transfer(state, from, seat, fee);
  if (what === 'build') return;
  const { ships } = state.players[from]!.fleets[fleet]!;
  load(state, from, fleet, ships.findIndex(hasRoom), seat, tell);
}

export const LEAVE_GRANTED = 1;
const LEAVE_REFUSED = 2;
