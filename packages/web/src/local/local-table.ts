import { loadedGame } from '@roadstead/games';
import {
  type AnyGame,
  type AnyTable,
  campaignStand,
  campaignTable,
  dealtStyle,
  dueOrder,
  eventsFor,
  type GivenOrders,
  giveOrder,
  heldOrders,
  nextTable,
  parseRecord,
  Refusal,
  type Seat,
  Table,
  type Told,
  type Typed,
} from '@roadstead/kernel';
import { type Played, type Room, type Standing, tellLog, tellStanding } from '@roadstead/protocol';
import type { LocalHouse, LocalSeat, NewLocalGame, SavedEntry, SavedGame, SavedSummary } from './messages.js';
import { roomOf } from './room-of.js';
import type { GrowingGame } from './saved-games.js';

/** A table without a server: the kernel's table, who sits at it, what was told of each entry, and what is ordered. */
export class LocalTable implements GrowingGame {
  readonly id: string;
  readonly seats: readonly LocalSeat[];
  readonly house: LocalHouse;
  private readonly table: AnyTable;
  private readonly createdAt: number;
  private readonly times: number[];
  /** By entry; the first is set-up. */
  private readonly told: (readonly Told<Typed>[])[];
  private orders: GivenOrders = {};
  private version = 0;

  private constructor(saved: Omit<SavedGame, 'format' | 'updatedAt' | 'record'>, table: AnyTable) {
    this.id = saved.id;
    this.seats = saved.seats;
    this.house = saved.house;
    this.createdAt = saved.createdAt;
    this.times = table.entries.map((_, i) => saved.times[i] ?? saved.createdAt);
    this.table = table;
    this.told = Array.from(table.retell(), ({ told }) => told);
  }

  static open(id: string, game: AnyGame, setup: NewLocalGame, now: number): LocalTable {
    const { options, seats, house, start, seed, follows } = setup;
    const table = Table.open(game, {
      ...campaignTable(game, { seats: seats.length, options }),
      ...(start !== undefined && { start }),
      ...(seed !== undefined && { seed }),
      ...(follows && { follows }),
    });
    const styled = seats.map((seat, i) => styledSeat(seat, i, game, table.commitment));
    return new LocalTable({ id, seats: styled, house, createdAt: now, times: [] }, table as AnyTable);
  }

  /** From a file, which may be anybody's: everything in it is checked. */
  static load(game: AnyGame, saved: SavedGame): LocalTable {
    return new LocalTable(saved, Table.load(game, saved.record) as AnyTable);
  }

  /** From what this device has kept: its acts were checked as they were made. */
  static resume(game: AnyGame, saved: SavedGame): LocalTable {
    return new LocalTable(saved, Table.resume(game, parseRecord(saved.record)) as AnyTable);
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

  viewAfter(act: number, seat: Seat | null): unknown {
    return this.table.viewAfter(act, seat);
  }

  legal(seat: Seat): readonly Typed[] {
    return this.table.legal(seat);
  }

  /** Whether the seat is asked even where it has no choice. */
  asksAnyway(seat: Seat): boolean {
    return this.game.asksAnyway?.(this.state, seat) ?? false;
  }

  /** Whether the seat is still asked what it was asked after so many entries. */
  stillAsks(seat: Seat, expect: number): boolean {
    return this.table.stillAsks(seat, expect);
  }

  act(seat: Seat, action: unknown, now: number): void {
    this.told.push(this.table.act(seat, action));
    this.times.push(now);
    this.orders = heldOrders(this.orderRules, this.orders, this.table);
  }

  /**
   * Takes back the last act, or what was done after act number `to`, or all that can be. In practice a person goes back to
   * before the last act of a person, whatever bots and chance did since.
   */
  undo(seat: Seat, { step, to }: { readonly step: boolean; readonly to?: number | undefined }, now: number): void {
    if (this.table.undoable(seat) > 0) {
      if (to !== undefined) this.table.undoTo(seat, to);
      else if (step) this.table.undoStep(seat);
      else this.table.undo(seat);
    } else if (this.house.practice && !this.over) {
      this.table.undoAgreed(seat, to ?? this.beforeLastOfPeople());
    } else {
      this.table.undo(seat);
    }
    this.told.push([]);
    this.times.push(now);
    this.orders = {};
  }

  giveOrder(seat: Seat, order: Typed | null): void {
    this.orders = giveOrder(this.orderRules, this.orders, this.table, seat, order);
  }

  /** What somebody has ordered for this moment. */
  dueOrder(): { readonly seat: Seat; readonly action: Typed } | null {
    return dueOrder(this.orderRules, this.orders, this.table);
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
    const { id, seats, house, createdAt } = this;
    const overAt = this.over ? this.updatedAt : null;
    const record = this.table.logbook;
    const goesOn = this.over && nextTable(this.game, record) !== null;
    const facts = { id, version: ++this.version, record, seats, odds: house.odds, createdAt, overAt, seat: playing };
    return roomOf({ ...facts, goesOn });
  }

  standing(seat: Seat | null, now: number): Standing {
    const undoable = seat === null ? 0 : this.undoable(seat);
    const order = (seat !== null && this.orders[seat]?.order) || null;
    const standing = tellStanding(this.table, { seat, now, acts: true, odds: this.house.odds, undoable, order });
    return seat !== null && this.house.practice ? { ...standing, freely: this.table.undoable(seat) } : standing;
  }

  opening(seat: Seat | null): Typed[] {
    return eventsFor(this.told[0]!, seat);
  }

  /** What was played after entry number `from`, as a seat may know it. */
  log(seat: Seat | null, from = 0): Played[] {
    const { table, times, told } = this;
    return tellLog({ entries: table.entries, times }, from, told.slice(from + 1), seat);
  }

  /** The whole game, copied. */
  saved(): SavedGame {
    const { id, seats, house, createdAt, updatedAt, times } = this;
    const record = this.table.record();
    return { format: 'roadstead-game', id, seats, house, createdAt, updatedAt, times: [...times], record };
  }

  savedSince(seq: number): SavedEntry[] {
    return this.table.entries.slice(seq).map((entry, i) => ({ entry, at: this.times[seq + i]! }));
  }

  summary(): SavedSummary {
    const { id, seats, toAct, over, updatedAt } = this;
    const { game, options, commitment, follows } = this.table.logbook;
    const campaign = campaignStand(this.game, this.table.logbook);
    const winners = this.table.result?.winners ?? [];
    const links = { commitment, ...(follows && { follows }), ...(campaign && { campaign }) };
    const glance = loadedGame(game)?.glance?.(this.table.view(null));
    return { id, game, options, seats, updatedAt, toAct, over, winners, ...(glance && { glance }), ...links };
  }

  private get updatedAt(): number {
    return this.times.at(-1) ?? this.createdAt;
  }

  private get orderRules() {
    return loadedGame(this.game.id)?.orders;
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

/** A bot that nobody chose a style for gets one by the deal. */
function styledSeat(seat: LocalSeat, i: Seat, { id }: AnyGame, commitment: string): LocalSeat {
  if (seat.kind !== 'bot' || seat.style !== undefined) return seat;
  const style = dealtStyle(loadedGame(id)?.styles, commitment, i);
  return style === undefined ? seat : { ...seat, style };
}
