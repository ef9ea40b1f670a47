import type { SavedGame, SavedSummary, StorageTrouble } from './messages.js';
import type { GameStore } from './store.js';

/**
 * Where games are kept: in memory always, in the browser's storage as long as it takes them. A game that storage refuses
 * is offered to it again with every later change, and is not lost as long as the page is open.
 */
export class Shelf {
  private readonly store: GameStore;
  private readonly report: (trouble: StorageTrouble | null) => void;
  private readonly unsaved = new Map<string, { game: SavedGame; summary: SavedSummary }>();
  private trouble: StorageTrouble | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(store: GameStore, report: (trouble: StorageTrouble | null) => void) {
    this.store = store;
    this.report = report;
  }

  async summaries(): Promise<SavedSummary[]> {
    const stored = await this.store.summaries().catch((error) => this.failed(error, [] as SavedSummary[]));
    const memory = [...this.unsaved.values()].map(({ summary }) => summary);
    const rest = stored.filter(({ id }) => !this.unsaved.has(id));
    return [...memory, ...rest].sort((a, b) => b.updatedAt - a.updatedAt);
  }

  async get(id: string): Promise<SavedGame | undefined> {
    return this.unsaved.get(id)?.game ?? (await this.store.get(id).catch((error) => this.failed(error, undefined)));
  }

  put(game: SavedGame, summary: SavedSummary): void {
    this.unsaved.set(game.id, { game, summary });
    this.writing = this.writing.then(() => this.write());
  }

  async remove(id: string): Promise<void> {
    this.unsaved.delete(id);
    await this.writing;
    await this.store.remove(id).catch((error) => this.failed(error, undefined));
  }

  private async write(): Promise<void> {
    for (const [id, kept] of [...this.unsaved]) {
      try {
        await this.store.put(kept.game, kept.summary);
        if (this.unsaved.get(id) === kept) this.unsaved.delete(id);
      } catch (error) {
        this.failed(error, undefined);
        return;
      }
    }
    this.tell(null);
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
