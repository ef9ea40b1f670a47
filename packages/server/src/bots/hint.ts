import { ADVISER, type ThinkAnswer } from '@roadstead/bots';
import { isPlayedByPerson } from '@roadstead/protocol';
import { Refused } from '../refused.js';
import type { StoredTable } from '../store/store.js';
import { dayOf } from '../tables/follows.js';
import type { Keeper } from '../tables/keeper.js';
import { seatAt } from '../tables/seating.js';
import { question } from './bot-question.js';
import { PoolFull, type ThinkPool } from './think-pool.js';

/** Gives advice, where nobody is harmed by it: not in rated games, not in the day's deal, not against other people. */
export class Adviser {
  private readonly keeper: Keeper;
  private readonly pool: ThinkPool;
  private readonly cameFrom: (person: string) => string;
  /** Those who wait for advice: everybody one at a time. */
  private readonly asking = new Set<string>();

  constructor(keeper: Keeper, pool: ThinkPool, cameFrom: (person: string) => string) {
    this.keeper = keeper;
    this.pool = pool;
    this.cameFrom = cameFrom;
  }

  async hint(id: string, person: string): Promise<ThinkAnswer> {
    const request = await this.keeper.look(id, ({ stored, table }) => {
      const seat = seatAt(stored, person);
      checkAllowed(stored, seat);
      if (table === null || !table.toAct.includes(seat))
        throw new Refused('NOT_YOUR_TURN', 'You have nothing to decide.');
      return question(stored, table, seat, ADVISER);
    });
    if (this.asking.has(person)) throw new Refused('TOO_MANY', 'Advice is on its way already.');
    this.asking.add(person);
    try {
      return await this.pool.think(request, { person, from: this.cameFrom(person), isAwaited: () => true });
    } catch (error) {
      if (error instanceof PoolFull) throw new Refused('UNAVAILABLE', 'Nobody has time to give advice just now.');
      throw error;
    } finally {
      this.asking.delete(person);
    }
  }
}

function checkAllowed(table: StoredTable, own: number): void {
  const { house, seats } = table;
  const others = seats.some((seat, i) => i !== own && isPlayedByPerson(seat));
  if (house.rated || dayOf(table) !== null || others) {
    throw new Refused(
      'NOT_ALLOWED',
      'There is no advice in rated games, in the deal of the day, or against other people.',
    );
  }
}
