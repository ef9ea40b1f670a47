import type { Thinker } from '@roadstead/bots/worker';
import type { RequestOutcome } from '@roadstead/client';
import { loadGame } from '@roadstead/games';
import { type AnyGame, Refusal } from '@roadstead/kernel';
import type { SocketErrorCode } from '@roadstead/protocol';
import { GameLoop } from './game-loop.js';
import { freshId } from './ids.js';
import { LocalTable } from './local-table.js';
import type { LocalPush, LocalRequest, SavedGame } from './messages.js';
import { NotNow } from './not-now.js';
import { parseFile } from './saved-file.js';
import { SavedGames } from './saved-games.js';
import type { GameStore } from './store.js';
import type { LockTable } from './table-lock.js';

interface TablesWorld {
  push(push: LocalPush): void;
  readonly store: GameStore;
  readonly lockTable: LockTable;
  readonly thinker: Thinker;
  now(): number;
}

type AtTable = Extract<LocalRequest, { table: string }>;

/** Answers everything that a page without a server asks: the body of the worker that keeps the tables. */
export class LocalTables {
  private readonly world: TablesWorld;
  private readonly games: SavedGames;
  /** The tables that are being looked at, and what lets them go. */
  private readonly open = new Map<string, { readonly loop: GameLoop; readonly release: () => void }>();
  /** Tables that are only tried out. */
  private readonly loose = new Map<string, SavedGame>();

  constructor(world: TablesWorld) {
    this.world = world;
    this.games = new SavedGames(world.store, (trouble) => world.push({ push: 'storage', trouble }));
  }

  /** Never throws: what is refused is an answer too. */
  async answer(request: LocalRequest): Promise<RequestOutcome> {
    try {
      return { ok: true, ...(await this.do(request)) };
    } catch (error) {
      const isKnown = error instanceof Refusal || error instanceof NotNow;
      if (!isKnown) console.error(error);
      const code = isKnown ? (error.code as SocketErrorCode) : 'UNAVAILABLE';
      const message = error instanceof Error ? error.message : String(error);
      return { ok: false, error: { code, message } };
    }
  }

  private async do(request: LocalRequest): Promise<object> {
    switch (request.do) {
      case 'tables':
        return { tables: await this.games.summaries() };
      case 'new': {
        const { setup } = request;
        return this.put(LocalTable.open(freshId(), await gameNamed(setup.game), setup, this.world.now()));
      }
      case 'load':
        return this.put(await fromFile(parseFile(request.file, this.world.now())), request.loose);
      case 'keep':
        return this.keep(request.table);
      case 'record':
        return { file: this.open.get(request.table)?.loop.table.saved() ?? (await this.saved(request.table)) };
      case 'drop':
        this.leave(request.table);
        await this.games.remove(request.table);
        return {};
      case 'ping':
        return {};
      case 'watch':
        (await this.join(request.table, false)).watch();
        return {};
      case 'seize':
        await this.join(request.table, true);
        return {};
      case 'unwatch':
        this.leave(request.table);
        return {};
      case 'mute':
      case 'say':
      case 'look':
      case 'askUndo':
      case 'answerUndo':
        throw new Refusal('BAD_REQUEST', 'There is nobody to hear that at a table without a server.');
      default:
        return this.atTable(request);
    }
  }

  private async atTable(request: AtTable): Promise<object> {
    const loop = this.open.get(request.table)?.loop;
    if (loop === undefined) throw new NotNow('UNAVAILABLE', 'This game is open in another window.');
    switch (request.do) {
      case 'take':
        loop.take(request.seat);
        break;
      case 'act':
        loop.act(request.action, request.expect);
        break;
      case 'undo':
        loop.undo(request.step ?? false, request.to);
        break;
      case 'arm':
        loop.arm(request.order);
        break;
      case 'lookBack':
        return { seq: request.after, view: loop.viewAfter(request.after) };
      case 'hint': {
        const { action, why, estimates } = await loop.hint();
        return { hint: { action, why, estimates } };
      }
    }
    return { seq: loop.table.seq };
  }

  /** A new table is only saved until somebody looks at it. */
  private put(table: LocalTable, loose = false): object {
    if (loose) this.loose.set(table.id, table.saved());
    else this.save(table);
    return { table: table.id };
  }

  /** Whoever asks for this wants to have it for good: it is stored before they are told so. */
  private async keep(id: string): Promise<object> {
    const loop = this.open.get(id)?.loop;
    if (loop === undefined) throw new NotNow('UNKNOWN_TABLE', 'This game is not on this device.');
    this.loose.delete(id);
    this.save(loop.table);
    await this.games.written();
    return { table: id };
  }

  private async join(id: string, seize: boolean): Promise<GameLoop> {
    const known = this.open.get(id);
    if (known) return known.loop;
    const release = await this.world.lockTable(id, seize, () => this.lost(id));
    if (release === null) throw new NotNow('UNAVAILABLE', 'This game is open in another window.');
    try {
      // Only now, for another window may have played on.
      const loop = this.loopOf(await fromStore(await this.saved(id)));
      this.open.set(id, { loop, release });
      return loop;
    } catch (error) {
      release();
      throw error;
    }
  }

  private leave(id: string): void {
    const known = this.open.get(id);
    known?.loop.stop();
    known?.release();
    this.open.delete(id);
    this.loose.delete(id);
  }

  /** Another window has taken the table. */
  private lost(id: string): void {
    this.leave(id);
    this.games.leave(id);
    this.world.push({ push: 'elsewhere', table: id });
  }

  private async saved(id: string): Promise<SavedGame> {
    const saved = this.loose.get(id) ?? (await this.games.get(id));
    if (saved === undefined) throw new NotNow('UNKNOWN_TABLE', 'This game is not on this device.');
    return saved;
  }

  private loopOf(table: LocalTable): GameLoop {
    const { thinker, push, now } = this.world;
    return new GameLoop(table, { thinker, push, now, save: (table) => this.save(table) });
  }

  private save(table: LocalTable): void {
    if (this.loose.has(table.id)) return;
    this.games.put(table);
  }
}

async function fromFile(saved: SavedGame): Promise<LocalTable> {
  return LocalTable.load(await gameNamed(saved.record.game), saved);
}

async function fromStore(saved: SavedGame): Promise<LocalTable> {
  return LocalTable.resume(await gameNamed(saved.record.game), saved);
}

async function gameNamed(id: string): Promise<AnyGame> {
  const entry = await loadGame(id);
  if (entry === undefined) throw new Refusal('UNKNOWN_GAME', 'There is no such game here.');
  return entry.game;
}
