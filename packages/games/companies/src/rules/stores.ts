import type { Seat, Tell } from '@roadstead/kernel';
import { PRODUCT } from '../board/goods.js';
import { HARBOURS } from '../board/map.js';
import { GENERAL_HOLDS, generalStores } from '../board/numbers.js';
import { WAREHOUSE_ABSORBS } from '../board/ships.js';
import type { Event } from '../events.js';
import type { Harbour, State, StoreField } from '../state.js';

/** V-5.30: an unbuilt, undamaged field; the first of them are general stores. */
export const isOpen = ({ owner, damage }: StoreField): boolean => owner < 0 && damage === 0;

/** What a field holds when it is full: as a warehouse its number, as a general store 1, else 0. */
function holds(state: State, { fields }: Harbour, field: number): number {
  const store = fields[field]!;
  if (store.owner >= 0) return field + 1; // A10
  if (!isOpen(store)) return 0;
  let before = 0;
  for (let other = 0; other < field; other++) if (isOpen(fields[other]!)) before++;
  return before < generalStores(state.players.length) ? GENERAL_HOLDS : 0;
}

export function roomIn(state: State, harbour: Harbour, field: number): number {
  return Math.max(0, holds(state, harbour, field) - harbour.fields[field]!.cubes);
}

/** The fields with room, as places. */
export function fieldsWithRoom(state: State, harbour: number): number[] {
  const here = state.harbours[harbour]!;
  const fields: number[] = [];
  for (let field = 0; field < here.fields.length; field++) if (roomIn(state, here, field) > 0) fields.push(field);
  return fields;
}

/** V-3.11: the fullest field of an owner (-1: general stores), the lower number first; -1 where none has a cube. */
export function fullestField({ fields }: Harbour, owner: Seat): number {
  let fullest = -1;
  for (let field = 0; field < fields.length; field++) {
    const store = fields[field]!;
    if (store.owner !== owner || store.cubes === 0) continue;
    if (fullest < 0 || store.cubes > fields[fullest]!.cubes) fullest = field;
  }
  return fullest;
}

/** Puts as many cubes from the supply into a field as both allow. */
export function fill(state: State, harbour: number, field: number): void {
  const here = state.harbours[harbour]!;
  putCubes(state, harbour, field, Math.min(roomIn(state, here, field), state.supply[PRODUCT[harbour]!]!));
}

export function putCubes(state: State, harbour: number, field: number, cubes: number): void {
  state.harbours[harbour]!.fields[field]!.cubes += cubes;
  state.supply[PRODUCT[harbour]!]! -= cubes;
}

/** V-8.11: a warehouse removed leaves an open field; V-4.20: one destroyed leaves damage on it. */
export function takeDown(state: State, harbour: number, field: number, destroyed: boolean, tell?: Tell<Event>): void {
  const store = state.harbours[harbour]!.fields[field]!;
  const seat = store.owner;
  putCubes(state, harbour, field, -store.cubes);
  store.owner = -1;
  store.damage = destroyed ? WAREHOUSE_ABSORBS : 0;
  tell?.({ type: 'removed', what: 'warehouse', harbour: HARBOURS[harbour]!, seat, field: field + 1, destroyed });
}

/** V-4.71: so many warehouses of a player are destroyed, the fullest first. */
export function raid(state: State, harbour: number, owner: Seat, damage: number, tell?: Tell<Event>): void {
  const { fields } = state.harbours[harbour]!;
  for (let left = Math.floor(damage / WAREHOUSE_ABSORBS); left > 0; left--) {
    let target = -1;
    fields.forEach((store, field) => {
      if (store.owner === owner && (target < 0 || store.cubes > fields[target]!.cubes)) target = field;
    });
    if (target < 0) return;
    takeDown(state, harbour, target, true, tell);
  }
}
