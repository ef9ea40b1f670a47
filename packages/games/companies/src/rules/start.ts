import type { Seat, Tell } from '@roadstead/kernel';
import { BUILDS_SHIPS } from '../board/goods.js';
import { fieldOfHarbour, HARBOURS } from '../board/map.js';
import { START_FLEET, START_PACKET_FLEET, START_PACKETS, START_SHIPS } from '../board/numbers.js';
import { fleetNumber, shipNumber } from '../board/ships.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { hasFleetAt, newFleet, newShip } from './fleets.js';

/** V-2.10: any harbour but the Cape; shared only when none is free. */
export function startHarbours({ players }: State): readonly number[] {
  const harbours = HARBOURS.flatMap((_, harbour) => (BUILDS_SHIPS[harbour] ? [harbour] : []));
  const free = harbours.filter((harbour) => !players.some((player) => hasFleetAt(player, fieldOfHarbour(harbour))));
  return free.length > 0 ? free : harbours;
}

/** Fleet I and fleet X begin there. */
export function startAt(state: State, seat: Seat, harbour: number, tell?: Tell<Event>): void {
  launch(state, seat, START_FLEET, START_SHIPS, harbour);
  launch(state, seat, START_PACKET_FLEET, START_PACKETS, harbour);
  tell?.({ type: 'started', seat, harbour: HARBOURS[harbour]! });
}

function launch(state: State, seat: Seat, fleet: string, ids: readonly string[], harbour: number): void {
  const types = ids.map(shipNumber);
  for (const type of types) state.shipSupply[type]!--;
  const ships = types.map((type) => newShip(type));
  state.players[seat]!.fleets[fleetNumber(fleet)] = newFleet(fieldOfHarbour(harbour), 0, ships);
}
