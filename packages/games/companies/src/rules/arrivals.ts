import type { Tell } from '@roadstead/kernel';
import { ORIGIN, PRODUCT } from '../board/goods.js';
import { harbourAt } from '../board/map.js';
import { ORDINARY } from '../board/ships.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import { refill } from './refill.js';

/** V-4.5, V-3.15: each packet with a cube in a harbour that it does not come from; never at the Cape. */
export function askForArrivals(state: State): void {
  const { fleets } = state.players[state.active]!;
  state.phase = 'fight';
  for (let number = ORDINARY; number < fleets.length; number++) {
    const fleet = fleets[number];
    if (!fleet) continue;
    const harbour = harbourAt(fleet.at);
    const good = fleet.ships[0]!.cargo[0];
    if (harbour < 0 || good === undefined || PRODUCT[harbour]! < 0 || ORIGIN[good] === harbour) continue;
    state.agenda.push({ do: 'arrivals' });
    ask(state, { kind: 'refill', seat: state.active, fleet: number, harbour });
    return;
  }
}

/** Its cube goes to the supply without pay, and the stores named are refilled. */
export function arrive(
  state: State,
  number: number,
  harbour: number,
  fields: readonly number[],
  tell?: Tell<Event>,
): void {
  const { cargo } = state.players[state.active]!.fleets[number]!.ships[0]!;
  state.supply[cargo.pop()!]!++;
  refill(state, harbour, fields, tell);
}
