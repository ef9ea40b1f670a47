import { GENERAL_HOLDS, generalStores, WAREHOUSE_ABSORBS } from '@roadstead/companies';
import type { Seat } from '@roadstead/kernel';
import { type DraftView, productOf } from './draft.js';

type Fields = DraftView['harbours'][string]['fields'];

const isOpen = ([owner, , damage]: Fields[number]): boolean => owner === null && damage === 0;

/** V-5.30: what a field (from 0) can still take. */
function roomIn(fields: Fields, field: number, players: number): number {
  const [owner, cubes] = fields[field]!;
  const before = fields.slice(0, field).filter(isOpen).length;
  const general = isOpen(fields[field]!) && before < generalStores(players) ? GENERAL_HOLDS : 0;
  return Math.max(0, (owner === null ? general : field + 1) - cubes);
}

/** Cubes go from the supply to a field, or back to it. */
function putCubes({ harbours, supply }: DraftView, harbour: string, field: number, cubes: number): void {
  harbours[harbour]!.fields[field]![1] += cubes;
  supply[productOf(harbour)!]! -= cubes;
}

export function fill(draft: DraftView, harbour: string, field: number): void {
  const room = roomIn(draft.harbours[harbour]!.fields, field, draft.players.length);
  putCubes(draft, harbour, field, Math.min(room, draft.supply[productOf(harbour)!]!));
}

/** V-5.31: all of them where the supply is enough; else one each, round by round, unless somebody divides. */
export function refill(draft: DraftView, harbour: string, fields: readonly number[], isDivided: boolean): void {
  const room = (field: number) => roomIn(draft.harbours[harbour]!.fields, field, draft.players.length);
  const good = productOf(harbour)!;
  if (fields.reduce((sum, field) => sum + room(field), 0) <= draft.supply[good]!) {
    for (const field of fields) fill(draft, harbour, field);
    return;
  }
  if (isDivided) return;
  for (;;) {
    const open = fields.filter((field) => room(field) > 0);
    if (open.length === 0 || open.length > draft.supply[good]!) break;
    for (const field of open) putCubes(draft, harbour, field, 1);
  }
  const open = fields.filter((field) => room(field) > 0);
  if (open.some((field) => draft.harbours[harbour]!.fields[field]![0] !== null)) return;
  for (const field of open) fill(draft, harbour, field);
}

/** V-3.11: a cube is taken from the fullest field of its owner, the lower number first. */
export function takeFromStore({ harbours }: DraftView, harbour: string, owner: Seat | null): void {
  const own = harbours[harbour]!.fields.filter(([seat]) => seat === owner);
  const fullest = own.reduce((best, field) => (field[1] > best[1] ? field : best));
  fullest[1] -= 1;
}

/** V-8.11: a warehouse removed leaves an open field; V-4.20: one destroyed leaves damage on it. */
export function takeDown(draft: DraftView, harbour: string, field: number, destroyed: boolean): void {
  const store = draft.harbours[harbour]!.fields[field]!;
  putCubes(draft, harbour, field, -store[1]);
  store[0] = null;
  store[2] = destroyed ? WAREHOUSE_ABSORBS : 0;
}
