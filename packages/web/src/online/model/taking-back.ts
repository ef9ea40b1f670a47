import type { Seat } from '@roadstead/kernel';
import { mustAgree, type Played, type Room, undoBarrier } from '@roadstead/protocol';
import { actsInForce } from '../../table/acts-in-force.js';

/**
 * Where the table would stand again if the seat's last act, and all that others did after it, were taken back; null where
 * the seat has done nothing.
 */
export function beforeLastActOf(log: readonly Played[], seat: Seat): number | null {
  const line = actsInForce(log);
  const last = line.findLastIndex((seq) => log[seq - 1]!.seat === seat);
  return last < 0 ? null : (line[last - 1] ?? 0);
}

/** How many actions, of all, would be taken back: nobody agrees without knowing. */
export function actsAfter(log: readonly Played[], to: number): number {
  return actsInForce(log).filter((seq) => seq > to).length;
}

/** Whether the others can be asked to go back that far: nobody has asked, and nobody is away whose play it would undo. */
export function mayAskBack({ undoAsked, seats, house }: Room, to: number | null): to is number {
  return to !== null && undoAsked === undefined && undoBarrier(seats, house.rated, to) === null;
}

interface AskedUndo {
  readonly by: Seat;
  /** The entry after which the game would stand again. */
  readonly to: number;
  readonly mine: boolean;
  /** This seat has still to say yes or no. */
  readonly asksMe: boolean;
  readonly agreed: number;
  readonly of: number;
  readonly msLeft: number;
}

/** The request that is on the table. */
export function askedUndo({ undoAsked, seats, you }: Room, serverNow: number): AskedUndo | null {
  if (undoAsked === undefined || undoAsked.expiresAt <= serverNow) return null;
  const { seat: by, to, agreed, expiresAt } = undoAsked;
  const asked = mustAgree(seats, by);
  const mine = you.seat === by;
  return {
    by,
    to,
    mine,
    asksMe: you.seat !== null && asked.includes(you.seat) && !agreed.includes(you.seat),
    agreed: asked.filter((seat) => agreed.includes(seat)).length,
    of: asked.length,
    msLeft: expiresAt - serverNow,
  };
}
