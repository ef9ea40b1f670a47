import type { SavedEntry, SavedGame, SavedSummary, StorageTrouble } from './messages.js';
import type { GameStore } from './store.js';

/** A game that goes on: entries are only ever added to its logbook. */
export interface GrowingGame {
  readonly id: string;
  /** The number of entries in its logbook. */
  readonly seq: number;
  readonly over: boolean;
  saved(): SavedGame;
  /** The entries after number `seq`. */
  savedSince(seq: number): readonly SavedEntry[];
  summary(): SavedSummary;
}

/**
 * The games of this device: in memory as long as they are not stored, in the browser's storage as soon as it takes them. Every
 * change is handed to storage at once; what it refuses is offered to it again with every later change, and is not lost
 * as long as the page is open.
 */
export class SavedGames {
  private readonly store: GameStore;
  private readonly report: (trouble: StorageTrouble | null) => void;
  private readonly unsaved = new Map<string, GrowingGame>();
  /** How many entries of a game are stored. */
  private readonly stored = new Map<string, number>();
  private trouble: StorageTrouble | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(store: GameStore, report: (trouble: StorageTrouble | null) => void) {
    this.store = store;
    this.report = report;
  }

  async summaries(): Promise<SavedSummary[]> {
    const stored = await this.store.summaries().catch((error) => this.failed(error, [] as SavedSummary[]));
    const memory = [...this.unsaved.values()].map((game) => game.summary());
    const rest = stored.filter(({ id }) => !this.unsaved.has(id));
    return newestFirst([...memory, ...rest]);
  }

  async get(id: string): Promise<SavedGame | undefined> {
    const inMemory = this.unsaved.get(id);
    if (inMemory !== undefined) return inMemory.saved();
    const saved = await this.store.get(id).catch((error) => this.failed(error, undefined));
    if (saved !== undefined) this.stored.set(id, saved.record.entries.length);
    return saved;
  }

  put(game: GrowingGame): void {
    this.unsaved.set(game.id, game);
    this.writing = this.writing.then(() => this.writeAll());
  }

  /** When all that was put here is stored, as far as storage takes it. */
  written(): Promise<void> {
    return this.writing;
  }

  async remove(id: string): Promise<void> {
    this.leave(id);
    await this.writing;
    await this.store.remove(id).catch((error) => this.failed(error, undefined));
  }

  /** Somebody else writes this game from here on. */
  leave(id: string): void {
    this.unsaved.delete(id);
    this.stored.delete(id);
  }

  private async writeAll(): Promise<void> {
    for (const game of [...this.unsaved.values()]) {
      if (this.unsaved.get(game.id) !== game) continue;
      try {
        await this.write(game);
      } catch (error) {
        this.failed(error, undefined);
        return;
      }
    }
    this.tell(null);
  }

  /** Only what is new, as long as the game is played; then as a whole, in one piece. */
  private async write(game: GrowingGame): Promise<void> {
    const { id, seq } = game;
    const stored = this.stored.get(id);
    if (stored === undefined || game.over) await this.store.put(game.saved(), game.summary());
    else await this.store.append(id, stored, game.savedSince(stored), game.summary());
    // Meanwhile somebody else may have taken it, or it may have gone on.
    if (!this.unsaved.has(id)) return;
    this.stored.set(id, seq);
    if (this.unsaved.get(id) === game && game.seq === seq) this.unsaved.delete(id);
  }

  private failed<T>(error: unknown, instead: T): T {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    this.tell(name === 'QuotaExceededError' ? 'full' : 'blocked');
    return instead;
  }

  private tell(trouble: StorageTrouble | null): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.report(trouble);
  }
}

export function newestFirst(games: readonly SavedSummary[]): SavedSummary[] {
  return [...games].sort((a, b) => b.updatedAt - a.updatedAt);
}
