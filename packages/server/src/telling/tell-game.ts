import { eventsFor, type Seat, type Typed } from '@roadstead/kernel';
import { isPlayedByPerson, type Played, type Standing, tellLog, tellStanding } from '@roadstead/protocol';
import type { StartedTable } from '../tables/loaded-table.js';

/** How the game stands for a seat, or for a spectator: nothing in it but what that seat may know. */
export function standingOf({ stored, table }: StartedTable, seat: Seat | null, now: number): Standing {
  const acts = seat !== null && isPlayedByPerson(stored.seats[seat]!);
  return tellStanding(table, {
    seat,
    now,
    acts,
    odds: stored.house.odds,
    undoable: acts ? table.undoable(seat) : 0,
    order: seat === null ? null : (stored.orders[seat]?.order ?? null),
  });
}

/** What was played after entry number `since`, as a seat or a spectator may know it; as far back as it is remembered. */
export function playedSince(loaded: StartedTable, since: number, seat: Seat | null): Played[] {
  const { table, told, times } = loaded;
  const first = table.seq - told.length;
  return tellLog({ entries: table.entries, times }, since, told.slice(since - first), seat);
}

/** What happened at set-up, and everything that was played. */
export function wholeStory(loaded: StartedTable, seat: Seat | null) {
  return { opening: eventsFor(loaded.opening!, seat) as Typed[], log: playedSince(loaded, 0, seat) };
}
