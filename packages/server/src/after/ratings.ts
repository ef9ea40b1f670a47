import type { RatingChange, Store, StoredTable } from '../store/store.js';
import { strengthsAfter, UNKNOWN_STRENGTH, weighed } from './rating.js';

/** For so long it is remembered who has played whom. */
const REMEMBERED_MS = 90 * 86_400_000;

interface Rated {
  readonly seat: number;
  readonly person: string;
  readonly place: number;
}

/** What games do to the ratings of those who sat there. */
export class Ratings {
  private readonly store: Store;
  private readonly now: () => number;
  /** One after the other: each must know of the games that were counted before. */
  private counting: Promise<unknown> = Promise.resolve();

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /**
   * What a table did to ratings. Counts it if nobody has yet: should the process have ended right after the last entry,
   * the first who looks at the table makes good for it.
   */
  async changesOf(table: StoredTable): Promise<readonly RatingChange[]> {
    if (!mayBeDecided(table)) return [];
    const known = await this.store.ratings.changesOf(table.id);
    if (known.length > 0) return known;
    await this.count(table);
    return this.store.ratings.changesOf(table.id);
  }

  /** Once for each table, however often it is called. Only accounts have ratings, and it takes two of them. */
  count(table: StoredTable): Promise<void> {
    const counted = this.counting.then(() => this.countNow(table));
    this.counting = counted.catch(() => {});
    return counted;
  }

  private async countNow(table: StoredTable): Promise<void> {
    if (!mayBeDecided(table)) return;
    const rated = await this.decided(table);
    if (rated.length < 2) return;
    const people = rated.map(({ person }) => person);
    const known = await this.store.ratings.forGame(table.game, people);
    const before = people.map((person) => known.find((rating) => rating.person === person) ?? UNKNOWN_STRENGTH);
    const after = strengthsAfter(
      before,
      rated.map(({ place }) => place),
    );
    const weights = await this.weights(table.game, people);
    const changes = rated.map(({ seat, person }, i): RatingChange => {
      const { mean, doubt } = before[i]!;
      return { seat, person, before: { mean, doubt }, after: weighed(before[i]!, after[i]!, weights[i]!) };
    });
    await this.store.ratings.count(table.id, table.game, changes, this.now());
  }

  /** The same people again and again tell less and less: with each other, the n-th game counts for an n-th. */
  private async weights(game: string, people: readonly string[]): Promise<number[]> {
    const since = this.now() - REMEMBERED_MS;
    return Promise.all(
      people.map(async (person) => {
        const others = people.filter((other) => other !== person);
        const together = await this.store.ratings.together(game, person, others, since);
        const parts = others.map((other) => 1 / (1 + (together.get(other) ?? 0)));
        return parts.reduce((sum, part) => sum + part, 0) / parts.length;
      }),
    );
  }

  /**
   * The accounts with their places; nobody as long as it is open who of them wins. Who went away is behind all others. Games
   * that began before it was noted who counts count all of them.
   */
  private async decided({ seats, status, result }: StoredTable): Promise<Rated[]> {
    const isNoted = seats.some(({ counts }) => counts);
    const accounts = await Promise.all(
      seats.map(async ({ person: id, lostAt, counts }, seat) => {
        if (isNoted && !counts) return [];
        const person = id === null ? null : await this.store.people.byId(id);
        if (person?.passphraseHash == null) return [];
        const place = result?.ranking.find((ranked) => ranked.seat === seat)?.place ?? 1;
        return [{ seat, person: person.id, lostAt: lostAt ?? Number.POSITIVE_INFINITY, place }];
      }),
    );
    const found = accounts.flat();
    const stay = found.filter(({ lostAt }) => lostAt === Number.POSITIVE_INFINITY);
    if (status !== 'over' && stay.length > 1) return [];
    return found.map(({ seat, person, lostAt, place }) => {
      const better = found.filter((other) => other.lostAt > lostAt || (other.lostAt === lostAt && other.place < place));
      return { seat, person, place: better.length + 1 };
    });
  }
}

/** Deals that somebody has seen before are never rated. */
function mayBeDecided({ house, status, result, plannedSeed, seats }: StoredTable): boolean {
  if (!house.rated || plannedSeed !== null) return false;
  return status === 'over' ? result !== null : seats.some(({ lostAt }) => lostAt !== undefined);
}
