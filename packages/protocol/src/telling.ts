import { type Entry, eventsFor, type Result, type Seat, type Told, type Typed } from '@roadstead/kernel';
import type { Played, Standing } from './socket.js';

/** What a table tells of itself: a logbook's table, or a moment of one that is looked at again. */
export interface TableToTell {
  readonly seq: number;
  readonly toAct: readonly Seat[];
  readonly over: boolean;
  readonly result: Result | null;
  view(seat: Seat | null): unknown;
  legal(seat: Seat): readonly Typed[];
  /** Null in a game without odds. */
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
export function tellStanding(table: TableToTell, { seat, now, acts, odds, undoable, order }: ToldTo): Standing {
  const { seq, toAct, over, result } = table;
  const told = odds ? table.odds(seat) : null;
  return {
    seq,
    now,
    seat,
    toAct,
    over,
    ...(result && { result }),
    view: table.view(seat),
    legal: acts && seat !== null && toAct.includes(seat) ? table.legal(seat) : [],
    ...(told !== null && { odds: told }),
    undoable,
    order,
  };
}

/** An entry of the logbook for whoever may know these events of it. */
export function tellPlayed(seq: number, entry: Entry, events: readonly Typed[], at: number): Played {
  const to = entry.type === 'undo' && { to: entry.to };
  return { seq, seat: entry.seat, kind: entry.type, ...to, events, at };
}

/** What was told of the entries after number `since`, oldest first, as a seat or a spectator may know it. */
export function tellLog(
  { entries, times }: { readonly entries: readonly Entry[]; readonly times: readonly number[] },
  since: number,
  told: readonly (readonly Told<Typed>[])[],
  seat: Seat | null,
): Played[] {
  return told.map((heard, i) =>
    tellPlayed(since + i + 1, entries[since + i]!, eventsFor(heard, seat), times[since + i]!),
  );
}
