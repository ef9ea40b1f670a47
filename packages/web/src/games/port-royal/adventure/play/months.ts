import type { Seat } from '@roadstead/kernel';
import { eventById } from '@roadstead/port-royal';
import type { ChapterView } from './chapter.js';
import { leadOf } from './hourglass.js';

/** A card of the event pile: when it comes, and who will have it. */
interface ComingEvent {
  /** Null where nobody knows it yet. */
  readonly event: string | null;
  readonly isMonthsEnd: boolean;
  readonly turn: number;
  readonly seat: Seat;
}

interface Month {
  readonly month: number;
  /** That of this turn; null in a turn that began with a month's end, and before the first. */
  readonly now: string | null;
  /** Events of this month that were, oldest first. */
  readonly gone: readonly ComingEvent[];
  readonly coming: readonly ComingEvent[];
  /** Turns until the month's end, which is the first act of its turn. */
  readonly turnsToEnd: number;
  /** The month after this one: all events of this one again, under one that nobody knows. Null where this is the last. */
  readonly next: NextMonth | null;
}

interface NextMonth {
  readonly month: number;
  readonly unknown: number;
  readonly known: number;
  readonly lastTurn: number;
}

const isEnd = (event: string | null): boolean => event !== null && eventById(event)?.effect.is === 'monthEnd';

/** The seat whose turn it will be, or was. */
const seatAt = ({ active, turn, players }: ChapterView, at: number): Seat => {
  const n = players.length;
  return (((active + at - turn) % n) + n) % n;
};

/** PR-A3: the event of a turn is turned up first, so the pile holds those of the turns to come. */
export function monthOf(view: ChapterView): Month {
  const { month, event, events, turn } = view;
  const at = (id: string | null, when: number): ComingEvent => ({
    event: id,
    isMonthsEnd: isEnd(id),
    turn: when,
    seat: seatAt(view, when),
  });
  // While cubes are sold at a month's end, its card lies on the discard already, but the pile is not turned over yet.
  const isEnding = isEnd(events.discard.at(-1) ?? null);
  const first = turn - events.discard.length + (isEnding ? 1 : 0);
  const gone = events.discard.map((id, i) => at(id, first + i));
  const coming = events.pile.map((id, i) => at(id, turn + 1 + i));
  return { month, now: event, gone, coming, turnsToEnd: events.pile.length, next: nextOf(view) };
}

/** PR-A29: the same events in the same order, under a new one. */
function nextOf(view: ChapterView): NextMonth | null {
  const lead = leadOf(view);
  if (lead !== null && 'ending' in lead) return null;
  const unknown = view.events.unused > 0 ? 1 : 0;
  const known = lengthOf(view);
  return { month: view.month + 1, unknown, known, lastTurn: view.turn + view.events.pile.length + known + unknown };
}

/** How many events this month has, its end included. */
export function lengthOf({ event, events }: Pick<ChapterView, 'event' | 'events'>): number {
  return events.discard.length + (event === null ? 0 : 1) + events.pile.length;
}
