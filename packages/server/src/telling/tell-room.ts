import type { PersonRef, Room, RoomSummary, SeatInfo } from '@roadstead/protocol';
import { shownRating } from '../after/rating.js';
import type { RatingChange, Store, StoredTable } from '../store/store.js';
import { seatDueAt, stopClocks } from '../tables/clocks.js';
import { isOfToday } from '../tables/follows.js';
import { isAsked, seatOf } from '../tables/seating.js';
import { openRequest } from '../tables/undo.js';

type Names = ReadonlyMap<string, string>;

/** Who has the table open now. */
type IsPresent = (person: string) => boolean;

/** The names of everybody who has to do with these tables. */
export async function namesFor(store: Store, tables: readonly StoredTable[]): Promise<Names> {
  const people = new Set(
    tables.flatMap(({ seats, host, keptOut }) => [host, ...seats.map(({ person }) => person), ...keptOut]),
  );
  return store.people.names([...people].filter((id) => id !== null));
}

export interface TellingFacts {
  readonly names: Names;
  readonly isPresent: IsPresent;
  readonly now: number;
  readonly ratings: readonly RatingChange[];
  readonly next: NonNullable<Room['next']>;
}

/** The room as one person may know it: the invitation only if they sit here, the seed only when the game is over. */
export function roomFor(table: StoredTable, person: string | null, facts: TellingFacts): Room {
  const seat = seatOf(table, person);
  const isHost = person !== null && table.host === person;
  const { record, status } = table;
  return {
    id: table.id,
    version: table.version,
    game: table.game,
    options: table.options as Room['options'],
    house: table.house,
    status,
    seats: seatInfos(table, facts),
    host: refOf(facts.names, table.host),
    you: { seat, host: isHost },
    ...(seat !== null && { invite: table.invite }),
    ...(isHost && table.keptOut.length > 0 && { keptOut: table.keptOut.flatMap((id) => refOf(facts.names, id) ?? []) }),
    createdAt: table.createdAt,
    ...optional('startedAt', table.startedAt),
    ...optional('overAt', table.overAt),
    ...(record !== null && { commitment: record.commitment }),
    ...(status === 'over' && record?.seed !== undefined && !isOfToday(table, facts.now) && { seed: record.seed }),
    ...optional('undoAsked', openRequest(table, facts.now)),
    ...optional('follows', table.follows),
    ...(status === 'over' && { next: facts.next }),
    ...(facts.ratings.length > 0 && { ratings: facts.ratings.map(ratingInfo) }),
  };
}

/** A table in a list; `person` is the one whose own list it is. */
export function summaryOf(table: StoredTable, names: Names, person?: string): RoomSummary {
  const { result } = table;
  const seat = person === undefined ? null : seatOf(table, person);
  return {
    id: table.id,
    game: table.game,
    options: table.options as Room['options'],
    status: table.status,
    seats: table.seats.map(({ person, bot }) => ({ person: refOf(names, person), bot })),
    pace: table.house.pace,
    rated: table.house.rated,
    ...(person !== undefined && { yourTurn: seat !== null && isAsked(table, seat) }),
    ...(seat !== null && table.seats[seat]!.lostAt !== undefined && { lost: true }),
    updatedAt: table.updatedAt,
    ...(result && { places: placesOf(result.ranking, table.seats.length) }),
  };
}

export function refOf(names: Names, id: string | null): PersonRef | null {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? null : { id, name };
}

function seatInfos(table: StoredTable, { names, isPresent, now }: TellingFacts): SeatInfo[] {
  const clocks = table.status === 'playing' ? stopClocks(table, now) : table.seats;
  return table.seats.map((seat, i) => ({
    person: refOf(names, seat.person),
    bot: seat.bot,
    ...(seat.style !== undefined && { style: seat.style }),
    ready: seat.ready,
    present: seat.person !== null && isPresent(seat.person),
    left: seat.left || isOrphan(table, i),
    standIn: seat.standIn,
    ...(seat.awaySeq !== undefined && { awaySeq: seat.awaySeq }),
    ...(seat.lostAt !== undefined && { lost: true }),
    clockMs: clocks[i]!.clockMs,
    dueAt: table.status === 'playing' ? seatDueAt(table, i) : null,
  }));
}

/** The person of the seat does not exist any more. */
function isOrphan({ status, seats }: StoredTable, seat: number): boolean {
  return status !== 'gathering' && seats[seat]!.person === null && seats[seat]!.bot === null;
}

function placesOf(ranking: readonly { readonly seat: number; readonly place: number }[], seats: number): number[] {
  const places = Array<number>(seats).fill(seats);
  for (const { seat, place } of ranking) places[seat] = place;
  return places;
}

function ratingInfo({ seat, before, after }: RatingChange) {
  return { seat, before: shownRating(before), after: shownRating(after), doubt: after.doubt };
}

function optional<K extends string, V>(name: K, value: V | null): { [N in K]?: V } {
  return (value === null ? {} : { [name]: value }) as { [N in K]?: V };
}
