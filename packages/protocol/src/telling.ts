import type { Entry, Result, Seat, Typed } from '@roadstead/kernel';
import type { Played, Standing } from './socket.js';

/** What a table tells of itself: a logbook's table, or a moment of one that is looked at again. */
export interface Told {
  readonly seq: number;
  readonly toAct: readonly Seat[];
  readonly over: boolean;
  readonly result: Result | null;
  view(seat: Seat | null): unknown;
  legal(seat: Seat): readonly Typed[];
  odds(seat: Seat | null): unknown;
}

export interface ToldTo {
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly now: number;
  /** Whether the seat is asked here; a bot's is not, nor is anybody who looks back. */
  readonly acts: boolean;
  /** Whether the table tells the odds. */
  readonly odds: boolean;
  readonly undoable: number;
  readonly order: Typed | null;
}

/** How the game stands for a seat, or for a spectator: nothing in it but what that seat may know. */
export function tellStanding(table: Told, { seat, now, acts, odds, undoable, order }: ToldTo): Standing {
  const { seq, toAct, over, result } = table;
  return {
    seq,
    now,
    seat,
    toAct,
    over,
    ...(result && { result }),
    view: table.view(seat),
    legal: acts && seat !== null && toAct.includes(seat) ? table.legal(seat) : [],
    ...(odds && { odds: table.odds(seat) }),
    undoable,
    order,
  };
}

/** An entry of the logbook for whoever may know these events of it. */
export function tellPlayed(seq: number, entry: Entry, events: readonly Typed[], at: number): Played {
  const to = entry.type === 'undo' && { to: entry.to };
  return { seq, seat: entry.seat, kind: entry.type, ...to, events, at };
}
