import type { Action } from '../actions.js';
import * as deeds from '../deeds.js';
import type { QuestionOf } from '../question.js';
import { nationOf, removals, strikes } from '../rules/control.js';
import { nationsToChoose, nationsToJoin, spotsFor } from '../rules/nations.js';
import type { State } from '../state.js';
import { differentShips } from './fight.js';

/** V-7.10 */
export function pledges(state: State, { seat, missing }: QuestionOf<'pledge'>): readonly Action[] {
  const most = Math.min(missing, state.players[seat]!.lossTokens);
  return Array.from({ length: most + 1 }, (_, tokens) => deeds.pledge(tokens));
}

export function mutinies(state: State, { seat, fleet }: QuestionOf<'mutiny'>): readonly Action[] {
  return differentShips(state.players[seat]!.fleets[fleet]!.ships).map((place) => deeds.mutiny(fleet, place));
}

/** V-8.8 */
export function nations(state: State, { seat, pips }: QuestionOf<'nation'>): readonly Action[] {
  return [...nationsToChoose(state, pips).map(deeds.nation), ...nationsToJoin(state, seat).map(deeds.ally), deeds.PASS];
}

export function places(state: State, { nation, pips }: QuestionOf<'place'>): readonly Action[] {
  return spotsFor(state, nation, pips).map(deeds.place);
}

/** V-8.10 */
export function orders(state: State): readonly Action[] {
  const nation = nationOf(state);
  const list = strikes(state, nation).map(({ kind, seat, target }) => {
    if (kind === 'fleet') return deeds.strikeFleet(seat, target);
    return kind === 'fort' ? deeds.strikeFort(seat, target) : deeds.strikeWarehouses(seat, target);
  });
  const removing = removals(state, nation).map(({ what, field }) =>
    what === 'administrator' ? deeds.removeAdministrator : deeds.removeWarehouse(field),
  );
  return [...list, ...removing, deeds.END];
}
