import type { Seat, Tell } from '@roadstead/kernel';
import { TAKES_ADMINISTRATOR, TAKES_FORT } from '../board/goods.js';
import { fieldOfHarbour, HARBOURS } from '../board/map.js';
import {
  ADMINISTRATOR_COST,
  BUILDINGS_A_HARBOUR,
  CHANGE_COST,
  FORT_COST,
  KINDS,
  TAKE_OVER_COST,
  WAREHOUSE_COST,
} from '../board/ships.js';
import type { Building, Event } from '../events.js';
import type { State } from '../state.js';
import { hasLeave, tariffAt, useLeave } from './buy.js';
import { hasFleetAt } from './fleets.js';
import { pay } from './money.js';
import { hasWarehouse, isHostile, isPresent } from './presence.js';
import { fill, isOpen } from './stores.js';

/** V-5.1, V-5.32: whether anything may be built in a harbour. */
export function mayBuild(state: State, seat: Seat, harbour: number): boolean {
  if (state.notes.built[harbour]! >= BUILDINGS_A_HARBOUR) return false;
  return isPresent(state, seat, harbour) && !isHostile(state, seat, harbour);
}

/** V-5.30: the lowest unbuilt, undamaged field, or -1. */
export const freeField = (state: State, harbour: number): number => state.harbours[harbour]!.fields.findIndex(isOpen);

export function canBuildWarehouse(state: State, seat: Seat, harbour: number): boolean {
  const { ducats } = state.players[seat]!;
  if (ducats < WAREHOUSE_COST + tariffAt(state, seat, harbour)) return false;
  return freeField(state, harbour) >= 0 && hasLeave(state, seat, harbour);
}

export function canAppoint(state: State, seat: Seat, harbour: number): boolean {
  if (!TAKES_ADMINISTRATOR[harbour] || state.players[seat]!.ducats < ADMINISTRATOR_COST) return false;
  return state.harbours[harbour]!.administrator === null && hasWarehouse(state, seat, harbour);
}

/** V-5.12: from the round after the appointment on. */
export function canChange(state: State, seat: Seat, harbour: number): boolean {
  const { administrator } = state.harbours[harbour]!;
  if (administrator?.seat !== seat || state.players[seat]!.ducats < CHANGE_COST) return false;
  return administrator.since < state.round;
}

/** V-5.17: only when its owner has no ship and no fort there. */
export function canTakeOver(state: State, seat: Seat, harbour: number): boolean {
  const { administrator, fort } = state.harbours[harbour]!;
  if (administrator === null || administrator.seat === seat) return false;
  if (state.players[seat]!.ducats < TAKE_OVER_COST || fort?.seat === administrator.seat) return false;
  return !hasFleetAt(state.players[administrator.seat]!, fieldOfHarbour(harbour));
}

export function canFortify(state: State, seat: Seat, harbour: number): boolean {
  const { administrator, fort } = state.harbours[harbour]!;
  if (!TAKES_FORT[harbour] || fort !== null || administrator?.seat !== seat) return false;
  return state.players[seat]!.ducats >= FORT_COST;
}

export function buildWarehouse(state: State, seat: Seat, harbour: number, tell?: Tell<Event>): void {
  const field = freeField(state, harbour);
  useLeave(state, seat, harbour);
  state.harbours[harbour]!.fields[field]!.owner = seat;
  fill(state, harbour, field);
  built(state, seat, harbour, WAREHOUSE_COST, { what: 'warehouse', how: 'new', field: field + 1 }, tell);
}

export function appoint(state: State, seat: Seat, harbour: number, kind: number, tell?: Tell<Event>): void {
  state.harbours[harbour]!.administrator = { seat, kind, since: state.round };
  built(state, seat, harbour, ADMINISTRATOR_COST, { what: 'administrator', how: 'new', kind: KINDS[kind]! }, tell);
}

export function change(state: State, seat: Seat, harbour: number, kind: number, tell?: Tell<Event>): void {
  state.harbours[harbour]!.administrator = { seat, kind, since: state.round };
  built(state, seat, harbour, CHANGE_COST, { what: 'administrator', how: 'change', kind: KINDS[kind]! }, tell);
}

export function takeOver(state: State, seat: Seat, harbour: number, tell?: Tell<Event>): void {
  const { kind } = state.harbours[harbour]!.administrator!;
  state.harbours[harbour]!.administrator = { seat, kind, since: state.round };
  built(state, seat, harbour, TAKE_OVER_COST, { what: 'administrator', how: 'takeOver', kind: KINDS[kind]! }, tell);
}

export function fortify(state: State, seat: Seat, harbour: number, tell?: Tell<Event>): void {
  state.harbours[harbour]!.fort = { seat, damage: 0 };
  built(state, seat, harbour, FORT_COST, { what: 'fort', how: 'new' }, tell);
}

interface Built {
  readonly what: Building;
  readonly how: 'new' | 'change' | 'takeOver';
  readonly kind?: (typeof KINDS)[number];
  readonly field?: number;
}

function built(state: State, seat: Seat, harbour: number, ducats: number, what: Built, tell?: Tell<Event>): void {
  pay(state, seat, ducats);
  state.notes.built[harbour]!++;
  tell?.({ type: 'built', seat, harbour: HARBOURS[harbour]!, ...what, ducats });
}
