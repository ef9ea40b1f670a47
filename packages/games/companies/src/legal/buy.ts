import type { Seat } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { HARBOURS, harbourAt } from '../board/map.js';
import { MOST_FEE } from '../board/numbers.js';
import { KINDS, SHIPS, TOKEN_COST } from '../board/ships.js';
import * as deeds from '../deeds.js';
import type { QuestionOf } from '../question.js';
import {
  canAppoint,
  canBuildWarehouse,
  canChange,
  canFortify,
  canTakeOver,
  freeField,
  mayBuild,
} from '../rules/build.js';
import {
  canFoundFleet,
  costHere,
  fleetsToJoin,
  governorOver,
  hasLeave,
  needsRescue,
  sellsShips,
} from '../rules/buy.js';
import { isLikeEarlier } from '../rules/fleets.js';
import { isHostile, isPresent } from '../rules/presence.js';
import { canDrill, isRepairable, mockCards, repairCost } from '../rules/repair.js';
import type { State } from '../state.js';

const EVERY_HARBOUR: readonly number[] = HARBOURS.map((_, harbour) => harbour);

/** Everything of phase 4, grouped by what it is. */
export function purchases(state: State, seat: Seat): readonly Action[] {
  const list: Action[] = [];
  listShips(state, seat, list);
  listRequests(state, seat, list);
  listBuildings(state, seat, list);
  listClearings(state, seat, list);
  listRepairs(state, seat, list);
  listAbandoning(state, seat, list);
  if (needsRescue(state, seat)) {
    for (const harbour of EVERY_HARBOUR) if (!isHostile(state, seat, harbour)) list.push(deeds.rescue(harbour));
  }
  listMockBattles(state, seat, list);
  list.push(deeds.DONE);
  return list;
}

function listShips(state: State, seat: Seat, list: Action[]): void {
  const { ducats } = state.players[seat]!;
  for (const harbour of EVERY_HARBOUR) {
    if (!sellsShips(state, seat, harbour) || !(state.notes.shipless || hasLeave(state, seat, harbour))) continue;
    for (let type = 0; type < SHIPS.length; type++) {
      const cost = costHere(state, seat, harbour, type);
      if (cost !== null && cost <= ducats) list.push(deeds.buy(type, harbour));
    }
  }
}

/** V-5.33: where something could be built, a governor who has not refused may be asked. */
function listRequests(state: State, seat: Seat, list: Action[]): void {
  if (state.options.leave !== 'ask') return;
  const most = Math.min(MOST_FEE, state.players[seat]!.ducats);
  for (const harbour of EVERY_HARBOUR) {
    if (governorOver(state, seat, harbour) < 0 || state.notes.leave[harbour] !== 0) continue;
    if (!isPresent(state, seat, harbour) || isHostile(state, seat, harbour)) continue;
    const hasRoom = mayBuild(state, seat, harbour) && freeField(state, harbour) >= 0;
    if (!hasRoom && !sellsShips(state, seat, harbour)) continue;
    for (let fee = 0; fee <= most; fee++) list.push(deeds.request(harbour, fee));
  }
}

function listBuildings(state: State, seat: Seat, list: Action[]): void {
  const harbours: number[] = [];
  for (const harbour of EVERY_HARBOUR) if (mayBuild(state, seat, harbour)) harbours.push(harbour);
  if (harbours.length === 0) return;
  for (const harbour of harbours) if (canBuildWarehouse(state, seat, harbour)) list.push(deeds.warehouse(harbour));
  for (const harbour of harbours) {
    if (!canAppoint(state, seat, harbour)) continue;
    for (let kind = 0; kind < KINDS.length; kind++) list.push(deeds.administrator(harbour, kind));
  }
  for (const harbour of harbours) {
    if (!canChange(state, seat, harbour)) continue;
    const now = state.harbours[harbour]!.administrator!.kind;
    for (let kind = 0; kind < KINDS.length; kind++) if (kind !== now) list.push(deeds.change(harbour, kind));
  }
  for (const harbour of harbours) if (canTakeOver(state, seat, harbour)) list.push(deeds.takeOver(harbour));
  for (const harbour of harbours) if (canFortify(state, seat, harbour)) list.push(deeds.fort(harbour));
}

/** V-5.34: anybody, anywhere. */
function listClearings(state: State, seat: Seat, list: Action[]): void {
  if (state.players[seat]!.ducats < TOKEN_COST) return;
  state.harbours.forEach(({ fields }, harbour) => {
    fields.forEach(({ damage }, field) => {
      if (damage > 0) list.push(deeds.clear(harbour, field));
    });
  });
}

/** V-5.20 */
function listRepairs(state: State, seat: Seat, list: Action[]): void {
  const { fleets, ducats } = state.players[seat]!;
  fleets.forEach((fleet, number) => {
    if (!fleet || repairCost(state, seat, harbourAt(fleet.at)) > ducats) return;
    fleet.ships.forEach((ship, place) => {
      if (!isRepairable(ship, fleet) || isLikeEarlier(fleet.ships, place)) return;
      if (ship.damage > 0) list.push(deeds.repair(number, place, deeds.DAMAGE_TOKEN));
      if (ship.mutiny > 0) list.push(deeds.repair(number, place, deeds.MUTINY_TOKEN));
    });
  });
  for (const harbour of EVERY_HARBOUR) {
    const { fort } = state.harbours[harbour]!;
    if (fort?.seat !== seat || fort.damage === 0 || repairCost(state, seat, harbour) > ducats) continue;
    list.push(deeds.repairFort(harbour));
  }
}

function listAbandoning(state: State, seat: Seat, list: Action[]): void {
  state.players[seat]!.fleets.forEach((fleet, number) => {
    if (!fleet || harbourAt(fleet.at) < 0) return;
    fleet.ships.forEach((_, place) => {
      if (!isLikeEarlier(fleet.ships, place)) list.push(deeds.abandon(number, place));
    });
  });
}

/** V-6.7 */
function listMockBattles(state: State, seat: Seat, list: Action[]): void {
  const cards = mockCards(state, seat);
  if (cards.length === 0) return;
  const { fleets } = state.players[seat]!;
  for (const card of cards) {
    fleets.forEach((fleet, number) => {
      if (fleet && canDrill(fleet, number)) list.push(deeds.mock(card, number));
    });
  }
  for (const card of cards) {
    fleets.forEach((fleet, number) => {
      fleet?.ships.forEach((ship, place) => {
        if (ship.mutiny > 0 && !isLikeEarlier(fleet.ships, place)) list.push(deeds.calm(card, number, place));
      });
    });
  }
}

/** V-5.36 */
export function joinings(state: State, question: QuestionOf<'join'>): readonly Action[] {
  const list = fleetsToJoin(state, question).map(deeds.join);
  return canFoundFleet(state, question.seat) ? [...list, deeds.NEW_FLEET] : list;
}
