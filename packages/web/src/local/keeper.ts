import { gameById } from '@roadstead/games';
import { type AnyGame, Refusal } from '@roadstead/kernel';
import type { SocketErrorCode } from '@roadstead/protocol';
import { Host, type Thinks } from './host.js';
import { freshId } from './ids.js';
import { LocalTable } from './local-table.js';
import type { Hold } from './locks.js';
import type { LocalMessage, LocalRequest, SavedGame } from './messages.js';
import { Pause } from './pause.js';
import { parseFile } from './saved-file.js';
import { Shelf } from './shelf.js';
import type { GameStore } from './store.js';

export interface KeeperWorld {
  send(message: LocalMessage): void;
  readonly store: GameStore;
  readonly hold: Hold;
  thinker(): Thinks;
  now(): number;
}

/** Everything that is not a refusal by the rules, for the page to say it in its language. */
class NotHere extends Error {
  readonly code: SocketErrorCode;

  constructor(code: SocketErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

type AtTable = Extract<LocalRequest, { table: string }>;

/** Answers everything that a page without a server asks: the body of the worker that keeps the tables. */
export class Keeper {
  private readonly world: KeeperWorld;
  private readonly shelf: Shelf;
  /** The tables that are being looked at, and what lets them go. */
  private readonly hosts = new Map<string, { readonly host: Host; readonly release: () => void }>();
  /** Tables that are only tried out. */
  private readonly loose = new Map<string, SavedGame>();
  private readonly pause = new Pause();

  constructor(world: KeeperWorld) {
    this.world = world;
    this.shelf = new Shelf(world.store, (trouble) => world.send({ push: 'storage', trouble }));
  }

  async handle(request: LocalRequest): Promise<void> {
    const { id } = request;
    try {
      this.world.send({ id, ok: true, ...(await this.answer(request)) });
    } catch (error) {
      const isKnown = error instanceof Refusal || error instanceof NotHere;
      if (!isKnown) console.error(error);
      const code = isKnown ? (error.code as SocketErrorCode) : 'UNAVAILABLE';
      const message = error instanceof Error ? error.message : String(error);
      this.world.send({ id, ok: false, error: { code, message } });
    }
  }

  private async answer(request: LocalRequest): Promise<object> {
    switch (request.do) {
      case 'tables':
        return { tables: await this.shelf.summaries() };
      case 'new': {
        const { setup } = request;
        return this.put(LocalTable.open(freshId(), gameNamed(setup.game), setup, this.world.now()));
      }
      case 'load':
        return this.put(loaded(parseFile(request.file, this.world.now())), request.loose);
      case 'keep':
        return this.keep(request.table);
      case 'record':
        return { file: this.hosts.get(request.table)?.host.table.saved() ?? (await this.saved(request.table)) };
      case 'drop':
        this.leave(request.table);
        await this.shelf.remove(request.table);
        return {};
      case 'pace':
        this.pause.ms = request.ms;
        return {};
      case 'hurry':
        this.pause.hurry();
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
    const host = this.hosts.get(request.table)?.host;
    if (host === undefined) throw new NotHere('UNAVAILABLE', 'This game is open in another window.');
    switch (request.do) {
      case 'take':
        host.take(request.seat);
        break;
      case 'act':
        if (request.expect !== host.table.seq) throw new NotHere('STALE', 'The game has gone on meanwhile.');
        this.pause.calm();
        host.act(request.action);
        break;
      case 'undo':
        host.undo(request.step ?? false);
        break;
      case 'arm':
        host.arm(request.order);
        break;
      case 'hint': {
        const { action, why, estimates } = await host.hint();
        return { hint: { action, why, estimates } };
      }
    }
    return { seq: host.table.seq };
  }

  /** A new table stays on the shelf until somebody looks at it. */
  private put(table: LocalTable, loose = false): object {
    if (loose) this.loose.set(table.id, table.saved());
    else this.save(table);
    return { table: table.id };
  }

  private keep(id: string): object {
    const host = this.hosts.get(id)?.host;
    if (host === undefined) throw new NotHere('UNKNOWN_TABLE', 'This game is not on this device.');
    this.loose.delete(id);
    this.save(host.table);
    return { table: id };
  }

  private async join(id: string, seize: boolean): Promise<Host> {
    const known = this.hosts.get(id);
    if (known) return known.host;
    const release = await this.world.hold(id, seize, () => this.lost(id));
    if (release === null) throw new NotHere('UNAVAILABLE', 'This game is open in another window.');
    try {
      // Only now, for another window may have played on.
      const host = this.hostOf(loaded(await this.saved(id)));
      this.hosts.set(id, { host, release });
      return host;
    } catch (error) {
      release();
      throw error;
    }
  }

  private leave(id: string): void {
    const known = this.hosts.get(id);
    known?.host.stop();
    known?.release();
    this.hosts.delete(id);
    this.loose.delete(id);
  }

  /** Another window has taken the table. */
  private lost(id: string): void {
    this.leave(id);
    this.world.send({ push: 'elsewhere', table: id });
  }

  private async saved(id: string): Promise<SavedGame> {
    const saved = this.loose.get(id) ?? (await this.shelf.get(id));
    if (saved === undefined) throw new NotHere('UNKNOWN_TABLE', 'This game is not on this device.');
    return saved;
  }

  private hostOf(table: LocalTable): Host {
    return new Host(table, this.world.thinker(), {
      push: (push) => this.world.send(push),
      save: (table) => this.save(table),
      now: this.world.now,
      pause: () => this.pause.over(),
    });
  }

  private save(table: LocalTable): void {
    if (this.loose.has(table.id)) return;
    this.shelf.put(table.saved(), table.summary());
  }
}

function loaded(saved: SavedGame): LocalTable {
  return LocalTable.load(gameNamed(saved.record.game), saved);
}

function gameNamed(id: string): AnyGame {
  const entry = gameById(id);
  if (entry === undefined) throw new Refusal('UNKNOWN_GAME', 'There is no such game here.');
  return entry.game;
}
