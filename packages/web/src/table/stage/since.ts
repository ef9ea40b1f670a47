import type { Seat, Typed } from '@roadstead/kernel';
import type { Played } from '@roadstead/protocol';
import { actsInForce } from '../acts-in-force.js';

/** A point in the logbook: after so many events of an entry; entry 0 is set-up. */
export interface LogPoint {
  readonly seq: number;
  readonly upTo: number;
}

type IsTurn = (event: Typed) => boolean;

/** Whose turn begins with an event: its `seat`, where turns belong to anybody. */
export function ownerOf(event: Typed | undefined, isTurn: IsTurn): Seat | null {
  if (event === undefined || !isTurn(event)) return null;
  const { seat } = event as Typed & { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : null;
}

/** The entries in force, set-up first. */
function inForce(opening: readonly Typed[], log: readonly Played[]) {
  const acts = actsInForce(log).map((seq) => log[seq - 1]!);
  return [{ seq: 0, seat: null, events: opening }, ...acts];
}

/**
 * Where a seat's last turn ended, the one under way apart: where the next turn of somebody else began. Before its first
 * turn that is the beginning of the game; where turns belong to nobody, it is after the seat's last act.
 */
export function lastTurnEnd(
  opening: readonly Typed[],
  log: readonly Played[],
  seat: Seat | null,
  isTurn: IsTurn,
): LogPoint {
  const entries = inForce(opening, log);
  const turns = entries.flatMap(({ seq, events }) =>
    events.flatMap((event, upTo) => {
      const owner = ownerOf(event, isTurn);
      return owner === null ? [] : [{ owner, seq, upTo }];
    }),
  );
  if (turns.length === 0) {
    const last = entries.findLast((entry) => entry.seat === seat && seat !== null);
    return last === undefined ? { seq: 0, upTo: opening.length } : { seq: last.seq, upTo: last.events.length };
  }
  const past = turns.at(-1)!.owner === seat ? turns.slice(0, -1) : turns;
  const own = past.findLastIndex(({ owner }) => owner === seat);
  // Whoever plays alone has no turns of others in between.
  const end = own < 0 ? undefined : (past[own + 1] ?? turns.at(-1));
  return end === undefined ? { seq: 0, upTo: opening.length } : { seq: end.seq, upTo: end.upTo };
}

/** The act in force before a point (0: set-up). */
export function actBefore(log: readonly Played[], { seq }: LogPoint): number {
  return actsInForce(log).findLast((act) => act < seq) ?? 0;
}

/** What happened after a point, as far as it is in force. */
export function entriesSince(
  opening: readonly Typed[],
  log: readonly Played[],
  { seq, upTo }: LogPoint,
): readonly Played[] {
  return inForce(opening, log).flatMap((entry) => {
    if (entry.seq < seq || entry.seat === null) return [];
    const played = log[entry.seq - 1]!;
    return [entry.seq === seq ? { ...played, events: played.events.slice(upTo) } : played];
  });
}

/** What happened between a seat's last turn and its own that is under way: what it does itself now is not news to it. */
export function eventsBetween(
  opening: readonly Typed[],
  log: readonly Played[],
  seat: Seat,
  isTurn: IsTurn,
): readonly Typed[] {
  const since = entriesSince(opening, log, lastTurnEnd(opening, log, seat, isTurn)).flatMap(({ events }) => events);
  const now = inForce(opening, log)
    .flatMap(({ events }) => events)
    .findLast(isTurn);
  if (ownerOf(now, isTurn) !== seat) return since;
  return since.slice(0, Math.max(0, since.lastIndexOf(now!)));
}
