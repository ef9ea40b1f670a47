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

/** What was played after entry number `since` up to `to`, as a seat or a spectator may know it; as far back as it is remembered. */
export function playedBetween(loaded: StartedTable, since: number, to: number, seat: Seat | null): Played[] {
  const { table, told, times } = loaded;
  const first = table.seq - told.length;
  return tellLog({ entries: table.entries, times }, since, told.slice(since - first, to - first), seat);
}

/** What happened at set-up. */
export function openingFor(loaded: StartedTable, seat: Seat | null): Typed[] {
  return eventsFor(loaded.opening!, seat) as Typed[];
}
