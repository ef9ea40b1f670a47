import type { Seat } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { PRODUCT } from '../board/goods.js';
import { harbourAt, NEIGHBOURS } from '../board/map.js';
import { GAZETTE_CUBES, MOST_FEE, TARIFF } from '../board/numbers.js';
import { FLEET_COST, isPacketFleet, ORDINARY } from '../board/ships.js';
import { GAZETTE } from '../cards/developments.js';
import * as deeds from '../deeds.js';
import { freeFleet, hasCard, hasRoom, isLikeEarlier } from '../rules/fleets.js';
import { isHostile } from '../rules/presence.js';
import { fullestField } from '../rules/stores.js';
import type { Fleet, State } from '../state.js';

/** What a fleet may do before it moves. */
export function actions(state: State, seat: Seat, number: number): readonly Action[] {
  const player = state.players[seat]!;
  const fleet = player.fleets[number]!;
  const list: Action[] = [];
  if (!isPacketFleet(number)) {
    listLoading(state, seat, number, fleet, list);
    listSplitting(state, seat, number, fleet, list);
  }
  for (const to of NEIGHBOURS[fleet.at]!) list.push(deeds.sail(number, to));
  list.push(deeds.stay(number));
  return list;
}

/** After a field. */
export function ways(state: State, seat: Seat, number: number): readonly Action[] {
  const { at } = state.players[seat]!.fleets[number]!;
  return [...NEIGHBOURS[at]!.map((to) => deeds.sail(number, to)), deeds.halt(number)];
}

/** V-3.4, V-3.13, V-3.14 */
function listLoading(state: State, seat: Seat, number: number, fleet: Fleet, list: Action[]): void {
  const harbour = harbourAt(fleet.at);
  if (harbour < 0 || PRODUCT[harbour]! < 0 || !fleet.ships.some(hasRoom)) return;
  if (isHostile(state, seat, harbour)) return;
  const sources = sourcesIn(state, seat, harbour);
  fleet.ships.forEach((ship, place) => {
    if (!hasRoom(ship) || isLikeEarlier(fleet.ships, place)) return;
    for (const source of sources) list.push(deeds.load(number, place, source));
  });
  if (state.options.leave !== 'ask') return;
  const most = Math.min(MOST_FEE, state.players[seat]!.ducats);
  for (const owner of othersWithCubes(state, seat, harbour)) {
    if ((state.notes.refused[harbour]! >> owner) & 1) continue;
    for (let fee = 0; fee <= most; fee++) list.push(deeds.ask(number, owner, fee));
  }
}

/** Where a cube can be loaded from without asking anybody. */
function sourcesIn(state: State, seat: Seat, harbour: number): readonly number[] {
  const here = state.harbours[harbour]!;
  const player = state.players[seat]!;
  const sources: number[] = [];
  if (fullestField(here, -1) >= 0) sources.push(deeds.FROM_GENERAL);
  if (fullestField(here, seat) >= 0) sources.push(deeds.FROM_OWN);
  const isOpen = hasCard(player, GAZETTE) && state.notes.gazette[harbour]! < GAZETTE_CUBES;
  if (isOpen && state.supply[PRODUCT[harbour]!]! > 0) sources.push(deeds.FROM_SUPPLY);
  if (state.options.leave === 'tariff' && player.ducats >= TARIFF) {
    sources.push(...othersWithCubes(state, seat, harbour));
  }
  return sources;
}

/** V-3.14: owners to whom a nation there is not hostile. */
function othersWithCubes(state: State, seat: Seat, harbour: number): readonly Seat[] {
  const here = state.harbours[harbour]!;
  const owners: Seat[] = [];
  for (let owner = 0; owner < state.players.length; owner++) {
    if (owner !== seat && fullestField(here, owner) >= 0 && !isHostile(state, owner, harbour)) owners.push(owner);
  }
  return owners;
}

/** V-3.2, V-3.3 */
function listSplitting(state: State, seat: Seat, number: number, fleet: Fleet, list: Action[]): void {
  const player = state.players[seat]!;
  const { ships } = fleet;
  if (ships.length > 1) {
    const places = ships.map((_, place) => place).filter((place) => !isLikeEarlier(ships, place));
    if (player.ducats >= FLEET_COST && freeFleet(player) >= 0) {
      for (const place of places) list.push(deeds.split(number, place));
    }
    for (let to = 0; to < ORDINARY; to++) {
      const other = player.fleets[to];
      if (!other || other.splitFrom !== number || other.moved) continue;
      for (const place of places) list.push(deeds.shift(number, place, to));
    }
  }
  if (harbourAt(fleet.at) < 0) return;
  for (let to = 0; to < ORDINARY; to++) {
    const other = player.fleets[to];
    if (to !== number && other?.at === fleet.at && !other.moved) list.push(deeds.merge(number, to));
  }
}
