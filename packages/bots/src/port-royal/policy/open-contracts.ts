import type { ContractView, View } from '@roadstead/port-royal';
import { isTogether } from '../contracts.js';

/** Each once, with a cube left or one already on its way; together, once is enough for all. */
export function isOpenTo(view: View, open: ContractView, seat: number): boolean {
  const isDone = isTogether(view) ? isTaken(open) : open.slots.includes(seat);
  return !isDone && mayWorkOn(view, open, seat);
}

/** Whether anybody has fulfilled it. */
export function isTaken({ slots }: ContractView): boolean {
  return slots.some((taker) => taker !== null);
}

/** With a cube left, or one already on its way. */
export function mayWorkOn(view: View, open: ContractView, seat: number): boolean {
  return view.players[seat]!.cubes > 0 || doneBy(open, seat) > 0;
}

/** How often a seat has met the task. */
export function doneBy({ fields }: ContractView, seat: number): number {
  for (const field in fields) if (fields[field]!.includes(seat)) return Number(field);
  return 0;
}
