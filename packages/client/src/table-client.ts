import type { Room, SocketPush } from '@roadstead/protocol';
import type { Connection, LinkState, UnsentRequest } from './connection.js';
import {
  type AfterHearing,
  hearChanged,
  hearPlayed,
  hearStanding,
  type Known,
  NOTHING_KNOWN,
  newer,
  withoutBase,
  withSaid,
} from './known.js';
import type { RefusalInfo, RequestOutcome } from './outcome.js';
import { realTimers, type Timers } from './timers.js';
import { NOTHING_WATCHED, type TableVerb, type VerbAtTable, type WatchedState, WatchedTable } from './watched-table.js';

/** Everything that is known of one table on a server. */
export interface TableState extends WatchedState {
  readonly link: LinkState;
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

/** One table on a server, watched. It finds out by itself what it has missed. */
export class TableClient extends WatchedTable<TableState> {
  private readonly connection: Connection;
  private readonly timers: Timers;
  private readonly lagMs: number;
  private readonly refreshMs: number;
  private readonly stops: (() => void)[];
  private readonly isLast: () => boolean;
  private stopLag: (() => void) | null = null;
  private stopRefresh: () => void = () => {};
  private known: Known = NOTHING_KNOWN;
  /** The highest entry that somebody has spoken of. */
  private highest = 0;
  /** The last entry that we ourselves made. */
  private ours = 0;
  private watching = false;
  private watchAgain = false;
  private looking: boolean | null = null;
  private heardAt: number;

  constructor({
    connection,
    table,
    room,
    timers = realTimers(),
    lagMs = 1_500,
    refreshMs = 60_000,
  }: TableClientOptions) {
    super(table, { ...NOTHING_WATCHED, room: room ?? null, link: connection.link });
    this.connection = connection;
    this.timers = timers;
    this.lagMs = lagMs;
    this.refreshMs = refreshMs;
    this.heardAt = timers.now();
    this.stops = [connection.onPush((push) => this.heard(push)), connection.onLink((link) => this.linkIs(link))];
    this.isLast = connection.watches(table);
    this.refreshIn(refreshMs);
    this.watch();
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

  close(): void {
    if (this.closed) return;
    this.closed = true;
    for (const stop of this.stops) stop();
    this.stopLag?.();
    this.stopRefresh();
    // The server tells a line, not a client: another may have been opened before this one was closed.
    if (this.isLast()) void this.connection.request({ do: 'unwatch', table: this.table }, false);
  }

  protected override send(request: VerbAtTable): Promise<RequestOutcome> {
    return this.connection.request(request as UnsentRequest, true);
  }

  protected override learnFrom({ do: verb }: TableVerb, outcome: RequestOutcome): void {
    if (outcome.ok) {
      const changes = verb === 'act' || verb === 'undo';
      if (changes && outcome.seq !== undefined) this.ours = Math.max(this.ours, outcome.seq);
      this.spokenOf(this.ours);
    } else if (outcome.standing !== undefined) {
      this.learn({ known: newer(this.known, outcome.standing), gap: false });
    }
  }

  protected override get isWaiting(): boolean {
    return super.isWaiting || this.ours > this.known.log.length;
  }

  private linkIs(link: LinkState): void {
    this.known = withoutBase(this.known);
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
      case 'changed':
        this.learn(hearChanged(this.known, push));
        this.spokenOf(push.log.at(-1)?.seq ?? 0);
        break;
      case 'said':
        this.show({ said: withSaid(this.shown.said, push.said) });
        break;
    }
  }

  private learn({ known, gap }: AfterHearing): void {
    this.known = known;
    this.show(shownOf(known));
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
    this.show(shownOf(this.known));
    this.watch();
  }

  private refreshIn(ms: number): void {
    this.stopRefresh = this.timers.after(ms, () => {
      const silent = this.timers.now() - this.heardAt;
      if (silent >= this.refreshMs) this.watch();
      this.refreshIn(silent >= this.refreshMs ? this.refreshMs : this.refreshMs - silent);
    });
  }
}

function shownOf({ standing, opening, log }: Known): Pick<TableState, 'standing' | 'opening' | 'log'> {
  return { standing, opening: opening ?? [], log };
}
