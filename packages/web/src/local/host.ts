import type { ThinkAnswer, ThinkRequest } from '@roadstead/bots';
import type { Seat, Typed } from '@roadstead/kernel';
import type { LocalTable } from './local-table.js';
import type { LocalPush } from './messages.js';
import { StandingOrders } from './standing-orders.js';

/** Somewhere bots think. */
export interface Thinks {
  think(request: ThinkRequest): Promise<ThinkAnswer>;
  cancel(): void;
}

export interface HostWorld {
  push(push: LocalPush): void;
  save(table: LocalTable): void;
  now(): number;
  /** How long a bot's act is left to be looked at. */
  pause(): Promise<void>;
}

/** The level whose advice is given. */
const ADVISER = 'admiral';

/** Runs one table: shows it to whoever holds the device, lets bots act, and has every change saved. */
export class Host {
  readonly table: LocalTable;
  private readonly thinker: Thinks;
  private readonly world: HostWorld;
  /** The seat whose cards the page shows; null while the device changes hands, and for a table of bots alone. */
  private playing: Seat | null = null;
  private readonly orders: StandingOrders;
  /** Grows whenever what bots were thinking about is no longer so. */
  private course = 0;
  private driving = false;
  private advising = false;
  private watched = false;

  constructor(table: LocalTable, thinker: Thinks, world: HostWorld) {
    this.table = table;
    this.thinker = thinker;
    this.world = world;
    this.orders = new StandingOrders(table);
    const { people } = table;
    if (people.length === 1) this.playing = people[0]!;
  }

  /** Shows the whole table again. */
  watch(): void {
    this.watched = true;
    this.turnDevice();
    this.showAll();
    void this.drive();
  }

  /** Somebody has taken the device. */
  take(seat: Seat): void {
    this.playing = seat;
    this.world.push({ push: 'hand', table: this.table.id, to: null });
    this.showAll();
    void this.drive();
  }

  act(action: Typed): void {
    const seat = this.seatToAct();
    this.carryOut(seat, action);
    void this.drive();
  }

  undo(step: boolean): void {
    this.stopBots();
    const seat = this.playing ?? this.table.people[0] ?? 0;
    this.table.undo(seat, step, this.world.now());
    this.orders.clear();
    this.changed();
    void this.drive();
  }

  arm(order: Typed | null): void {
    const seat = this.playing;
    if (seat === null) return;
    this.orders.give(seat, order);
    this.showAll();
    void this.drive();
  }

  async hint(): Promise<ThinkAnswer> {
    const seat = this.seatToAct();
    this.advising = true;
    try {
      return await this.thinker.think(this.question(seat, ADVISER));
    } finally {
      this.advising = false;
    }
  }

  stop(): void {
    this.watched = false;
    this.stopBots();
  }

  private stopBots(): void {
    this.course++;
    if (this.driving || this.advising) this.thinker.cancel();
  }

  private seatToAct(): Seat {
    const { playing, table } = this;
    if (playing !== null) return playing;
    return table.toAct.find((seat) => table.isPerson(seat)) ?? 0;
  }

  private changed(): void {
    this.world.save(this.table);
    const { playing } = this;
    this.turnDevice();
    // What one seat was told stays with it: another one gets its own account of the whole game.
    if (this.playing === playing) this.show();
    else this.showAll();
  }

  /** The device goes to the next person who is asked, at once where all see the same table. */
  private turnDevice(): void {
    const { table } = this;
    if (table.people.length < 2) return;
    const asked = table.toAct.filter((seat) => table.isPerson(seat));
    if (asked.length === 0 || (this.playing !== null && asked.includes(this.playing))) return;
    const next = asked[0]!;
    const from = this.playing ?? table.people.find((seat) => seat !== next)!;
    if (!table.house.cover && table.seeTheSame(from, next)) {
      this.playing = next;
    } else {
      this.playing = null;
      this.world.push({ push: 'hand', table: table.id, to: next });
    }
  }

  /** Lets bots act, and orders be followed, until a person has to decide. */
  private async drive(): Promise<void> {
    if (this.driving || !this.watched) return;
    this.driving = true;
    try {
      while (this.watched && (await this.botActs()));
    } catch (error) {
      console.error(error);
    } finally {
      this.driving = false;
    }
  }

  private async botActs(): Promise<boolean> {
    const { table, course } = this;
    const due = this.orders.due();
    if (due) {
      this.carryOut(due.seat, due.action);
      return true;
    }
    const seat = table.toAct.find((seat) => !table.isPerson(seat));
    const bot = seat === undefined ? undefined : table.seats[seat];
    if (seat === undefined || bot?.kind !== 'bot') return false;
    const [{ action }] = await Promise.all([this.thinker.think(this.question(seat, bot.level)), this.world.pause()]);
    if (course !== this.course || !this.watched) return this.watched;
    this.carryOut(seat, action);
    return true;
  }

  private carryOut(seat: Seat, action: Typed): void {
    this.table.act(seat, action, this.world.now());
    this.changed();
  }

  /** The same table and the same seed give the same thoughts. */
  private question(seat: Seat, level: string): ThinkRequest {
    const { table } = this;
    const seed = `${table.commitment}:${table.seq}:${seat}`;
    const { id: game, rules } = table.game;
    return { game, rules, state: table.state, seat, level, budget: {}, seed };
  }

  private show(): void {
    if (!this.watched) return;
    const { table, playing } = this;
    const played = table.log(playing, table.seq - 1)[0]!;
    const standing = table.standing(playing, this.orders.of(playing), this.world.now());
    this.world.push({ push: 'room', table: table.id, room: table.room(playing) });
    this.world.push({ push: 'played', table: table.id, played, standing });
  }

  private showAll(): void {
    const { table, playing } = this;
    this.world.push({ push: 'room', table: table.id, room: table.room(playing) });
    this.world.push({
      push: 'standing',
      table: table.id,
      opening: table.opening(playing),
      log: table.log(playing),
      standing: table.standing(playing, this.orders.of(playing), this.world.now()),
    });
  }
}
