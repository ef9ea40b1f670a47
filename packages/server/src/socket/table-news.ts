import type { Seat } from '@roadstead/kernel';
import { changeOf, isPlayedByPerson, type Said, type SocketPush } from '@roadstead/protocol';
import { pause } from '../slices.js';
import type { StoredSaid, StoredTable } from '../store/store.js';
import { type LoadedTable, recallStory, remembers, type StartedTable } from '../tables/loaded-table.js';
import { seatOf } from '../tables/seating.js';
import { openRequest } from '../tables/undo.js';
import { openingFor, playedBetween, standingOf } from '../telling/tell-game.js';
import { roomFor, type TellingFacts } from '../telling/tell-room.js';
import type { NumberedStanding, Watcher } from './watcher.js';

/** So many entries are written out at a time. */
const PIECE = 200;

/** Numbers of standings, never twice in a process. */
let lastTold = 0;

/**
 * What there is to tell about a table at one moment. Several connections of the same seat are told the same, so it is
 * written out once. A connection that has a large standing already gets what has changed in it, made of nothing but its own two.
 */
export class TableNews {
  private readonly loaded: LoadedTable;
  private readonly now: number;
  private readonly large: number;
  private readonly standings = new Map<string, NumberedStanding>();
  private readonly texts = new Map<string, string>();

  /** `large`: from how many characters on a standing is kept for a connection, to tell the next one by what has changed. */
  constructor(loaded: LoadedTable, now: number, large: number) {
    this.loaded = loaded;
    this.now = now;
    this.large = large;
  }

  /** Tells how the game stands and what was played since; nothing if the connection knows it all. */
  async tellGame(watcher: Watcher): Promise<void> {
    const { loaded } = this;
    if (!isStarted(loaded)) return;
    const { stored, table } = loaded;
    const seat = seatOf(stored, watcher.socket.person);
    const key = standingKey(stored, seat);
    const since = watcher.toldSeq > table.seq ? -1 : watcher.toldSeq;
    if (since === table.seq && watcher.toldStanding === key) return;
    if (!remembers(loaded, since)) await recallStory(loaded);
    const before = since < 0 ? null : watcher.standing;
    const after = this.standing(loaded, seat, key);
    watcher.socket.send(
      await this.written(`${since}:${key}:${before?.told}`, () => this.news(loaded, seat, since, before, after)),
    );
    watcher.toldSeq = table.seq;
    watcher.toldStanding = key;
    watcher.standing = before !== null || this.isLarge(after) ? after : null;
  }

  private isLarge({ standing }: NumberedStanding): boolean {
    return JSON.stringify(standing).length >= this.large;
  }

  tellRoom(watcher: Watcher, facts: TellingFacts): void {
    watcher.socket.push({
      push: 'room',
      table: watcher.table,
      room: roomFor(this.loaded.stored, watcher.socket.person, facts),
    });
  }

  private async news(
    loaded: StartedTable,
    seat: Seat | null,
    since: number,
    before: NumberedStanding | null,
    after: NumberedStanding,
  ): Promise<string> {
    const { stored, table: game } = loaded;
    const table = stored.id;
    const write = (push: SocketPush) => JSON.stringify(push);
    if (since < 0) return written({ table, opening: openingFor(loaded, seat), ...after }, loaded, 0, seat);
    if (game.seq - since > PIECE) return written({ table, ...after }, loaded, since, seat);
    const log = playedBetween(loaded, since, game.seq, seat);
    const change = before && changeOf(before.standing, after.standing);
    if (change !== null) return write({ push: 'changed', table, log, from: before!.told, told: after.told, change });
    if (log.length === 1) return write({ push: 'played', table, played: log[0]!, ...after });
    return write({ push: 'standing', table, log, ...after });
  }

  private standing(loaded: StartedTable, seat: Seat | null, key: string): NumberedStanding {
    const known = this.standings.get(key);
    if (known !== undefined) return known;
    const fresh = { told: ++lastTold, standing: standingOf(loaded, seat, this.now) };
    this.standings.set(key, fresh);
    return fresh;
  }

  private async written(key: string, news: () => Promise<string>): Promise<string> {
    const known = this.texts.get(key);
    if (known !== undefined) return known;
    const text = await news();
    this.texts.set(key, text);
    return text;
  }
}

/** A standing with all that was played since, written out piece by piece: others go on meanwhile, however long it is. */
async function written(
  rest: Omit<Extract<SocketPush, { push: 'standing' }>, 'push' | 'log'>,
  loaded: StartedTable,
  since: number,
  seat: Seat | null,
): Promise<string> {
  const { seq } = loaded.table;
  const pieces: string[] = [];
  for (let from = since; from < seq; from += PIECE) {
    const log = playedBetween(loaded, from, Math.min(seq, from + PIECE), seat);
    pieces.push(JSON.stringify(log).slice(1, -1));
    await pause();
  }
  const head = JSON.stringify({ push: 'standing', ...rest });
  return `${head.slice(0, -1)},"log":[${pieces.join(',')}]}`;
}

function isStarted(loaded: LoadedTable): loaded is StartedTable {
  return loaded.table !== null;
}

/** What a standing depends on besides the logbook. */
function standingKey({ rules, seats, orders }: StoredTable, seat: Seat | null): string {
  if (seat === null) return `${rules}`;
  return `${rules}:${seat}:${isPlayedByPerson(seats[seat]!)}:${JSON.stringify(orders[seat]?.order ?? null)}`;
}

/** What a room shows, but for names: whether there is anything new to tell. */
export function roomKey(table: StoredTable, now: number, isPresent: (person: string) => boolean): string {
  const { house, status, seats, host, options, version, toAct, turnAt, invite, keptOut } = table;
  const clocks = house.pace.kind === 'none' ? null : [toAct, turnAt];
  // After the end a table changes when another one follows it.
  const since = status === 'over' ? version : null;
  const present = seats.map(({ person }) => person !== null && isPresent(person));
  const door = [invite, keptOut];
  return JSON.stringify([house, status, seats, host, options, openRequest(table, now), since, clocks, present, door]);
}

export function saidOf({ n, person, name, at, text, phrase }: StoredSaid): Said | null {
  if (person === null) return null;
  return { n, by: { id: person, name }, at, ...(text !== null && { text }), ...(phrase !== null && { phrase }) };
}
