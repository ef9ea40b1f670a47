import { GAMES, gameById } from '@roadstead/games/all';
import { tallySteps } from '@roadstead/kernel';
import type { Statistics } from '@roadstead/protocol';
import { Refused } from '../refused.js';
import { inSlices } from '../slices.js';
import type { CountedTable, Store, StoredTable } from '../store/store.js';
import { allEntries, recordOf } from '../tables/loaded-table.js';
import { knownGame } from '../tables/rooms/new-table.js';

const AT_ONCE = 20;

/** Counts what people did in finished games. Of tables that are not open only sums are ever told, as of all others. */
export class Tallies {
  private readonly store: Store;
  private readonly failed: (error: unknown) => void;
  private counting: Promise<void> = Promise.resolve();
  private catchingUp: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(store: Store, failed: (error: unknown) => void) {
    this.store = store;
    this.failed = failed;
  }

  async ofPlace(game: string): Promise<Statistics> {
    knownGame(game);
    await this.counting;
    return { groups: [...(await this.store.tallies.ofPlace(game))] };
  }

  async ofPerson(person: string, game: string): Promise<Statistics> {
    knownGame(game);
    if ((await this.store.people.byId(person)) === null) {
      throw new Refused('UNKNOWN_PERSON', 'There is no such person.');
    }
    await this.counting;
    return { groups: [...(await this.store.tallies.ofPerson(person, game))] };
  }

  /** A game has come to its end. */
  add(table: StoredTable): void {
    this.counting = this.counting.then(() => this.count(table));
  }

  /** Counts, one after the other, what ended before there was counting, or right before the process did. */
  makeGood(): void {
    this.catchingUp = this.catchingUp.then(() => this.catchUp()).catch(this.failed);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.catchingUp;
    await this.counting;
  }

  private async catchUp(): Promise<void> {
    for (const { game, tally } of GAMES) {
      if (this.stopped) return;
      const counted = await tally?.();
      if (counted === undefined) continue;
      await this.store.tallies.startOver(game.id, counted.version);
      for (let some = true; some && !this.stopped; ) {
        const tables = await this.store.tallies.uncounted(game.id, AT_ONCE);
        for (const table of tables) {
          if (this.stopped) return;
          this.add(table);
          await this.counting;
          // Those who play come first.
          await new Promise((resolve) => setImmediate(resolve));
        }
        some = tables.length > 0;
      }
    }
  }

  private async count(table: StoredTable): Promise<void> {
    try {
      const counted = await this.countedTable(table);
      if (counted !== null) await this.store.tallies.count(counted);
    } catch (error) {
      this.failed(error);
    }
  }

  private async countedTable(table: StoredTable): Promise<CountedTable | null> {
    const known = gameById(table.game);
    const counting = await known?.tally?.();
    if (known === undefined || counting === undefined || table.status !== 'over' || table.record === null) return null;
    const { id, game, seats, overAt } = table;
    const common = { table: id, game, version: counting.version };
    try {
      const record = recordOf(table, await allEntries(this.store, id));
      const days = { [new Date(overAt ?? table.updatedAt).toISOString().slice(0, 10)]: 1 };
      const kind = { players: record.seats, variant: counting.variant(record.options), games: 1, days };
      const tallies = await inSlices(tallySteps(known.game, counting, record));
      const people = tallies.flatMap((tally, seat) => {
        const person = seats[seat]?.person ?? null;
        return person === null ? [] : [{ person, group: { ...kind, tally } }];
      });
      return { ...common, people };
    } catch (error) {
      // A logbook that cannot be told again is looked at once.
      this.failed(error);
      return { ...common, people: [] };
    }
  }
}
