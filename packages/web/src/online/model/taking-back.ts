import type { Seat } from '@roadstead/kernel';
import type { Played, Room } from '@roadstead/protocol';

/** The acts in force, oldest first. */
export function actsInForce(log: readonly Played[]): readonly Played[] {
  const line: Played[] = [];
  for (const played of log) {
    if (played.kind === 'act') line.push(played);
    else while (line.length > 0 && line.at(-1)!.seq > played.to!) line.pop();
  }
  return line;
}

/**
 * Where the table would stand again if the seat's last act, and all that others did after it, were taken back; null where
 * the seat has done nothing.
 */
export function beforeLastActOf(log: readonly Played[], seat: Seat): number | null {
  const line = actsInForce(log);
  const last = line.findLastIndex((played) => played.seat === seat);
  return last < 0 ? null : (line[last - 1]?.seq ?? 0);
}

export interface UndoRequest {
  readonly by: Seat;
  readonly mine: boolean;
  /** This seat has still to say yes or no. */
  readonly asksMe: boolean;
  readonly agreed: number;
  readonly of: number;
  readonly msLeft: number;
}

/** The request that is on the table. Only people are asked: bots agree to everything. */
export function undoRequest({ undoAsked, seats, you }: Room, serverNow: number): UndoRequest | null {
  if (undoAsked === undefined || undoAsked.expiresAt <= serverNow) return null;
  const { seat: by, agreed, expiresAt } = undoAsked;
  const asked = seats.flatMap(({ person, left }, seat) => (person !== null && !left && seat !== by ? [seat] : []));
  const mine = you.seat === by;
  return {
    by,
    mine,
    asksMe: you.seat !== null && asked.includes(you.seat) && !agreed.includes(you.seat),
    agreed: asked.filter((seat) => agreed.includes(seat)).length,
    of: asked.length,
    msLeft: expiresAt - serverNow,
  };
}
