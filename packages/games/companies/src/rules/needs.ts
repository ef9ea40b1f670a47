import type { Seat } from '@roadstead/kernel';
import { FIELDS, harbourAt } from '../board/map.js';
import { COMMANDER, DIRECTOR, GOVERNOR, isPacketFleet, PACKET, SHIP_OF_THE_LINE } from '../board/ships.js';
import { DEVELOPMENTS, type Need } from '../cards/developments.js';
import type { Fleet, State } from '../state.js';
import { bestLevel } from './experience.js';
import { hasWarehouse } from './presence.js';

/** V-6.6: any one alternative, all its numbers. */
export function meetsNeed(state: State, seat: Seat, card: number): boolean {
  return DEVELOPMENTS[card]!.need.some((all) => all.every(([need, least]) => count(state, seat, need) >= least));
}

function count(state: State, seat: Seat, need: Need): number {
  const { fleets } = state.players[seat]!;
  const own = fleets.filter((fleet): fleet is Fleet => fleet !== null);
  switch (need) {
    case 'fleets':
      return own.length;
    case 'ordinaryFleets':
      return fleets.filter((fleet, number) => fleet !== null && !isPacketFleet(number)).length;
    case 'ships':
      return own.reduce((sum, { ships }) => sum + ships.length, 0);
    case 'packets':
      return shipsOf(own, PACKET);
    case 'linieschip':
      return shipsOf(own, SHIP_OF_THE_LINE);
    case 'shipTypes':
      return new Set(own.flatMap(({ ships }) => ships.map(({ type }) => type))).size;
    case 'regions':
      return new Set(own.map(({ at }) => FIELDS[at]!.region)).size;
    case 'stormRegions':
      return [state.stormActive, state.stormExpected].filter((region) =>
        own.some(({ at }) => FIELDS[at]!.region === region),
      ).length;
    case 'fleetHarbours':
      return new Set(own.map(({ at }) => harbourAt(at)).filter((harbour) => harbour >= 0)).size;
    case 'warehouses':
      return state.harbours.reduce((sum, { fields }) => sum + fields.filter(({ owner }) => owner === seat).length, 0);
    case 'warehouseHarbours':
      return state.harbours.filter((_, harbour) => hasWarehouse(state, seat, harbour)).length;
    case 'governor':
      return administrators(state, seat, GOVERNOR);
    case 'commander':
      return administrators(state, seat, COMMANDER);
    case 'director':
      return administrators(state, seat, DIRECTOR);
    case 'experience':
      return bestLevel(state.players[seat]!);
  }
}

function shipsOf(fleets: readonly Fleet[], type: number): number {
  return fleets.reduce((sum, { ships }) => sum + ships.filter((ship) => ship.type === type).length, 0);
}

function administrators({ harbours }: State, seat: Seat, kind: number): number {
  return harbours.filter(({ administrator }) => administrator?.seat === seat && administrator.kind === kind).length;
}
