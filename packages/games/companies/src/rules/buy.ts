import type { Seat, Tell } from '@roadstead/kernel';
import { BUILDS_SHIPS } from '../board/goods.js';
import { fieldOfHarbour, HARBOURS } from '../board/map.js';
import { SAWMILL_DISCOUNT, SAWMILL_SHIPS, TARIFF } from '../board/numbers.js';
import { FLEET_COST, FLEETS, FLUYT, GOVERNOR, PACKET, SHIPS, SHIPS_A_HARBOUR } from '../board/ships.js';
import { SAWMILL_CHEAPER, SAWMILL_MORE } from '../cards/developments.js';
import type { Event } from '../events.js';
import type { QuestionOf } from '../question.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import {
  freeFleet,
  freePacketFleet,
  hasCard,
  hasOrdinaryFleet,
  hasOrdinaryFleetAt,
  newFleet,
  newShip,
  ordinaryFleetsAt,
} from './fleets.js';
import { LEAVE_GRANTED } from './load.js';
import { pay, transfer } from './money.js';
import { isHostile, isPresent } from './presence.js';

/** Asked again after every purchase, until the player is done. */
export function askToBuy(state: State): void {
  state.phase = 'buy';
  ask(state, { kind: 'buy', seat: state.active });
}

function priceOf(state: State, seat: Seat, type: number): number {
  const isCheaper = hasCard(state.players[seat]!, SAWMILL_CHEAPER);
  return SHIPS[type]!.cost - (isCheaper ? SAWMILL_DISCOUNT : 0);
}

/** V-5.13, V-5.33: whose leave a player needs to build here, or -1. */
export function governorOver(state: State, seat: Seat, harbour: number): Seat {
  const { administrator } = state.harbours[harbour]!;
  if (administrator?.kind !== GOVERNOR || administrator.seat === seat) return -1;
  return isHostile(state, administrator.seat, harbour) ? -1 : administrator.seat;
}

/** V-5.33: whether a ship or warehouse may be built here now, as far as a governor is concerned. */
export function hasLeave(state: State, seat: Seat, harbour: number): boolean {
  if (governorOver(state, seat, harbour) < 0 || state.options.leave === 'tariff') return true;
  return state.notes.leave[harbour] === LEAVE_GRANTED;
}

/** What a governor takes for a ship or warehouse without being asked. */
export function tariffAt(state: State, seat: Seat, harbour: number): number {
  return state.options.leave === 'tariff' && governorOver(state, seat, harbour) >= 0 ? TARIFF : 0;
}

/** Pays the governor his tariff, or uses up his leave. */
export function useLeave(state: State, seat: Seat, harbour: number): void {
  const governor = governorOver(state, seat, harbour);
  if (governor < 0) return;
  if (state.options.leave === 'tariff') transfer(state, seat, governor, TARIFF);
  else state.notes.leave[harbour] = 0;
}

/** V-5.1, V-5.2: whether a ship, whatever its type and price, may be bought here. */
export function sellsShips(state: State, seat: Seat, harbour: number): boolean {
  if (isHostile(state, seat, harbour)) return false;
  if (state.notes.shipless) return true; // V-4.53
  const most = SHIPS_A_HARBOUR + (hasCard(state.players[seat]!, SAWMILL_MORE) ? SAWMILL_SHIPS : 0);
  return BUILDS_SHIPS[harbour]! && state.notes.bought[harbour]! < most && isPresent(state, seat, harbour);
}

/** What a ship of this type costs here with all that goes with it at least; null where it cannot be bought. */
export function costHere(state: State, seat: Seat, harbour: number, type: number): number | null {
  if (state.shipSupply[type] === 0) return null; // V-5.35
  const player = state.players[seat]!;
  const price = priceOf(state, seat, type);
  if (type === PACKET && freePacketFleet(player) < 0) return null;
  if (state.notes.shipless) return price;
  const total = price + tariffAt(state, seat, harbour);
  if (type === PACKET || hasOrdinaryFleetAt(player, fieldOfHarbour(harbour))) return total;
  return freeFleet(player) < 0 ? null : total + FLEET_COST;
}

export function buy(state: State, seat: Seat, type: number, harbour: number, tell?: Tell<Event>): void {
  const { notes } = state;
  const player = state.players[seat]!;
  const ducats = priceOf(state, seat, type);
  pay(state, seat, ducats);
  state.shipSupply[type]!--;
  notes.bought[harbour]!++;
  const isFirst = notes.shipless;
  notes.shipless = false;
  if (!isFirst) useLeave(state, seat, harbour);
  if (type === PACKET) launch(state, seat, freePacketFleet(player), harbour, type, ducats, tell);
  else if (isFirst) launch(state, seat, freeFleet(player), harbour, type, ducats, tell);
  else ask(state, { kind: 'join', seat, harbour, type, ducats });
}

/** V-5.36: the own ordinary fleets that a new ship may join. */
export function fleetsToJoin(state: State, { seat, harbour }: QuestionOf<'join'>): readonly number[] {
  return ordinaryFleetsAt(state.players[seat]!, fieldOfHarbour(harbour));
}

export function canFoundFleet(state: State, seat: Seat): boolean {
  const player = state.players[seat]!;
  return freeFleet(player) >= 0 && player.ducats >= FLEET_COST;
}

export function joinFleet(state: State, question: QuestionOf<'join'>, fleet: number, tell?: Tell<Event>): void {
  const { seat, harbour, type, ducats } = question;
  state.players[seat]!.fleets[fleet]!.ships.push(newShip(type));
  tellBought(seat, type, harbour, fleet, ducats, tell);
}

export function foundFleet(state: State, question: QuestionOf<'join'>, tell?: Tell<Event>): void {
  const { seat, harbour, type, ducats } = question;
  pay(state, seat, FLEET_COST);
  launch(state, seat, freeFleet(state.players[seat]!), harbour, type, ducats + FLEET_COST, tell);
}

function launch(
  state: State,
  seat: Seat,
  fleet: number,
  harbour: number,
  type: number,
  ducats: number,
  tell?: Tell<Event>,
): void {
  state.players[seat]!.fleets[fleet] = newFleet(fieldOfHarbour(harbour), 0, [newShip(type)]);
  tellBought(seat, type, harbour, fleet, ducats, tell);
}

function tellBought(
  seat: Seat,
  type: number,
  harbour: number,
  fleet: number,
  ducats: number,
  tell?: Tell<Event>,
): void {
  const ship = SHIPS[type]!.id;
  tell?.({ type: 'bought', seat, ship, harbour: HARBOURS[harbour]!, fleet: FLEETS[fleet]!, ducats });
}

/** A26: no ordinary ship, and too poor for one. */
export function needsRescue(state: State, seat: Seat): boolean {
  const player = state.players[seat]!;
  if (hasOrdinaryFleet(player) || player.ducats >= priceOf(state, seat, FLUYT)) return false;
  return state.shipSupply[FLUYT]! > 0;
}

export function rescue(state: State, seat: Seat, harbour: number, tell?: Tell<Event>): void {
  const { ducats } = state.players[seat]!;
  pay(state, seat, ducats);
  state.shipSupply[FLUYT]!--;
  state.notes.bought[harbour]!++;
  state.notes.shipless = false;
  launch(state, seat, freeFleet(state.players[seat]!), harbour, FLUYT, ducats, tell);
}
