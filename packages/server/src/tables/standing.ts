import { eventsFor, retell, type Seat, type Typed } from '@roadstead/kernel';
import { type Played, type Standing, tellPlayed, tellStanding } from '@roadstead/protocol';
import type { AnyTable } from './after-entry.js';
import type { Live } from './live.js';
import { isPlayedByPerson } from './seating.js';

/** How the game stands for a seat, or for a spectator: nothing in it but what that seat may know. */
export function standingOf(
  { stored, table }: Live & { readonly table: AnyTable },
  seat: Seat | null,
  now: number,
): Standing {
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

/** What was played after entry number `since`, as a seat or a spectator may know it. */
export function playedSince(live: Live & { readonly table: AnyTable }, since: number, seat: Seat | null): Played[] {
  const { table, told } = live;
  const remembered = table.seq - told.length;
  if (since >= remembered) {
    return told.slice(since - remembered).map((heard, i) => played(live, since + 1 + i, eventsFor(heard, seat)));
  }
  return retold(live, seat).filter(({ seq }) => seq > since);
}

/** What happened at set-up, and everything that was played. */
export function wholeStory(live: Live & { readonly table: AnyTable }, seat: Seat | null) {
  const record = live.table.record();
  const log: Played[] = [];
  let opening: readonly Typed[] = [];
  for (const { seq, told } of retell(live.table.game, record)) {
    const events = eventsFor(told, seat) as Typed[];
    if (seq === 0) opening = events;
    else log.push(played(live, seq, events));
  }
  return { opening, log };
}

function retold(live: Live & { readonly table: AnyTable }, seat: Seat | null): Played[] {
  return wholeStory(live, seat).log;
}

function played({ table, times }: Live & { readonly table: AnyTable }, seq: number, events: Typed[]): Played {
  return tellPlayed(seq, table.entries[seq - 1]!, events, times[seq - 1]!);
}
