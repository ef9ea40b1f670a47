import type { SavedGame, SavedSummary } from './messages.js';

const NAME = 'roadstead';
const GAMES = 'games';
const SUMMARIES = 'summaries';

/** Games in the browser's own storage. Every promise fails if that is blocked or full. */
export interface GameStore {
  summaries(): Promise<SavedSummary[]>;
  get(id: string): Promise<SavedGame | undefined>;
  put(game: SavedGame, summary: SavedSummary): Promise<void>;
  remove(id: string): Promise<void>;
}

export class BrowserStore implements GameStore {
  private opened: Promise<IDBDatabase> | null = null;

  async summaries(): Promise<SavedSummary[]> {
    return this.read(SUMMARIES, (store) => store.getAll());
  }

  async get(id: string): Promise<SavedGame | undefined> {
    return this.read(GAMES, (store) => store.get(id));
  }

  /** Game and summary are written together or not at all. */
  async put(game: SavedGame, summary: SavedSummary): Promise<void> {
    await this.write((games, summaries) => {
      games.put(game);
      summaries.put(summary);
    });
  }

  async remove(id: string): Promise<void> {
    await this.write((games, summaries) => {
      games.delete(id);
      summaries.delete(id);
    });
  }

  private async read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const db = await this.open();
    return settled(ask(db.transaction(name).objectStore(name)));
  }

  private async write(change: (games: IDBObjectStore, summaries: IDBObjectStore) => void): Promise<void> {
    const transaction = (await this.open()).transaction([GAMES, SUMMARIES], 'readwrite');
    change(transaction.objectStore(GAMES), transaction.objectStore(SUMMARIES));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      transaction.onerror = () => reject(transaction.error ?? new Error('failed'));
    });
  }

  /** A failed opening is tried again with the next wish: storage may have been allowed since. */
  private open(): Promise<IDBDatabase> {
    this.opened ??= openDatabase().catch((error) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.result.createObjectStore(SUMMARIES, { keyPath: 'id' });
  };
  const db = await settled(request);
  db.onversionchange = () => db.close();
  return db;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('failed'));
  });
}
