import type { ContractView, View } from '@roadstead/port-royal';
import { isTogether } from '../contracts.js';
import { errandOf } from './errands.js';
import { type Hand, handOf } from './hand.js';

/** How near a seat is to the open contracts, each by its place among them. */
interface SeatReach {
  readonly hand: Hand;
  /** About how many cards it lacks. */
  readonly missing: readonly number[];
  /** Together: how likely it does not fulfil it. */
  readonly fails: readonly number[];
}

/** How near everybody is to the open contracts. Each seat is counted when it is first asked for, and then known to all. */
export class Reach {
  private readonly view: View;
  private readonly nearness: number;
  private readonly seats: (SeatReach | null)[];

  constructor(view: View, nearness: number) {
    this.view = view;
    this.nearness = nearness;
    this.seats = view.players.map(() => null);
  }

  of(seat: number): SeatReach {
    this.seats[seat] ??= reachOf(this.view, seat, this.nearness);
    return this.seats[seat]!;
  }

  /** Together: how likely no friend of a seat fulfils a contract. */
  leftTo(contract: number, seat: number): number {
    let left = 1;
    for (let friend = 0; friend < this.seats.length; friend++) {
      if (friend !== seat) left *= this.of(friend).fails[contract]!;
    }
    return left;
  }
}

function reachOf(view: View, seat: number, nearness: number): SeatReach {
  const hand = handOf(view, seat);
  const together = isTogether(view);
  const missing: number[] = [];
  const fails: number[] = [];
  for (const open of view.contracts!) {
    const lacking = errandOf(open.id).missing(hand, doneBy(open, seat), view);
    missing.push(lacking);
    if (together) fails.push(isOpenTo(view, open, seat) ? 1 - nearness ** Math.max(1, lacking) : 1);
  }
  return { hand, missing, fails };
}

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
