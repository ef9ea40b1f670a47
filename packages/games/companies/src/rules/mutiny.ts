import type { Seat, Tell } from '@roadstead/kernel';
import { CALM_LESS, IDLE_MUTINY } from '../board/numbers.js';
import { FLEETS, isPacketFleet, ORDINARY, SHIPS } from '../board/ships.js';
import { CALMING } from '../cards/developments.js';
import type { Event } from '../events.js';
import type { Ship, State } from '../state.js';
import { ask } from './ask.js';
import { hasCard, strengthLeft } from './fleets.js';
import { loseShip, loseSpentShips } from './loss.js';

export const emptySlots = ({ type, cargo }: Ship): number => SHIPS[type]!.cargo - cargo.length;

/** V-3.12: at the end of phase 2, for empty slots and for idleness; packets are exempt (A2). */
export function mutinyAfterMoving(state: State, tell?: Tell<Event>): void {
  const seat = state.active;
  const player = state.players[seat]!;
  for (let number = 0; number < ORDINARY; number++) {
    const fleet = player.fleets[number];
    if (!fleet) continue;
    const unfilled = fleet.ships.map(emptySlots);
    const idle = fleet.ships.map(() => (fleet.idle ? IDLE_MUTINY : 0));
    fleet.ships.forEach((ship, place) => {
      ship.mutiny += unfilled[place]! + idle[place]!;
    });
    const told = { type: 'mutiny', seat, fleet: FLEETS[number]! } as const;
    if (unfilled.some((n) => n > 0)) tell?.({ ...told, why: 'unfilled', ships: unfilled });
    if (fleet.idle) tell?.({ ...told, why: 'idle', ships: idle });
    loseSpentShips(state, seat, number, 'mutiny', tell);
  }
}

/** V-7.6, V-7.12: in turn order, fleet by fleet; A20: packets only where every ship brings a token. */
export function mutinyByTile(state: State, perToken: number, place: number, from: number): void {
  if (perToken === 0) return;
  for (let at = place; at < state.order.length; at++) {
    const player = state.players[state.order[at]!]!;
    for (let number = at === place ? from : 0; number < player.fleets.length; number++) {
      const fleet = player.fleets[number];
      if (!fleet || (isPacketFleet(number) && perToken > 1)) continue;
      const calmed = CALMING.filter((card) => hasCard(player, card)).length * CALM_LESS;
      const left = Math.floor(fleet.ships.length / perToken) - calmed;
      if (left <= 0) continue;
      state.agenda.push({ do: 'mutiny', perToken, place: at, fleet: number + 1 });
      state.agenda.push({ do: 'mutinyOf', seat: state.order[at]!, fleet: number, left });
      return;
    }
  }
}

/** The owner spreads what a tile brings a fleet, token by token. */
export function spreadMutiny(state: State, seat: Seat, fleet: number, left: number): void {
  if (left > 0 && state.players[seat]!.fleets[fleet]) ask(state, { kind: 'mutiny', seat, fleet, left });
}

export function putMutiny(
  state: State,
  seat: Seat,
  number: number,
  place: number,
  left: number,
  tell?: Tell<Event>,
): void {
  const fleet = state.players[seat]!.fleets[number]!;
  const ship = fleet.ships[place]!;
  ship.mutiny++;
  const ships = fleet.ships.map((_, at) => (at === place ? 1 : 0));
  tell?.({ type: 'mutiny', seat, fleet: FLEETS[number]!, why: 'tile', ships });
  if (strengthLeft(ship) <= 0) loseShip(state, seat, number, place, 'mutiny', tell);
  state.agenda.push({ do: 'mutinyOf', seat, fleet: number, left: left - 1 });
}
