import type { Profile, Rating } from '@roadstead/protocol';
import { Refused } from '../refused.js';
import type { Store, StoredRating } from '../store/store.js';
import { mayEnter } from '../tables/access.js';
import { knownGame } from '../tables/rooms/new-table.js';
import type { RoomTeller } from '../telling/room-teller.js';
import { shownRating } from './rating.js';

const MOST_GAMES = 100;
const MOST_RANKED = 100;

/** What can be told about people and their games. */
export class Profiles {
  private readonly store: Store;
  private readonly teller: RoomTeller;

  constructor(store: Store, teller: RoomTeller) {
    this.store = store;
    this.teller = teller;
  }

  /** The games in it are those that the asker may see. */
  async profile(id: string, asker: string): Promise<Profile> {
    const person = await this.store.people.byId(id);
    if (person === null) throw new Refused('UNKNOWN_PERSON', 'There is no such person.');
    const finished = await this.store.tables.finishedOf(id, MOST_GAMES);
    const visible = await Promise.all(finished.map((table) => mayEnter(this.store, table, asker)));
    return {
      person: { id, name: person.name },
      since: person.createdAt,
      ratings: (await this.store.ratings.of(id)).map(ratingOf),
      statistics: byGame(await this.store.tables.statisticsOf(id)),
      history: await this.teller.summaries(finished.filter((_, i) => visible[i]!)),
    };
  }

  async best(game: string) {
    knownGame(game);
    const best = await this.store.ratings.best(game, MOST_RANKED);
    const people = await Promise.all(best.map(({ person }) => this.store.people.byId(person)));
    return best.flatMap((rating, i) => {
      const person = people[i];
      return person == null ? [] : [{ person: { id: person.id, name: person.name }, rating: ratingOf(rating) }];
    });
  }
}

function ratingOf({ game, mean, doubt, games }: StoredRating): Rating {
  return { game, mean, doubt, shown: shownRating({ mean, doubt }), games };
}

type Row = Awaited<ReturnType<Store['tables']['statisticsOf']>>[number];

function byGame(rows: readonly Row[]): Profile['statistics'] {
  return [...new Set(rows.map(({ game }) => game))].map((game) => {
    const own = rows.filter((row) => row.game === game);
    const sum = (figure: (row: Row) => number) => own.reduce((total, row) => total + figure(row), 0);
    return {
      game,
      played: sum(({ played }) => played),
      won: sum(({ won }) => won),
      bySeats: own.map(({ seats, played, won }) => ({ seats, played, won })),
    };
  });
}
