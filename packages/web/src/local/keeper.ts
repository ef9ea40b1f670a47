import { gameById } from '@roadstead/games';
import { type AnyGame, Refusal } from '@roadstead/kernel';
import type { SocketErrorCode } from '@roadstead/protocol';
import { Host, type HostWorld, type Thinks } from './host.js';
import { freshId } from './ids.js';
import { LocalTable } from './local-table.js';
import type { LocalMessage, LocalRequest, NewLocalGame } from './messages.js';
import { parseFile } from './saved-file.js';
import { Shelf } from './shelf.js';
import type { GameStore } from './store.js';

export interface KeeperWorld {
  send(message: LocalMessage): void;
  readonly store: GameStore;
  thinker(): Thinks;
  now(): number;
}

/** Answers everything that a page without a server asks: the body of the worker that keeps the tables. */
export class Keeper {
  private readonly world: KeeperWorld;
  private readonly shelf: Shelf;
  private readonly hosts = new Map<string, Host>();
  private paceMs = 0;
  private hurried = false;
  private wake: (() => void) | null = null;

  constructor(world: KeeperWorld) {
    this.world = world;
    this.shelf = new Shelf(world.store, (trouble) => world.send({ push: 'storage', trouble }));
  }

  async handle(request: LocalRequest): Promise<void> {
    const { id } = request;
    try {
      this.world.send({ id, ok: true, ...(await this.answer(request)) });
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error);
      const code = error instanceof Refusal ? (error.code as SocketErrorCode) : 'UNAVAILABLE';
      const message = error instanceof Error ? error.message : String(error);
      this.world.send({ id, ok: false, error: { code, message } });
    }
  }

  private async answer(request: LocalRequest): Promise<object> {
    switch (request.do) {
      case 'tables':
        return { tables: await this.shelf.summaries() };
      case 'new':
        return { table: this.open(request.setup).table.id };
      case 'load':
        return { table: this.load(request.file) };
      case 'drop':
        await this.drop(request.table);
        return {};
      case 'pace':
        this.paceMs = request.ms;
        return {};
      case 'hurry':
        this.hurried = true;
        this.wake?.();
        return {};
      case 'ping':
        return {};
      case 'mute':
      case 'say':
      case 'look':
      case 'askUndo':
      case 'answerUndo':
        throw new Refusal('BAD_REQUEST', 'There is nobody to hear that at a table without a server.');
      default:
        return this.atTable(await this.host(request.table), request);
    }
  }

  private async atTable(host: Host, request: Extract<LocalRequest, { table: string }>): Promise<object> {
    switch (request.do) {
      case 'watch':
        host.watch();
        break;
      case 'unwatch':
        host.unwatch();
        break;
      case 'take':
        host.take(request.seat);
        break;
      case 'act':
        this.checkFresh(host, request.expect);
        this.hurried = false;
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
      case 'record':
        return { file: host.table.saved() };
    }
    return { seq: host.table.seq };
  }

  private checkFresh(host: Host, expect: number): void {
    if (expect !== host.table.seq) throw new Refusal('ILLEGAL_ACTION', 'The game has gone on meanwhile.');
  }

  private open(setup: NewLocalGame): Host {
    const table = LocalTable.open(freshId(), gameNamed(setup.game), setup, this.world.now());
    this.save(table);
    return this.keep(table);
  }

  private load(file: unknown): string {
    const saved = parseFile(file, this.world.now());
    const table = LocalTable.load(gameNamed(saved.record.game), saved);
    this.save(table);
    return this.keep(table).table.id;
  }

  private async drop(id: string): Promise<void> {
    this.hosts.get(id)?.stop();
    this.hosts.delete(id);
    await this.shelf.remove(id);
  }

  private async host(id: string): Promise<Host> {
    const known = this.hosts.get(id);
    if (known) return known;
    const saved = await this.shelf.get(id);
    if (saved === undefined) throw new Refusal('UNKNOWN_TABLE', 'This game is not on this device.');
    return this.hosts.get(id) ?? this.keep(LocalTable.load(gameNamed(saved.record.game), saved));
  }

  private keep(table: LocalTable): Host {
    const host = new Host(table, this.world.thinker(), this.hostWorld());
    this.hosts.set(table.id, host);
    return host;
  }

  private hostWorld(): HostWorld {
    return {
      push: (push) => this.world.send(push),
      save: (table) => this.save(table),
      now: this.world.now,
      pause: () => this.pause(),
    };
  }

  private save(table: LocalTable): void {
    this.shelf.put(table.saved(), table.summary());
  }

  private pause(): Promise<void> {
    if (this.hurried || this.paceMs === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, this.paceMs);
    });
  }
}

function gameNamed(id: string): AnyGame {
  const entry = gameById(id);
  if (entry === undefined) throw new Refusal('UNKNOWN_GAME', `There is no game "${id}" here.`);
  return entry.game;
}
