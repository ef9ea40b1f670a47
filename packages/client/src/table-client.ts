import type { Typed } from '@roadstead/kernel';
import type { Phrase, Played, Room, Said, SocketPush, Standing } from '@roadstead/protocol';
import type { Asked, Connection, Link } from './connection.js';
import { type Heard, hearPlayed, hearStanding, type Known, NOTHING_KNOWN, newer, withSaid } from './known.js';
import { Listeners } from './listeners.js';
import type { Outcome, RefusalInfo } from './outcome.js';
import { realTimers, type Timers } from './timers.js';

/** Everything that is known of one table. It is never changed, only replaced. */
export interface TableState {
  /** Null until the server has told. */
  readonly room: Room | null;
  /** Null while the table gathers. */
  readonly standing: Standing | null;
  /** What happened at set-up, and every entry since: 1, 2, 3 … without a gap or a double. */
  readonly opening: readonly Typed[];
  readonly log: readonly Played[];
  readonly said: readonly Said[];
  /** Something was asked whose answer, or whose effect, is still to come. */
  readonly waiting: boolean;
  readonly link: Link;
  /** The last refusal, until something else is asked or it is dismissed. */
  readonly refusal: RefusalInfo | null;
  /** Why this table cannot be watched at all. */
  readonly barred: RefusalInfo | null;
}

export interface TableClientOptions {
  readonly connection: Connection;
  readonly table: string;
  /** As it was told over HTTP. */
  readonly room?: Room;
  readonly timers?: Timers;
  /** How long something that must have been sent may take before it is asked for. */
  readonly lagMs?: number;
  /** After so long without a word about this table one asks whether anything was missed. */
  readonly refreshMs?: number;
}

type TableVerb = Exclude<Asked, { do: 'mute' | 'ping' }>;
type AboutTable<R> = R extends { readonly table: string } ? Omit<R, 'table'> : never;

/** One table, watched. It finds out by itself what it has missed. */
export class TableClient {
  readonly table: string;
  private readonly connection: Connection;
  private readonly timers: Timers;
  private readonly lagMs: number;
  private readonly refreshMs: number;
  private readonly listeners = new Listeners<TableState>();
  private readonly stops: (() => void)[];
  private stopLag: (() => void) | null = null;
  private stopRefresh: () => void = () => {};
  private known: Known = NOTHING_KNOWN;
  private shown: TableState;
  /** The highest entry that somebody has spoken of. */
  private highest = 0;
  /** The last entry that we ourselves made. */
  private ours = 0;
  private asked = 0;
  private watching = false;
  private watchAgain = false;
  private looking: boolean | null = null;
  private heardAt: number;
  private closed = false;

  constructor({
    connection,
    table,
    room,
    timers = realTimers(),
    lagMs = 1_500,
    refreshMs = 60_000,
  }: TableClientOptions) {
    this.connection = connection;
    this.table = table;
    this.timers = timers;
    this.lagMs = lagMs;
    this.refreshMs = refreshMs;
    this.heardAt = timers.now();
    this.shown = {
      room: room ?? null,
      ...shownOf(NOTHING_KNOWN),
      said: [],
      waiting: false,
      link: connection.link,
      refusal: null,
      barred: null,
    };
    this.stops = [connection.onPush((push) => this.heard(push)), connection.onLink((link) => this.linkIs(link))];
    this.refreshIn(refreshMs);
    this.watch();
  }

  get state(): TableState {
    return this.shown;
  }

  /** Told at once and with every change. What it returns ends it. */
  subscribe(listener: (state: TableState) => void): () => void {
    listener(this.shown);
    return this.listeners.add(listener);
  }

  act(action: Typed): Promise<Outcome> {
    return this.ask({ do: 'act', expect: this.seq, action });
  }

  undo(step: boolean): Promise<Outcome> {
    return this.ask({ do: 'undo', expect: this.seq, step });
  }

  askUndo(to: number): Promise<Outcome> {
    return this.ask({ do: 'askUndo', expect: this.seq, to });
  }

  answerUndo(agree: boolean): Promise<Outcome> {
    return this.ask({ do: 'answerUndo', agree });
  }

  arm(order: Typed | null): Promise<Outcome> {
    return this.ask({ do: 'arm', order });
  }

  say(what: { readonly text: string } | { readonly phrase: Phrase }): Promise<Outcome> {
    return this.ask({ do: 'say', ...what });
  }

  hint(): Promise<Outcome> {
    return this.ask({ do: 'hint' });
  }

  /** Whether the person looks at this table now. */
  look(looking: boolean): void {
    this.looking = looking;
    void this.connection.request({ do: 'look', table: this.table, looking }, false);
  }

  /** The room as an answer over HTTP told it, which may be newer than what the socket has told. */
  roomIs(room: Room): void {
    const old = this.shown.room;
    if (old === null || room.version >= old.version) this.show({ room });
    this.missesStart();
  }

  dismissRefusal(): void {
    this.show({ refusal: null });
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    for (const stop of this.stops) stop();
    this.stopLag?.();
    this.stopRefresh();
    void this.connection.request({ do: 'unwatch', table: this.table }, false);
  }

  private get seq(): number {
    return this.known.standing?.seq ?? 0;
  }

  private async ask(verb: AboutTable<TableVerb>): Promise<Outcome> {
    this.asked++;
    this.show({ refusal: null });
    const outcome = await this.connection.request({ ...verb, table: this.table } as TableVerb, true);
    this.asked--;
    if (this.closed) return outcome;
    if (outcome.ok) {
      const changes = verb.do === 'act' || verb.do === 'undo';
      if (changes && outcome.seq !== undefined) this.ours = Math.max(this.ours, outcome.seq);
      this.spokenOf(this.ours);
    } else if (outcome.standing !== undefined) {
      this.learn({ known: newer(this.known, outcome.standing), gap: false });
    }
    this.show(outcome.ok ? {} : { refusal: outcome.error });
    return outcome;
  }

  private linkIs(link: Link): void {
    this.show({ link });
    if (link !== 'connected') return;
    this.watch();
    if (this.looking !== null) this.look(this.looking);
  }

  private heard(push: SocketPush): void {
    if (push.push === 'closing' || push.table !== this.table) return;
    this.heardAt = this.timers.now();
    switch (push.push) {
      case 'room':
        this.roomIs(push.room);
        break;
      case 'standing':
        this.learn(hearStanding(this.known, push));
        break;
      case 'played':
        this.learn(hearPlayed(this.known, push));
        break;
      case 'said':
        this.show({ said: withSaid(this.shown.said, push.said) });
        break;
    }
  }

  private learn({ known, gap }: Heard): void {
    this.known = known;
    this.show({});
    if (gap) this.watch();
    this.spokenOf(this.seq);
  }

  /** Somebody spoke of entry `seq`: if it, or what was before it, does not come by itself, it is asked for. */
  private spokenOf(seq: number): void {
    this.highest = Math.max(this.highest, seq);
    const { standing, opening, log } = this.known;
    if (this.highest <= log.length && (opening !== null || standing === null)) {
      this.stopLag?.();
      this.stopLag = null;
    } else {
      this.stopLag ??= this.timers.after(this.lagMs, () => {
        this.stopLag = null;
        this.watch();
        this.spokenOf(this.highest);
      });
    }
  }

  /** The game has begun, and nobody told how it stands. */
  private missesStart(): void {
    const status = this.shown.room?.status;
    if (status !== undefined && status !== 'gathering' && this.known.standing === null) this.spokenOf(1);
  }

  private watch(): void {
    if (this.closed || this.connection.link !== 'connected') return;
    if (this.watching) this.watchAgain = true;
    else void this.watchNow();
  }

  private async watchNow(): Promise<void> {
    const since = this.known.opening === null ? null : this.known.log.length;
    this.watching = true;
    this.watchAgain = false;
    const outcome = await this.connection.request(
      { do: 'watch', table: this.table, ...(since !== null && { seq: since }) },
      false,
    );
    this.watching = false;
    if (this.closed) return;
    if (outcome.ok) this.watched(outcome.seq ?? 0, since ?? 0);
    else this.notWatched(outcome.error);
    if (this.watchAgain) this.watch();
  }

  private watched(seq: number, since: number): void {
    this.heardAt = this.timers.now();
    if (this.shown.barred !== null) this.show({ barred: null });
    if (seq < since) this.startAnew();
    else this.spokenOf(seq);
  }

  private notWatched(error: RefusalInfo): void {
    if (error.code === 'LOST') {
      this.watchAgain = this.connection.link === 'connected';
    } else if (error.code === 'UNKNOWN_TABLE' || error.code === 'NOT_ALLOWED') {
      this.show({ barred: error });
    } else {
      this.stopLag ??= this.timers.after(this.lagMs, () => {
        this.stopLag = null;
        this.watch();
      });
    }
  }

  /** The logbook has become shorter: it was replaced, by a backup or under new rules. What we know is worth nothing. */
  private startAnew(): void {
    this.known = NOTHING_KNOWN;
    this.highest = 0;
    this.ours = 0;
    this.show({});
    this.watch();
  }

  private refreshIn(ms: number): void {
    this.stopRefresh = this.timers.after(ms, () => {
      const silent = this.timers.now() - this.heardAt;
      if (silent >= this.refreshMs) this.watch();
      this.refreshIn(silent >= this.refreshMs ? this.refreshMs : this.refreshMs - silent);
    });
  }

  private show(change: Partial<TableState>): void {
    const waiting = this.asked > 0 || this.ours > this.known.log.length;
    this.shown = { ...this.shown, ...change, ...shownOf(this.known), waiting };
    this.listeners.tell(this.shown);
  }
}

function shownOf({ standing, opening, log }: Known): Pick<TableState, 'standing' | 'opening' | 'log'> {
  return { standing, opening: opening ?? [], log };
}
