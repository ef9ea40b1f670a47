import { type AnyTable, Refusal } from '@roadstead/kernel';
import { mustAgree, undoBarrier } from '@roadstead/protocol';
import { Refused } from '../refused.js';
import type { StoredTable } from '../store/store.js';

/** A request to go back, as long as it can still be answered. */
export function openRequest({ undoAsked }: StoredTable, now: number) {
  return undoAsked !== null && undoAsked.expiresAt > now ? undoAsked : null;
}

/** Everybody else who plays their own seat has agreed. */
export function isAgreed(stored: StoredTable, now: number): boolean {
  const asked = openRequest(stored, now);
  if (asked === null) return false;
  return mustAgree(stored.seats, asked.seat).every((seat) => asked.agreed.includes(seat));
}

/** Nobody's game is taken back while they are away. */
export function checkAway({ seats, house }: StoredTable, to: number): void {
  switch (undoBarrier(seats, house.rated, to)) {
    case 'rated':
      throw new Refused('NOT_ALLOWED', 'In a rated game everybody has to agree in person, and somebody is away.');
    case 'absent':
      throw new Refused('NOT_ALLOWED', 'Somebody who is away has played since then: that stays as it is.');
  }
}

/** Once the seed is out, a game stays over. */
export function checkGoingBack(table: AnyTable, to: number): void {
  if (table.over) throw new Refusal('GAME_OVER', 'The game is over.');
  const isThere = to === 0 || table.inForce.includes(to);
  if (!isThere) throw new Refused('BAD_REQUEST', 'There is no going back to that entry.');
  if (to === (table.inForce.at(-1) ?? 0)) throw new Refused('BAD_REQUEST', 'This would take nothing back.');
}
