import type { Seat } from '@roadstead/kernel';
import type { Said, SocketPush } from '@roadstead/protocol';
import type { StoredSaid, StoredTable } from '../store/store.js';
import type { AnyTable } from '../tables/after-entry.js';
import type { Live } from '../tables/live.js';
import { openRequest, type RoomFacts, roomFor } from '../tables/room-view.js';
import { isPlayedByPerson, seatOf } from '../tables/seating.js';
import { playedSince, standingOf, wholeStory } from '../tables/standing.js';
import type { Watch } from './watch.js';

/**
 * What there is to tell about a table at one moment. Several connections of the same seat are told the same, so it is
 * written out once.
 */
export class TableNews {
  private readonly live: Live;
  private readonly now: number;
  private readonly texts = new Map<string, string>();

  constructor(live: Live, now: number) {
    this.live = live;
    this.now = now;
  }

  /** Tells how the game stands and what was played since; nothing if the connection knows it all. */
  tellGame(watch: Watch): void {
    const { stored, table } = this.live;
    if (table === null) return;
    const seat = seatOf(stored, watch.line.person);
    const key = standingKey(stored, seat);
    const since = watch.toldSeq > table.seq ? -1 : watch.toldSeq;
    if (since === table.seq && watch.toldStanding === key) return;
    const text = this.written(`${since}:${key}`, () => this.news({ ...this.live, table }, seat, since));
    watch.line.send(text);
    watch.toldSeq = table.seq;
    watch.toldStanding = key;
  }

  tellRoom(watch: Watch, facts: RoomFacts): void {
    watch.line.push({
      push: 'room',
      table: watch.table,
      room: roomFor(this.live.stored, watch.line.person, facts),
    });
  }

  private news(live: Live & { readonly table: AnyTable }, seat: Seat | null, since: number): SocketPush {
    const standing = standingOf(live, seat, this.now);
    const { id } = live.stored;
    if (since < 0) return { push: 'standing', table: id, ...wholeStory(live, seat), standing };
    const log = playedSince(live, since, seat);
    if (log.length === 1) return { push: 'played', table: id, played: log[0]!, standing };
    return { push: 'standing', table: id, log, standing };
  }

  private written(key: string, news: () => SocketPush): string {
    const known = this.texts.get(key);
    if (known !== undefined) return known;
    const text = JSON.stringify(news());
    this.texts.set(key, text);
    return text;
  }
}

/** What a standing depends on besides the logbook. */
function standingKey({ rules, seats, orders }: StoredTable, seat: Seat | null): string {
  if (seat === null) return `${rules}`;
  return `${rules}:${seat}:${isPlayedByPerson(seats[seat]!)}:${JSON.stringify(orders[seat]?.order ?? null)}`;
}

/** What a room shows, but for names: whether there is anything new to tell. */
export function roomKey(table: StoredTable, now: number, isPresent: (person: string) => boolean): string {
  const { house, status, seats, host, options, rematch, toAct, turnAt } = table;
  const clocks = house.pace.kind === 'none' ? null : [toAct, turnAt];
  const present = seats.map(({ person }) => person !== null && isPresent(person));
  return JSON.stringify([house, status, seats, host, options, openRequest(table, now), rematch, clocks, present]);
}

export function saidOf({ n, person, name, at, text, phrase }: StoredSaid): Said | null {
  if (person === null) return null;
  return { n, by: { id: person, name }, at, ...(text !== null && { text }), ...(phrase !== null && { phrase }) };
}
