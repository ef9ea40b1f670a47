import { gameById } from '@roadstead/games/all';
import { nextTable } from '@roadstead/kernel';
import type { Room, RoomSummary } from '@roadstead/protocol';
import type { Ratings } from '../after/ratings.js';
import type { Store, StoredTable } from '../store/store.js';
import { gameOf, hasRecord, recordOf } from '../tables/loaded-table.js';
import { namesFor, roomFor, summaryOf, type TellingFacts } from './tell-room.js';

/** Who has which table open now, as far as this process knows. */
type IsPresentAt = (table: string, person: string) => boolean;

/** Tells rooms to people. */
export class RoomTeller {
  private readonly store: Store;
  private readonly ratings: Ratings;
  private readonly isPresentAt: IsPresentAt;
  private readonly now: () => number;

  constructor(store: Store, ratings: Ratings, isPresentAt: IsPresentAt, now: () => number) {
    this.store = store;
    this.ratings = ratings;
    this.isPresentAt = isPresentAt;
    this.now = now;
  }

  async room(table: StoredTable, person: string | null): Promise<Room> {
    return roomFor(table, person, await this.facts(table));
  }

  /** The same for several people, with the facts looked up once. */
  async facts(table: StoredTable): Promise<TellingFacts> {
    return {
      names: await namesFor(this.store, [table]),
      isPresent: (person) => this.isPresentAt(table.id, person),
      now: this.now(),
      ratings: await this.ratings.changesOf(table),
      next: await this.next(table),
    };
  }

  /** What came of a finished table, and whether there is more to come. */
  private async next(table: StoredTable): Promise<TellingFacts['next']> {
    if (table.status !== 'over') return {};
    const made = await this.store.tables.followersOf(table.id);
    if (gameById(table.game)?.game.campaign === undefined || made.campaign !== undefined) return made;
    // A campaign goes on by what came of the game, not by how it was played.
    const goesOn = hasRecord(table) && nextTable(gameOf(table), recordOf(table, [])) !== null;
    return goesOn ? { ...made, goesOn } : made;
  }

  async summaries(tables: readonly StoredTable[], person?: string): Promise<RoomSummary[]> {
    const names = await namesFor(this.store, tables);
    return tables.map((table) => summaryOf(table, names, person));
  }
}
