import type { Seat } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import * as deeds from '../deeds.js';
import type { Question } from '../question.js';
import { harboursToVisit } from '../rules/harbours.js';
import { cardsToBuy } from '../rules/research.js';
import { startHarbours } from '../rules/start.js';
import { fleetsToAct } from '../rules/voyage.js';
import type { State } from '../state.js';
import { mutinies, nations, orders, places, pledges } from './between.js';
import { joinings, purchases } from './buy.js';
import { captures, damages, markerMoves, marks, payments, sacrifices, slips, strategies } from './fight.js';
import { attacks, challenges, deliveries, refills } from './harbour.js';
import { actions, ways } from './move.js';

const NOTHING: readonly Action[] = [];
const ACCEPT_OR_DECLINE: readonly Action[] = [deeds.ACCEPT, deeds.DECLINE];

export function legal(state: State, seat: Seat): readonly Action[] {
  const { asking } = state;
  if (asking === null) return NOTHING;
  if (asking.kind === 'strategy') return strategies(state, seat);
  return asking.seat === seat ? answers(state, asking) : NOTHING;
}

function answers(state: State, asking: Question): readonly Action[] {
  const { seat } = asking;
  switch (asking.kind) {
    case 'start':
      return startHarbours(state).map(deeds.start);
    case 'fleet':
      return fleetsToAct(state).map(deeds.chooseFleet);
    case 'act':
      return actions(state, seat, asking.fleet);
    case 'sailing':
      return ways(state, seat, asking.fleet);
    case 'leave':
      return ACCEPT_OR_DECLINE;
    case 'pay':
      return payments(state, asking);
    case 'strategy':
      return strategies(state, seat);
    case 'sacrifice':
      return sacrifices(state, asking);
    case 'damage':
      return damages(state, asking);
    case 'capture':
      return captures(state, asking);
    case 'mark':
      return marks(state, asking);
    case 'moveMarker':
      return markerMoves(state, asking);
    case 'slip':
      return slips(state);
    case 'refill':
      return refills(state, asking);
    case 'divide':
      return asking.fields.map((field) => deeds.divide(asking.harbour, field));
    case 'harbour':
      return harboursToVisit(state).map(deeds.visit);
    case 'attack':
      return attacks(state, asking);
    case 'challenge':
      return challenges(state, asking);
    case 'deliver':
      return deliveries(state, asking);
    case 'buy':
      return purchases(state, seat);
    case 'join':
      return joinings(state, asking);
    case 'research':
      return [...cardsToBuy(state, seat).map(deeds.research), deeds.PASS];
    case 'pledge':
      return pledges(state, asking);
    case 'mutiny':
      return mutinies(state, asking);
    case 'nation':
      return nations(state, asking);
    case 'place':
      return places(state, asking);
    case 'control':
      return orders(state);
  }
}
