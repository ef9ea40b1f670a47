import { Database } from '../storage/database.js';
import type { SavedEntry, SavedGame, SavedSummary } from './messages.js';

const NAME = 'roadstead';
const GAMES = 'games';
const ENTRIES = 'entries';
const SUMMARIES = 'summaries';

/** Games in the browser's own storage. Every promise fails if that is blocked or full. */
export interface GameStore {
  summaries(): Promise<SavedSummary[]>;
  get(id: string): Promise<SavedGame | undefined>;
  /** A game in one piece, in place of what was stored of it. */
  put(game: SavedGame, summary: SavedSummary): Promise<void>;
  /** Entries that follow the first `after` ones. Fails where others have been stored there. */
  append(id: string, after: number, entries: readonly SavedEntry[], summary: SavedSummary): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A game is stored as it was when it came here, and every entry since by itself, until it is over. */
export class BrowserStore implements GameStore {
  private readonly database = new Database(NAME, 2, {
    [GAMES]: { keyPath: 'id' },
    [ENTRIES]: {},
    [SUMMARIES]: { keyPath: 'id' },
  });

  async summaries(): Promise<SavedSummary[]> {
    const [summaries] = await this.database.read<[SavedSummary[]]>([SUMMARIES], (store) => [store!.getAll()]);
    return summaries;
  }

  async get(id: string): Promise<SavedGame | undefined> {
    const [game, entries] = await this.database.read<[SavedGame | undefined, SavedEntry[]]>(
      [GAMES, ENTRIES],
      (games, entries) => [games!.get(id), entries!.getAll(entriesOf(id))],
    );
    return game && withEntries(game, entries);
  }

  put(game: SavedGame, summary: SavedSummary): Promise<void> {
    return this.database.write([GAMES, ENTRIES, SUMMARIES], (games, entries, summaries) => {
      games!.put(game);
      entries!.delete(entriesOf(game.id));
      summaries!.put(summary);
    });
  }

  append(id: string, after: number, more: readonly SavedEntry[], summary: SavedSummary): Promise<void> {
    return this.database.write([ENTRIES, SUMMARIES], (entries, summaries) => {
      for (const [i, entry] of more.entries()) entries!.add(entry, [id, after + i + 1]);
      summaries!.put(summary);
    });
  }

  remove(id: string): Promise<void> {
    return this.database.write([GAMES, ENTRIES, SUMMARIES], (games, entries, summaries) => {
      games!.delete(id);
      entries!.delete(entriesOf(id));
      summaries!.delete(id);
    });
  }
}

/** A game and what was added to its logbook since. */
export function withEntries(game: SavedGame, more: readonly SavedEntry[]): SavedGame {
  const { record, createdAt } = game;
  const times = record.entries.map((_, i) => game.times[i] ?? createdAt);
  return {
    ...game,
    updatedAt: more.at(-1)?.at ?? game.updatedAt,
    times: [...times, ...more.map(({ at }) => at)],
    record: { ...record, entries: [...record.entries, ...more.map(({ entry }) => entry)] },
  };
}

/** A list is greater than every number in the order of keys. */
function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}
