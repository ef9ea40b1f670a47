import { Database } from '../storage/database.js';
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
  private readonly database = new Database(NAME, (db) => {
    db.createObjectStore(GAMES, { keyPath: 'id' });
    db.createObjectStore(SUMMARIES, { keyPath: 'id' });
  });

  summaries(): Promise<SavedSummary[]> {
    return this.database.read(SUMMARIES, (store) => store.getAll());
  }

  get(id: string): Promise<SavedGame | undefined> {
    return this.database.read(GAMES, (store) => store.get(id));
  }

  put(game: SavedGame, summary: SavedSummary): Promise<void> {
    return this.database.write([GAMES, SUMMARIES], (games, summaries) => {
      games!.put(game);
      summaries!.put(summary);
    });
  }

  remove(id: string): Promise<void> {
    return this.database.write([GAMES, SUMMARIES], (games, summaries) => {
      games!.delete(id);
      summaries!.delete(id);
    });
  }
}
