import type { RoomSummary } from '@roadstead/protocol';

export function freeSeats({ seats }: Pick<RoomSummary, 'seats'>): number {
  return seats.filter(({ person, bot }) => person === null && bot === null).length;
}

/**
 * A lobby for somebody: tables that wait for people, those that lack fewest first, and tables to watch, the liveliest
 * first. Those at which they sit already are listed as their own.
 */
export function lobbyLists(
  tables: readonly RoomSummary[],
  person: string,
): {
  readonly waiting: readonly RoomSummary[];
  readonly running: readonly RoomSummary[];
} {
  const others = tables.filter(({ seats }) => seats.every((seat) => seat.person?.id !== person));
  const newest = others.sort((a, b) => b.updatedAt - a.updatedAt);
  return {
    waiting: newest
      .filter((table) => table.status === 'gathering' && freeSeats(table) > 0)
      .sort((a, b) => freeSeats(a) - freeSeats(b)),
    running: newest.filter(({ status }) => status === 'playing'),
  };
}

/** One's own tables: those that wait for one first, then those that gather, then the others; what is over comes last. */
export function myLists(tables: readonly RoomSummary[]): {
  readonly now: readonly RoomSummary[];
  readonly over: readonly RoomSummary[];
} {
  const newest = [...tables].sort((a, b) => b.updatedAt - a.updatedAt);
  return {
    now: newest.filter(({ status }) => status !== 'over').sort((a, b) => urgency(b) - urgency(a)),
    over: newest.filter(({ status }) => status === 'over'),
  };
}

function urgency({ status, yourTurn }: RoomSummary): number {
  if (status === 'playing' && yourTurn) return 2;
  return status === 'gathering' ? 1 : 0;
}

/** The place that somebody came in at, or null. */
export function placeInGame(person: string, { seats, places }: RoomSummary): number | null {
  const seat = seats.findIndex((one) => one.person?.id === person);
  return seat < 0 ? null : (places?.[seat] ?? null);
}
