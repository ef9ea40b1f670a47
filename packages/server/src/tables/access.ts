import { timingSafeEqual } from 'node:crypto';
import type { Seat } from '@roadstead/kernel';
import { Refused, unknownTable } from '../refused.js';
import type { Store, StoredTable } from '../store/store.js';
import { challengedBy, dayOf, followedBy } from './follows.js';
import { seatOf } from './seating.js';

/** Whether a person may know of the table at all: who sits there, who came in with the invitation, or anybody if it is open. */
export async function mayEnter(store: Store, table: StoredTable, person: string): Promise<boolean> {
  if (isKeptOut(table, person)) return false;
  if (seatOf(table, person) !== null || isOpenToAll(table)) return true;
  if (await store.tables.isAdmitted(table.id, person)) return true;
  return table.status === 'over' && mayCompare(store, table, person);
}

/**
 * Finished tables of one deal can be looked at by those who may compare themselves with them: a challenge by who may see the
 * table that it began with, a day's deal by who has played it to the end themselves.
 */
async function mayCompare(store: Store, table: StoredTable, person: string): Promise<boolean> {
  if (challengedBy(table) !== null) {
    const root = await followedBy(store, table);
    return root !== null && mayEnter(store, root, person);
  }
  const day = dayOf(table);
  if (day === null) return false;
  const own = await store.tables.dailyOf(table.game, day, person);
  return own?.status === 'over';
}

/** An open table whose game others may not watch is nobody's business until it is over. */
function isOpenToAll({ house, status }: StoredTable): boolean {
  return house.open && (status !== 'playing' || house.spectators);
}

/** Whether the game itself may be seen from this seat, or by a spectator (null). */
export function mayWatch({ house, status }: StoredTable, seat: Seat | null): boolean {
  return seat !== null || status !== 'playing' || house.spectators;
}

export async function checkEntry(store: Store, table: StoredTable, person: string): Promise<void> {
  checkNotKeptOut(table, person);
  if (!(await mayEnter(store, table, person))) throw unknownTable();
}

/** Whoever was there once may know why they cannot come again. */
export function checkNotKeptOut(table: StoredTable, person: string): void {
  if (isKeptOut(table, person)) throw new Refused('KEPT_OUT', 'The host does not want you at this table.');
}

function isKeptOut({ keptOut }: StoredTable, person: string): boolean {
  return keptOut.includes(person);
}

export function isInvite({ invite }: StoredTable, given: string): boolean {
  const [right, asked] = [Buffer.from(invite), Buffer.from(given)];
  return right.length === asked.length && timingSafeEqual(right, asked);
}
