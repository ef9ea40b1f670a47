import type { Seat, Tell } from '@roadstead/kernel';
import { GOODS, PRODUCT } from '../board/goods.js';
import { FIELDS, harbourAt, isSea } from '../board/map.js';
import { FLEET_COST, FLEETS, isPacketFleet, ORDINARY } from '../board/ships.js';
import type { Event } from '../events.js';
import type { Fleet, State } from '../state.js';
import { ask } from './ask.js';
import { freeFleet, hasRoom, isSlow, newFleet, paceOf, removeFleet } from './fleets.js';
import { pay } from './money.js';
import { meetPirates } from './pirates.js';
import { isHostile } from './presence.js';

/** V-3.1: the fleets that may act next; packet fleets come last. */
export function fleetsToAct({ players, active }: State): readonly number[] {
  const { fleets } = players[active]!;
  const waiting = (from: number, to: number) => {
    const numbers: number[] = [];
    for (let fleet = from; fleet < to; fleet++) if (fleets[fleet]?.moved === false) numbers.push(fleet);
    return numbers;
  };
  const ordinary = waiting(0, ORDINARY);
  return ordinary.length > 0 ? ordinary : waiting(ORDINARY, fleets.length);
}

export function nextFleet(state: State): void {
  state.phase = 'move';
  const fleets = fleetsToAct(state);
  if (fleets.length === 0) return;
  state.agenda.push({ do: 'fleets' });
  if (fleets.length === 1) beginActing(state, fleets[0]!);
  else ask(state, { kind: 'fleet', seat: state.active });
}

export function beginActing(state: State, fleet: number): void {
  const { notes } = state;
  notes.acting = fleet;
  notes.steps = 0;
  notes.fromSea = isSea(state.players[state.active]!.fleets[fleet]!.at);
  state.agenda.push({ do: 'act' });
}

/** Before it moves, the acting fleet is asked again after everything that it does. */
export function goOnActing(state: State): void {
  ask(state, { kind: 'act', seat: state.active, fleet: state.notes.acting });
}

/** V-3.2: one ship makes a new fleet with the same experience. */
export function split(state: State, seat: Seat, fleet: number, ship: number, tell?: Tell<Event>): void {
  const player = state.players[seat]!;
  const old = player.fleets[fleet]!;
  const to = freeFleet(player);
  pay(state, seat, FLEET_COST);
  player.fleets[to] = { ...newFleet(old.at, old.experience, old.ships.splice(ship, 1)), splitFrom: fleet };
  tell?.({ type: 'split', seat, fleet: FLEETS[fleet]!, ship, to: FLEETS[to]! });
}

/** V-3.2: a further ship for a fleet that was split off in this phase. */
export function shift(state: State, seat: Seat, fleet: number, ship: number, to: number, tell?: Tell<Event>): void {
  const { fleets } = state.players[seat]!;
  fleets[to]!.ships.push(...fleets[fleet]!.ships.splice(ship, 1));
  tell?.({ type: 'shifted', seat, fleet: FLEETS[fleet]!, ship, to: FLEETS[to]! });
}

/** V-3.3: whole fleets; the higher experience is kept, and the fleet that is joined goes on acting. */
export function merge(state: State, seat: Seat, fleet: number, to: number, tell?: Tell<Event>): void {
  const { fleets } = state.players[seat]!;
  const joined = fleets[to]!;
  joined.ships.push(...fleets[fleet]!.ships);
  joined.experience = Math.max(joined.experience, fleets[fleet]!.experience);
  removeFleet(state.players[seat]!, fleet);
  state.notes.acting = to;
  tell?.({ type: 'merged', seat, fleet: FLEETS[fleet]!, to: FLEETS[to]! });
}

/** One field. */
export function sail(state: State, seat: Seat, number: number, to: number, tell?: Tell<Event>): void {
  const fleet = state.players[seat]!.fleets[number]!;
  const from = fleet.at;
  if (isPacketFleet(number)) takeMail(state, seat, number, tell);
  fleet.at = to;
  fleet.moved = true;
  state.notes.steps++;
  tell?.({ type: 'sailed', seat, fleet: FLEETS[number]!, from: FIELDS[from]!.id, to: FIELDS[to]!.id });
  state.agenda.push({ do: 'voyage' });
  if (!isPacketFleet(number)) meetPirates(state, seat, number, from, tell); // V-4.36
}

/** V-3.5, V-3.15: on leaving a harbour a packet boat takes a cube of its good from the supply. */
function takeMail(state: State, seat: Seat, number: number, tell?: Tell<Event>): void {
  const { at, ships } = state.players[seat]!.fleets[number]!;
  const harbour = harbourAt(at);
  const good = harbour < 0 ? -1 : PRODUCT[harbour]!;
  if (good < 0 || state.supply[good] === 0 || !hasRoom(ships[0]!) || isHostile(state, seat, harbour)) return;
  state.supply[good]!--;
  ships[0]!.cargo.push(good);
  tell?.({ type: 'loaded', seat, fleet: FLEETS[number]!, ship: 0, good: GOODS[good]!, from: 'supply' });
}

/** After a field: the fleet sails on, if it is still there and has way left; V-3.6: harbours and nests end the move. */
export function goOnSailing(state: State): void {
  const { notes, active } = state;
  const player = state.players[active]!;
  const fleet = player.fleets[notes.acting];
  if (!fleet || notes.acting < 0) return;
  if (isSea(fleet.at) && notes.steps < paceOf(player, fleet, notes.fromSea))
    ask(state, { kind: 'sailing', seat: active, fleet: notes.acting });
  else rest(state);
}

/** The acting fleet goes no further of its own will: V-3.8, unless it is slowed. */
export function halt(state: State): void {
  const fleet = state.players[state.active]!.fleets[state.notes.acting]!;
  fleet.idle = !isSlowed(fleet);
  rest(state);
}

export function stay(state: State, seat: Seat, number: number, tell?: Tell<Event>): void {
  state.players[seat]!.fleets[number]!.moved = true;
  tell?.({ type: 'stayed', seat, fleet: FLEETS[number]! });
  halt(state);
}

/** The acting fleet is done for this phase. */
export function rest(state: State): void {
  state.notes.acting = -1;
}

const isSlowed = ({ ships }: Fleet): boolean => ships.some(isSlow);
