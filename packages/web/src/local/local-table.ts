import {
  type AnyGame,
  eventsFor,
  type GameRecord,
  Refusal,
  retell,
  type Seat,
  Table,
  type Told,
  type Typed,
} from '@roadstead/kernel';
import { type Played, type Room, type Standing, tellPlayed, tellStanding } from '@roadstead/protocol';
import type { LocalHouse, LocalSeat, NewLocalGame, SavedGame, SavedSummary } from './messages.js';
import { roomOf } from './room-of.js';

type AnyTable = Table<unknown, Typed, Typed, unknown>;

/** A table without a server: the kernel's table, who sits at it, and what was told of each entry. */
export class LocalTable {
  readonly id: string;
  readonly seats: readonly LocalSeat[];
  readonly house: LocalHouse;
  private readonly table: AnyTable;
  private readonly createdAt: number;
  private readonly times: number[];
  /** By entry; the first is set-up. */
  private readonly told: (readonly Told<Typed>[])[];
  private version = 0;

  private constructor(saved: Omit<SavedGame, 'format' | 'updatedAt' | 'record'>, table: AnyTable) {
    this.id = saved.id;
    this.seats = saved.seats;
    this.house = saved.house;
    this.createdAt = saved.createdAt;
    this.times = [...saved.times];
    this.table = table;
    this.told = Array.from(retell(table.game, table.record()), ({ told }) => told);
  }

  static open(id: string, game: AnyGame, { options, seats, house, seed }: NewLocalGame, now: number): LocalTable {
    const table = Table.open(game, { seats: seats.length, options, ...(seed !== undefined && { seed }) });
    return new LocalTable({ id, seats, house, createdAt: now, times: [] }, table as AnyTable);
  }

  static load(game: AnyGame, saved: SavedGame): LocalTable {
    return new LocalTable(saved, Table.load(game, saved.record) as AnyTable);
  }

  /** Around a table that somebody else keeps, as it stands now. */
  static around(id: string, table: AnyTable, seats: readonly LocalSeat[], house: LocalHouse): LocalTable {
    return new LocalTable({ id, seats, house, createdAt: 0, times: [] }, table);
  }

  get game(): AnyGame {
    return this.table.game;
  }

  get seq(): number {
    return this.table.seq;
  }

  get over(): boolean {
    return this.table.over;
  }

  get toAct(): readonly Seat[] {
    return this.table.toAct;
  }

  /** The whole truth, for bots alone. */
  get state(): unknown {
    return this.table.state;
  }

  get record(): GameRecord {
    return this.table.record();
  }

  get commitment(): string {
    return this.table.commitment;
  }

  isPerson(seat: Seat): boolean {
    return this.seats[seat]?.kind === 'person';
  }

  get people(): readonly Seat[] {
    return this.seats.flatMap((_, seat) => (this.isPerson(seat) ? [seat] : []));
  }

  view(seat: Seat): unknown {
    return this.table.view(seat);
  }

  legal(seat: Seat): readonly Typed[] {
    return this.table.legal(seat);
  }

  act(seat: Seat, action: unknown, now: number): void {
    this.told.push(this.table.act(seat, action));
    this.times.push(now);
  }

  /** In practice a person goes back to before the last act of a person, whatever bots and chance did since. */
  undo(seat: Seat, step: boolean, now: number): void {
    if (this.table.undoable(seat) > 0) {
      if (step) this.table.undoStep(seat);
      else this.table.undo(seat);
    } else if (this.house.practice && !this.over) {
      this.table.undoAgreed(seat, this.beforeLastOfPeople());
    } else {
      this.table.undo(seat);
    }
    this.told.push([]);
    this.times.push(now);
  }

  /** How many acts could be taken back, one after the other. */
  undoable(seat: Seat): number {
    if (this.over) return 0;
    const free = this.table.undoable(seat);
    return this.house.practice ? Math.max(free, this.actsOfPeople().length) : free;
  }

  /** True if these two seats see the same table. */
  seeTheSame(one: Seat, other: Seat): boolean {
    return JSON.stringify(this.table.view(one)) === JSON.stringify(this.table.view(other));
  }

  /** `playing`: the seat that the device plays now. */
  room(playing: Seat | null): Room {
    const { id, record, seats, house, createdAt, times } = this;
    const overAt = this.over ? (times.at(-1) ?? createdAt) : null;
    return roomOf({ id, version: ++this.version, record, seats, odds: house.odds, createdAt, overAt, seat: playing });
  }

  standing(seat: Seat | null, order: Typed | null, now: number): Standing {
    const undoable = seat === null ? 0 : this.undoable(seat);
    return tellStanding(this.table, { seat, now, acts: true, odds: this.house.odds, undoable, order });
  }

  opening(seat: Seat | null): Typed[] {
    return eventsFor(this.told[0]!, seat);
  }

  /** What was played after entry number `from`, as a seat may know it. */
  log(seat: Seat | null, from = 0): Played[] {
    return this.table.entries.slice(from).map((entry, i) => {
      const seq = from + i + 1;
      return tellPlayed(seq, entry, eventsFor(this.told[seq]!, seat), this.times[seq - 1] ?? this.createdAt);
    });
  }

  saved(): SavedGame {
    const { id, seats, house, createdAt, times, record } = this;
    const updatedAt = times.at(-1) ?? createdAt;
    return { format: 'roadstead-game', id, seats, house, createdAt, updatedAt, times: [...times], record };
  }

  summary(): SavedSummary {
    const { id, seats, record, toAct, over, times, createdAt } = this;
    const { game, options } = record;
    const winners = this.table.result?.winners ?? [];
    return { id, game, options, seats, updatedAt: times.at(-1) ?? createdAt, toAct, over, winners };
  }

  private actsOfPeople(): readonly number[] {
    return this.table.inForce.filter((seq) => this.isPerson(this.table.entries[seq - 1]!.seat));
  }

  private beforeLastOfPeople(): number {
    const { inForce } = this.table;
    const last = this.actsOfPeople().at(-1);
    if (last === undefined) throw new Refusal('ILLEGAL_ACTION', 'Nothing has been done that could be taken back.');
    return inForce[inForce.indexOf(last) - 1] ?? 0;
  }
}
