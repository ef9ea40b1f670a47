import type { Seat, Tell } from '@roadstead/kernel';
import { GOODS, PRICE } from '../board/goods.js';
import { fieldOfHarbour, HARBOURS } from '../board/map.js';
import { DIRECTOR_PER, MACHINE_PER } from '../board/numbers.js';
import { DIRECTOR, FLEETS } from '../board/ships.js';
import { COUNTING_MACHINES } from '../cards/developments.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import { hasCard, ordinaryFleetsAt, shipWithMost, takeFrom } from './fleets.js';
import { receive } from './money.js';
import { isHostile } from './presence.js';

/** Asked as long as something is aboard that can be delivered or dumped. */
export function askToDeliver(state: State, harbour: number): void {
  const player = state.players[state.active]!;
  const isLaden = ordinaryFleetsAt(player, fieldOfHarbour(harbour)).some((fleet) =>
    player.fleets[fleet]!.ships.some(({ cargo }) => cargo.length > 0),
  );
  if (isLaden) ask(state, { kind: 'deliver', seat: state.active, harbour });
}

/** V-4.2, V-4.4, V-4.8 */
export function deliver(
  state: State,
  seat: Seat,
  number: number,
  harbour: number,
  good: number,
  cubes: number,
  tell?: Tell<Event>,
): void {
  const player = state.players[seat]!;
  const fleet = player.fleets[number]!;
  for (let cube = 0; cube < cubes; cube++) takeFrom(shipWithMost(fleet, good), good);
  state.supply[good]! += cubes;
  for (const ship of fleet.ships) ship.mutiny = 0;
  const ducats = PRICE[harbour]![good]! * cubes;
  const before = state.notes.delivered[harbour]!;
  state.notes.delivered[harbour] = before + ducats;
  const director = directorOf(state, harbour);
  const byDirector = director < 0 ? 0 : started(before, ducats, DIRECTOR_PER);
  const machines = COUNTING_MACHINES.filter((card) => hasCard(player, card)).length;
  const bonus = byDirector + machines * started(before, ducats, MACHINE_PER);
  receive(state, seat, ducats + bonus);
  const isOthers = director >= 0 && director !== seat;
  if (isOthers) receive(state, director, byDirector);
  tell?.({
    type: 'delivered',
    seat,
    fleet: FLEETS[number]!,
    harbour: HARBOURS[harbour]!,
    good: GOODS[good]!,
    cubes,
    ducats,
    bonus,
    director: isOthers ? { seat: director, ducats: byDirector } : null,
  });
}

/** What a part of a delivery adds to the number of parts begun. */
function started(before: number, more: number, per: number): number {
  return Math.ceil((before + more) / per) - Math.ceil(before / per);
}

/** V-4.41: whose director works here, or -1. */
function directorOf(state: State, harbour: number): Seat {
  const { administrator } = state.harbours[harbour]!;
  if (administrator?.kind !== DIRECTOR || isHostile(state, administrator.seat, harbour)) return -1;
  return administrator.seat;
}

/** V-4.9 */
export function dump(state: State, seat: Seat, number: number, good: number, tell?: Tell<Event>): void {
  takeFrom(shipWithMost(state.players[seat]!.fleets[number]!, good), good);
  state.supply[good]!++;
  tell?.({ type: 'dumped', seat, fleet: FLEETS[number]!, good: GOODS[good]! });
}
