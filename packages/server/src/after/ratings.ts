import type { RatingChange, Store, StoredTable } from '../store/store.js';
import { strengthsAfter, UNKNOWN_STRENGTH } from './rating.js';

/** What finished games do to the ratings of those who sat there. */
export class Ratings {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /**
   * What a table did to ratings. Counts it if nobody has yet: should the process have ended right after the last entry,
   * the first who looks at the table makes good for it.
   */
  async changesOf(table: StoredTable): Promise<readonly RatingChange[]> {
    if (!isRated(table)) return [];
    const known = await this.store.ratings.changesOf(table.id);
    if (known.length > 0) return known;
    await this.count(table);
    return this.store.ratings.changesOf(table.id);
  }

  /** Once for each table, however often it is called. Only accounts have ratings, and it takes two of them. */
  async count(table: StoredTable): Promise<void> {
    if (!isRated(table)) return;
    const rated = await this.accountsAt(table);
    if (rated.length < 2) return;
    const known = await this.store.ratings.forGame(
      table.game,
      rated.map(({ person }) => person),
    );
    const before = rated.map(({ person }) => known.find((rating) => rating.person === person) ?? UNKNOWN_STRENGTH);
    const after = strengthsAfter(
      before,
      rated.map(({ place }) => place),
    );
    const changes = rated.map(({ seat, person }, i): RatingChange => {
      const { mean, doubt } = before[i]!;
      return { seat, person, before: { mean, doubt }, after: after[i]! };
    });
    await this.store.ratings.count(table.id, table.game, changes);
  }

  private async accountsAt({ seats, result }: StoredTable) {
    const found = await Promise.all(
      result!.ranking.map(async ({ seat, place }) => {
        const id = seats[seat]?.person ?? null;
        const person = id === null ? null : await this.store.people.byId(id);
        return person?.passphraseHash == null ? [] : [{ seat, place, person: person.id }];
      }),
    );
    return found.flat();
  }
}

/** Deals that somebody has seen before are never rated. */
function isRated({ house, status, result, plannedSeed }: StoredTable): boolean {
  return house.rated && status === 'over' && result !== null && plannedSeed === null;
}
