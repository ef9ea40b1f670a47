import type { Seat, Tell } from '@roadstead/kernel';
import { ORIGIN } from '../board/goods.js';
import { DISTANCE, FIELDS, fieldOfHarbour, NEST_ORDER, NESTS } from '../board/map.js';
import { DISTANCE_PER_DUCAT, MOST_PIRATE_PIPS } from '../board/numbers.js';
import { FLEETS, SHIPS } from '../board/ships.js';
import type { Event, Loss } from '../events.js';
import type { Ship, State } from '../state.js';
import { removeFleet, strengthLeft } from './fleets.js';
import { receive } from './money.js';

/** How far the cargo of a ship is from where it comes from, cube by cube. */
export function cargoDistance({ cargo }: Ship, at: number): number {
  let distance = 0;
  for (const good of cargo) distance += DISTANCE[at]![fieldOfHarbour(ORIGIN[good]!)]!;
  return distance;
}

/** V-4.50: a ship is lost: insurance for ship and cargo, and a token. Ship and cargo go to the supply. */
export function loseShip(state: State, seat: Seat, fleet: number, place: number, why: Loss, tell?: Tell<Event>): Ship {
  const player = state.players[seat]!;
  const { at } = player.fleets[fleet]!;
  const ship = player.fleets[fleet]!.ships[place]!;
  const type = SHIPS[ship.type]!;
  const ducats = type.insurance + Math.floor(cargoDistance(ship, at) / DISTANCE_PER_DUCAT); // A9
  receive(state, seat, ducats);
  player.lossTokens++;
  tell?.({ type: 'lost', seat, fleet: FLEETS[fleet]!, place, ship: type.id, why, ducats });
  removeShip(state, seat, fleet, place, true);
  if (why === 'mutiny') joinPirates(state, at, tell);
  return ship;
}

/** Takes a ship off the board; V-4.51: the experience of a fleet that perishes is kept aside. */
export function removeShip(state: State, seat: Seat, fleet: number, place: number, perishes: boolean): void {
  const player = state.players[seat]!;
  const { ships, experience } = player.fleets[fleet]!;
  const [ship] = ships.splice(place, 1);
  state.shipSupply[ship!.type]!++;
  for (const good of ship!.cargo) state.supply[good]!++;
  if (ships.length > 0) return;
  if (perishes && experience > 0) player.perished.push(experience);
  removeFleet(player, fleet);
}

/** V-4.52: mutineers add a pip to the first nest of that sea's order that has room. */
function joinPirates(state: State, at: number, tell?: Tell<Event>): void {
  const nest = NEST_ORDER[FIELDS[at]!.region]!.find((one) => state.pirates[one]! < MOST_PIRATE_PIPS);
  if (nest === undefined) return;
  state.pirates[nest]!++;
  tell?.({ type: 'pips', nest: NESTS[nest]!, n: state.pirates[nest]! });
}

/** Loses every ship of a fleet whose tokens have reached its strength. */
export function loseSpentShips(state: State, seat: Seat, fleet: number, why: Loss, tell?: Tell<Event>): void {
  for (let place = 0; ; ) {
    const ships = state.players[seat]!.fleets[fleet]?.ships;
    if (ships === undefined || place >= ships.length) return;
    if (strengthLeft(ships[place]!) > 0) place++;
    else loseShip(state, seat, fleet, place, why, tell);
  }
}
