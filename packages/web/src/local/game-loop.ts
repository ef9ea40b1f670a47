import { ADVISER, type ThinkAnswer, type ThinkRequest } from '@roadstead/bots';
import type { Thinker } from '@roadstead/bots/worker';
import { loadedGame } from '@roadstead/games';
import { botNamed, Refusal, type Seat, type Typed } from '@roadstead/kernel';
import type { LocalTable } from './local-table.js';
import type { LocalPush } from './messages.js';
import { NotNow } from './not-now.js';

interface LoopWorld {
  readonly thinker: Thinker;
  push(push: LocalPush): void;
  save(table: LocalTable): void;
  now(): number;
}

/**
 * A question that betrays nothing by being asked must not betray by its answer's time either whether there was a choice:
 * whoever searches has so long for it, and answers after so long.
 */
const SECRET_THOUGHT_MS = 300;
const SECRET_ANSWER_MS = 400;

/** What a bot thinks about: its seat's question as it stood after so many entries. */
interface Thought {
  readonly seat: Seat;
  readonly seq: number;
  readonly end: AbortController;
}

/** How long a bot whose thought failed is left alone: each time in a row twice as long, up to a limit. */
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;

/** Runs one table: shows it to whoever holds the device, lets bots act, and has every change saved. */
export class GameLoop {
  readonly table: LocalTable;
  private readonly world: LoopWorld;
  /** The seat whose cards the page shows; null while the device changes hands, and for a table of bots alone. */
  private playing: Seat | null = null;
  /** How many entries there were when the device came to that seat. */
  private playingSince = 0;
  private thought: Thought | null = null;
  /** Until bots are asked again after a thought that failed. */
  private rest: ReturnType<typeof setTimeout> | undefined;
  private nextRestMs = FIRST_REST_MS;
  private readonly closing = new AbortController();
  private watched = false;

  constructor(table: LocalTable, world: LoopWorld) {
    this.table = table;
    this.world = world;
    const { people } = table;
    if (people.length === 1) this.playing = people[0]!;
  }

  /** Shows the whole table again. */
  watch(): void {
    this.watched = true;
    this.turnDevice();
    this.showAll();
    this.goOn();
  }

  /** Somebody has taken the device. */
  take(seat: Seat): void {
    if (!this.table.isPerson(seat)) throw new Refusal('BAD_REQUEST', 'Nobody sits there who could take the device.');
    this.play(seat);
    this.world.push({ push: 'hand', table: this.table.id, to: null });
    this.showAll();
    this.goOn();
  }

  /** `expect`: how many entries the page had seen. What others did since is no matter if this seat's question is the same. */
  act(action: Typed, expect: number): void {
    const { table } = this;
    const seat = this.seatToAct();
    const isOwn = expect === table.seq || (expect >= this.playingSince && table.stillAsks(seat, expect));
    if (!isOwn) throw new NotNow('STALE', 'The game has gone on meanwhile.');
    this.carryOut(seat, action);
    this.goOn();
  }

  undo(step: boolean, to?: number): void {
    const seat = this.playing ?? this.table.people[0] ?? 0;
    this.table.undo(seat, { step, to }, this.world.now());
    this.changed();
    this.goOn();
  }

  arm(order: Typed | null): void {
    const seat = this.playing;
    if (seat === null) return;
    this.table.giveOrder(seat, order);
    this.showAll();
    this.goOn();
  }

  /** What the one who holds the device saw after an act. */
  viewAfter(act: number): unknown {
    return this.table.viewAfter(act, this.playing);
  }

  /** A bot may be thinking meanwhile: whoever asks waits for its turn. */
  async hint(): Promise<ThinkAnswer> {
    const { table } = this;
    const seat = this.seatToAct();
    if (!table.toAct.includes(seat))
      throw new Refusal('NOT_YOUR_TURN', 'There is nothing to decide for this seat now.');
    const { seq } = table;
    const answer = await this.world.thinker.think(this.question(seat, ADVISER), this.closing.signal);
    if (!table.stillAsks(seat, seq)) throw new NotNow('STALE', 'The game has gone on meanwhile.');
    return answer;
  }

  /** Nobody looks any more. */
  stop(): void {
    this.watched = false;
    this.closing.abort(new NotNow('UNAVAILABLE', 'The table was left.'));
    this.forget();
  }

  private seatToAct(): Seat {
    if (this.playing === null) throw new Refusal('NOT_YOUR_TURN', 'Nobody has taken the device yet.');
    return this.playing;
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
      this.play(next);
    } else {
      this.play(null);
      this.world.push({ push: 'hand', table: table.id, to: next });
    }
  }

  private play(seat: Seat | null): void {
    this.playing = seat;
    this.playingSince = this.table.seq;
  }

  /**
   * Follows orders, and has bots act one after the other until only people are asked. A thought goes on as long as its
   * question is the same, whatever others do meanwhile, and ends where it is not: after an undo, for instance.
   */
  private goOn(): void {
    if (!this.watched) return;
    const { table } = this;
    for (let due = table.dueOrder(); due !== null; due = table.dueOrder()) this.carryOut(due.seat, due.action);
    if (this.thought !== null && table.stillAsks(this.thought.seat, this.thought.seq)) return;
    this.forget();
    for (const seat of table.toAct) {
      const bot = table.seats[seat]!;
      if (bot.kind !== 'bot') continue;
      const isSecret = bot.level === ADVISER && table.asksAnyway(seat);
      void this.botActs(seat, isSecret, botNamed(bot.level, bot.style, loadedGame(table.game.id)?.styles));
      return;
    }
  }

  private async botActs(seat: Seat, isSecret: boolean, bot: string): Promise<void> {
    const thought: Thought = { seat, seq: this.table.seq, end: new AbortController() };
    const { signal } = thought.end;
    this.thought = thought;
    try {
      const answerable = isSecret ? pause(SECRET_ANSWER_MS) : undefined;
      const budget = isSecret ? { ms: SECRET_THOUGHT_MS } : {};
      const { action } = await this.world.thinker.think(this.question(seat, bot, budget), signal);
      await answerable;
      if (signal.aborted) return;
      this.thought = null;
      this.carryOut(seat, action);
      this.nextRestMs = FIRST_REST_MS;
      this.goOn();
    } catch (error) {
      if (signal.aborted) return;
      this.thought = null;
      console.error(error);
      this.goOnLater();
    }
  }

  /** Nobody else may be asked: without this the table would stand still for good. */
  private goOnLater(): void {
    this.rest = setTimeout(() => this.goOn(), this.nextRestMs);
    this.nextRestMs = Math.min(2 * this.nextRestMs, LONGEST_REST_MS);
  }

  /** Whoever still thinks, thinks in vain. */
  private forget(): void {
    this.thought?.end.abort();
    this.thought = null;
    clearTimeout(this.rest);
  }

  private carryOut(seat: Seat, action: Typed): void {
    this.table.act(seat, action, this.world.now());
    this.changed();
  }

  /** The same table and the same seed give the same thoughts. */
  private question(seat: Seat, level: string, budget: ThinkRequest['budget'] = {}): ThinkRequest {
    const { table } = this;
    const seed = `${table.commitment}:${table.seq}:${seat}`;
    const { id: game, rules } = table.game;
    return { game, rules, state: table.state, seat, level, budget, seed };
  }

  private show(): void {
    if (!this.watched) return;
    const { table, playing } = this;
    const played = table.log(playing, table.seq - 1)[0]!;
    const standing = table.standing(playing, this.world.now());
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
      standing: table.standing(playing, this.world.now()),
    });
  }
}

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));
