import type { Chance, Seat, Tell } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { Event } from '../../events.js';
import { canTurnUp } from '../../rules/discover.js';
import { countColours } from '../../rules/harbour.js';
import { stop } from '../../rules/trade.js';
import type { State, Step } from '../../state.js';
import type { FulfilMission } from './actions.js';
import { advance, isOpenTo } from './fulfil.js';
import type { OnTheSpot } from './missions.js';
import { adventureOf, effectOf, facts } from './state.js';
import { isMet } from './tasks.js';

/** PR-A32: asks the seats about the missions of this kind, those that can say yes by then, once a turn each. */
function askAbout(state: State, seats: readonly Seat[], isNow: (spot: OnTheSpot) => boolean): readonly Step[] {
  return adventureOf(state).missions.flatMap((open) => {
    const { spot } = facts(open).task;
    if (!spot || !isNow(spot)) return [];
    return seats.flatMap((seat): Step[] =>
      isOpenTo(state, open, seat) && !wasAsked(state, open.id, seat) ? [{ do: 'askMission', what: open.id, seat }] : [],
    );
  });
}

function wasAsked(state: State, mission: string, seat: Seat): boolean {
  return adventureOf(state).notes.asked.some((asked) => asked.mission === mission && asked.seat === seat);
}

/** As the ship that brings the colour is laid; after a gambler's four cards whatever lies there now counts. */
export function coloursCame(state: State, before: number): readonly Step[] {
  const now = countColours(state.harbour);
  const since = hasGambled(state) ? 0 : before;
  return askAbout(state, [state.active], (spot) => spot.when === 'colours' && since < spot.n && spot.n <= now);
}

export function cardsCame(state: State): readonly Step[] {
  return askAbout(state, [state.active], (spot) => spot.when === 'stops' && spot.n === state.harbour.length);
}

export function taxCame(state: State, payers: readonly Seat[]): readonly Step[] {
  return askAbout(state, payers, (spot) => spot.when === 'taxPaid');
}

/** PR-A28, busy quay: whether the active player may stop; a gambler ends phase 1 all the same. */
export function mayStop(state: State): boolean {
  const quay = effectOf(state, 'quay');
  return quay === undefined || state.harbour.length >= quay.cards || hasGambled(state) || !canTurnUp(state);
}

function hasGambled(state: State): boolean {
  return (state.extras.gambler?.length ?? 0) > 0;
}

/** Puts the question, unless by now the seat could not say yes. */
export function askMission(state: State, mission: string, seat: Seat): void {
  const open = adventureOf(state).missions.find(({ id }) => id === mission)!;
  const { task } = facts(open);
  if (state.phase !== 'discover' || (task.spot!.when === 'stops' && !mayStop(state))) return;
  if (!isOpenTo(state, open, seat) || !isMet(state, seat, task)) return;
  adventureOf(state).notes.asked.push({ mission, seat });
  state.agenda.unshift({ do: 'ask', what: mission, seat });
}

export function answersTo(mission: string): readonly Action[] {
  return [
    { type: 'fulfil', mission },
    { type: 'decline', mission },
  ];
}

/** PR-A32: stopping for a mission ends phase 1 at once; PR-A17: with fewer cards to take, where the mission says so. */
export function fulfilOnTheSpot(
  state: State,
  seat: Seat,
  action: FulfilMission,
  chance: Chance,
  tell?: Tell<Event>,
): void {
  const { task } = facts(adventureOf(state).missions.find(({ id }) => id === action.mission)!);
  advance(state, seat, action, chance, tell);
  if (task.spot?.when !== 'stops') return;
  adventureOf(state).notes.picks += task.picks ?? 0;
  stop(state, chance, tell);
}
